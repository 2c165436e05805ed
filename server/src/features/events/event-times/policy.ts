/** How the times of an event may change (docs/decisions/0018-the-past-is-kept.md). */

import { inHours } from '@saath/contract/afterwards/hours/rules';
import {
  changedTimesProblem,
  correctedTimesProblem,
  type EventTimes,
} from '@saath/contract/events/event-times/rules';
import { eventEditorMessages } from '@saath/contract/events/events/messages';
import { say } from '@saath/contract/texts';
import { DomainError, invalidField } from '../../../platform/domain-error.ts';
import type { Past } from './queries.ts';

type Present = EventTimes & { readonly publishedAt: Date | null };

/** What speaks against a change. */
type People = {
  /** Who was recorded or has hours. */
  readonly past: Past;
  /** Whether anybody has a place. */
  readonly hasHolders: boolean;
};

/**
 * @returns whether the change is a correction of what people have done, which needs a reason
 * @throws DomainError `request.invalid`, `events.start_fixed`
 */
export function requireTimes(
  before: Present,
  after: EventTimes,
  { past, hasHolders, now }: People & { now: Date },
): boolean {
  const hasBegun = before.publishedAt !== null && before.startTime <= now;
  const isNewStart = before.startTime.getTime() !== after.startTime.getTime();
  const isOver = hasBegun && before.endTime <= now;
  const isCorrection = past.people > 0 && hasBegun && (isOver || isNewStart);
  const problem = isCorrection
    ? correctedTimesProblem(before, after, { now, isOver })
    : changedTimesProblem(before, after, { now, goesOn: hasBegun && !isOver && !isNewStart });
  if (problem) throw invalidField(problem.field, problem);
  if (!isCorrection && hasBegun && !isOver && isNewStart && hasHolders)
    throw new DomainError('events.start_fixed');
  return isCorrection;
}

/** The refusal that counts what a correction would do to hours. */
export function timesRecorded(before: Past, after: Past): DomainError {
  const [hours, hoursAfter] = [inHours(before.minutes), inHours(after.minutes)];
  return new DomainError('events.times_recorded', {
    said:
      before.people === 1
        ? say(eventEditorMessages, 'timesOfOneRecorded', { hours, after: hoursAfter })
        : say(eventEditorMessages, 'timesRecorded', {
            people: before.people,
            hours,
            after: hoursAfter,
          }),
    fields: {
      people: String(before.people),
      hours: String(hours),
      hoursAfter: String(hoursAfter),
    },
  });
}
