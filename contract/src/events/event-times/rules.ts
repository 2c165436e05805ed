/** Rules for the times of events. Pure functions only. */

import { limits } from '../../limits.ts';
import { type Said, say } from '../../texts.ts';
import { eventEditorMessages, eventFormMessages } from '../events/messages.ts';

type TimeProblem = Said & { readonly field: 'startTime' | 'endTime' };

/** The first broken rule for the times of a new event (EV-05), or undefined when all hold. */
export function newEventTimeProblem(
  { startTime, endTime }: { startTime: Date; endTime: Date },
  now: Date,
): TimeProblem | undefined {
  if (startTime <= now) return { field: 'startTime', ...say(eventFormMessages, 'startPast') };
  if (endTime <= now) return { field: 'endTime', ...say(eventFormMessages, 'endPast') };
  if (endTime <= startTime)
    return { field: 'endTime', ...say(eventFormMessages, 'endBeforeStart') };
  return lengthProblem({ startTime, endTime }) ?? distanceProblem(startTime, now);
}

export type EventTimes = { readonly startTime: Date; readonly endTime: Date };

/** Not shorter than an hour and not longer than a month; what was shorter or longer before need not become better. */
function lengthProblem(after: EventTimes, before?: EventTimes): TimeProblem | undefined {
  const { min, max } = limits.eventDuration;
  const length = lengthOf(after);
  const known = before ? lengthOf(before) : min;
  if (length < Math.min(min, known))
    return { field: 'endTime', ...say(eventFormMessages, 'tooShort') };
  if (length > Math.max(max, known))
    return { field: 'endTime', ...say(eventFormMessages, 'tooLong') };
  return undefined;
}

function lengthOf({ startTime, endTime }: EventTimes): number {
  return endTime.getTime() - startTime.getTime();
}

function distanceProblem(startTime: Date, now: Date): TimeProblem | undefined {
  if (startTime.getTime() - now.getTime() <= limits.eventAhead.max) return undefined;
  return { field: 'startTime', ...say(eventFormMessages, 'tooFar') };
}

function isSame(before: EventTimes, after: EventTimes): boolean {
  return isSameStart(before, after) && before.endTime.getTime() === after.endTime.getTime();
}

function isSameStart(before: EventTimes, after: EventTimes): boolean {
  return before.startTime.getTime() === after.startTime.getTime();
}

/**
 * The first broken rule for new times of an event, or undefined when all hold: what changes lies ahead, and an unchanged
 * save always works.
 *
 * @param life.goesOn the event runs and keeps its start: it may end at any moment from now on
 */
export function changedTimesProblem(
  before: EventTimes,
  after: EventTimes,
  { now, goesOn }: { now: Date; goesOn: boolean },
): TimeProblem | undefined {
  if (isSame(before, after)) return undefined;
  const { startTime, endTime } = after;
  if (endTime <= startTime)
    return { field: 'endTime', ...say(eventEditorMessages, 'endBeforeStart') };
  const isNewStart = !isSameStart(before, after);
  if (isNewStart && startTime <= now)
    return { field: 'startTime', ...say(eventFormMessages, 'startPast') };
  if (goesOn) {
    if (endTime < now) return { field: 'endTime', ...say(eventFormMessages, 'endPast') };
    const isLonger = lengthOf(after) > lengthOf(before);
    return isLonger ? lengthProblem(after, before) : undefined;
  }
  if (endTime <= now) return { field: 'endTime', ...say(eventFormMessages, 'endPast') };
  return lengthProblem(after, before) ?? (isNewStart ? distanceProblem(startTime, now) : undefined);
}

/** The same for a correction of what people have done: what has begun or is over stays so. */
export function correctedTimesProblem(
  before: EventTimes,
  after: EventTimes,
  { now, isOver }: { now: Date; isOver: boolean },
): TimeProblem | undefined {
  if (isSame(before, after)) return undefined;
  const { startTime, endTime } = after;
  if (endTime <= startTime)
    return { field: 'endTime', ...say(eventEditorMessages, 'endBeforeStart') };
  if (startTime > now) return { field: 'startTime', ...say(eventEditorMessages, 'staysBegun') };
  if (isOver && endTime > now)
    return { field: 'endTime', ...say(eventEditorMessages, 'staysOver') };
  if (!isOver && endTime < now) return { field: 'endTime', ...say(eventFormMessages, 'endPast') };
  return lengthProblem(after, before);
}
