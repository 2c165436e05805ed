/** Shifts as they are typed, the checks before they are sent, and those that are made from the event's time. */

import {
  generateShifts,
  isInside,
  type ShiftPattern,
  shiftName,
} from '@saath/contract/events/shift-times/rules';
import { shiftMessages, shiftProblems } from '@saath/contract/events/shifts/messages';
import type { Shift, ShiftUpdate } from '@saath/contract/events/shifts/schema';
import { limits } from '@saath/contract/limits';
import { instantOf, localTimeOf } from '@saath/contract/local-time';
import { spoken } from '../../../lib/spoken.ts';

export type ShiftValues = {
  /** Of one that is stored. */
  id?: string | undefined;
  /** Local times of the event's zone, `YYYY-MM-DDTHH:mm`. */
  startsAt: string;
  endsAt: string;
  minPeople: string;
  maxPeople: string;
  place: string;
};

/** The event's time, and the zone in which all times are written. */
export type EventFrame = {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
};

/** Undefined as long as the times of an event are not filled in, or the wrong way round. */
export function frameOf(event: {
  startTime: string;
  endTime: string;
  timeZone: string;
}): EventFrame | undefined {
  const startTime = instantOf(event.startTime, event.timeZone);
  const endTime = instantOf(event.endTime, event.timeZone);
  if (!startTime || !endTime || endTime <= startTime) return undefined;
  return { startTime, endTime, timeZone: event.timeZone };
}

export function valuesOfShifts(shifts: readonly Shift[], timeZone: string): ShiftValues[] {
  return shifts.map((shift) => ({
    id: shift.id,
    startsAt: localTimeOf(new Date(shift.startsAt), timeZone),
    endsAt: localTimeOf(new Date(shift.endsAt), timeZone),
    minPeople: String(shift.minPeople),
    maxPeople: String(shift.maxPeople),
    place: shift.place,
  }));
}

/** @param pattern one that `patternProblem` finds no fault with */
export function madeShifts(
  frame: EventFrame,
  pattern: ShiftPattern,
  people: string,
): ShiftValues[] {
  return generateShifts(frame, pattern).map(({ startsAt, endsAt }) => ({
    startsAt: localTimeOf(startsAt, frame.timeZone),
    endsAt: localTimeOf(endsAt, frame.timeZone),
    ...{ minPeople: '0', maxPeople: people, place: '' },
  }));
}

/** A further shift: from the end of the last one to the end of the event, else for the whole event. */
export function nextShift(frame: EventFrame, shifts: readonly ShiftValues[]): ShiftValues {
  const last = shifts.at(-1);
  const end = localTimeOf(frame.endTime, frame.timeZone);
  const hasRoom = last !== undefined && last.endsAt !== '' && last.endsAt < end;
  return {
    startsAt: hasRoom ? last.endsAt : localTimeOf(frame.startTime, frame.timeZone),
    endsAt: end,
    minPeople: '0',
    maxPeople: last?.maxPeople ?? '1',
    place: '',
  };
}

export type ShiftProblem = { index: number; field: keyof ShiftValues; message: string };

/** The first thing that is wrong, or undefined. */
export function shiftsProblem(
  shifts: readonly ShiftValues[],
  frame: EventFrame,
  roleName: string,
): ShiftProblem | undefined {
  for (const [index, shift] of shifts.entries()) {
    const problem = problemOf(shift, frame, roleName);
    if (problem) return { index, ...problem };
  }
  const index = limits.shiftsPerRole.max;
  if (shifts.length > index)
    return { index, field: 'startsAt', message: spoken(shiftMessages, 'tooMany') };
  return undefined;
}

function problemOf(
  shift: ShiftValues,
  frame: EventFrame,
  roleName: string,
): Omit<ShiftProblem, 'index'> | undefined {
  const startsAt = instantOf(shift.startsAt, frame.timeZone);
  const endsAt = instantOf(shift.endsAt, frame.timeZone);
  if (!startsAt) return { field: 'startsAt', message: spoken(shiftMessages, 'times') };
  if (!endsAt) return { field: 'endsAt', message: spoken(shiftMessages, 'times') };
  if (endsAt <= startsAt)
    return { field: 'endsAt', message: spoken(shiftMessages, 'endBeforeStart') };
  if (!isInside({ startsAt, endsAt }, frame)) {
    const field = startsAt < frame.startTime ? 'startsAt' : 'endsAt';
    const name = shiftName({ startsAt, endsAt }, frame);
    return { field, message: spoken(shiftProblems, 'outside', { role: roleName, shifts: name }) };
  }
  const most = countOf(shift.maxPeople);
  if (!most || most > limits.rolePlaces.max)
    return { field: 'maxPeople', message: spoken(shiftMessages, 'people') };
  const fewest = countOf(shift.minPeople || '0');
  if (fewest === undefined) return { field: 'minPeople', message: spoken(shiftMessages, 'people') };
  return fewest > most
    ? { field: 'minPeople', message: spoken(shiftMessages, 'fewest') }
    : undefined;
}

function countOf(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
}

/** How many people the shifts take together; what is no number counts as none. */
export function placesOf(shifts: readonly ShiftValues[]): number {
  return shifts.reduce((sum, { maxPeople }) => sum + (countOf(maxPeople) ?? 0), 0);
}

/** What is sent. A time that was not touched goes back as it came, also where the clocks show it twice. */
export function updatesOf(
  shifts: readonly ShiftValues[],
  { timeZone, stored = [] }: { timeZone: string; stored?: readonly Shift[] },
): (Omit<ShiftUpdate, 'minPeople' | 'maxPeople'> & { minPeople: number; maxPeople: number })[] {
  const exact = (local: string, before: string | undefined) =>
    before !== undefined && localTimeOf(new Date(before), timeZone) === local
      ? before
      : (instantOf(local, timeZone)?.toISOString() ?? local);
  return shifts.map(({ id, startsAt, endsAt, minPeople, maxPeople, place }) => {
    const before = stored.find((shift) => shift.id === id);
    return {
      ...(id ? { id } : {}),
      startsAt: exact(startsAt, before?.startsAt),
      endsAt: exact(endsAt, before?.endsAt),
      minPeople: Number(minPeople || 0),
      maxPeople: Number(maxPeople),
      place,
    };
  });
}
