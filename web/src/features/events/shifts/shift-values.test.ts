import { shiftMessages, shiftProblems } from '@saath/contract/events/shifts/messages';
import { expect, it } from 'vitest';
import { spoken } from '../../../lib/spoken.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import {
  frameOf,
  madeShifts,
  nextShift,
  placesOf,
  type ShiftValues,
  shiftsProblem,
  updatesOf,
  valuesOfShifts,
} from './shift-values.ts';

const timeZone = 'Asia/Karachi';
/** From nine to one in Karachi. */
const frame = {
  startTime: new Date('2026-12-05T04:00:00Z'),
  endTime: new Date('2026-12-05T08:00:00Z'),
  timeZone,
};
const shift = (change: Partial<ShiftValues> = {}): ShiftValues => ({
  ...{ startsAt: '2026-12-05T09:00', endsAt: '2026-12-05T11:00' },
  ...{ minPeople: '', maxPeople: '3', place: '' },
  ...change,
});
const problem = (change: Partial<ShiftValues>) => shiftsProblem([shift(change)], frame, 'Cook');

it('OR-01 shifts have a frame only once both times of the event are there, the right way round', () => {
  const given = { startTime: '2026-12-05T09:00', endTime: '2026-12-05T13:00', timeZone };
  expect(frameOf(given)).toEqual(frame);
  expect(frameOf({ ...given, startTime: '' })).toBeUndefined();
  expect(frameOf({ ...given, endTime: '' })).toBeUndefined();
  expect(frameOf({ ...given, endTime: given.startTime })).toBeUndefined();
});

it.each([
  [{}, undefined, undefined],
  [{ startsAt: '' }, 'startsAt', shiftMessages.times],
  [{ endsAt: 'soon' }, 'endsAt', shiftMessages.times],
  [{ endsAt: '2026-12-05T09:00' }, 'endsAt', shiftMessages.endBeforeStart],
  [
    { startsAt: '2026-12-05T08:59' },
    'startsAt',
    spoken(shiftProblems, 'outside', { role: 'Cook', shifts: '08:59–11:00' }),
  ],
  [
    { endsAt: '2026-12-05T13:01' },
    'endsAt',
    spoken(shiftProblems, 'outside', { role: 'Cook', shifts: '09:00–13:01' }),
  ],
  [{ endsAt: '2026-12-05T13:00' }, undefined, undefined],
  [{ maxPeople: '0' }, 'maxPeople', shiftMessages.people],
  [{ maxPeople: '' }, 'maxPeople', shiftMessages.people],
  [{ maxPeople: '-3' }, 'maxPeople', shiftMessages.people],
  [{ maxPeople: '9999999' }, 'maxPeople', shiftMessages.people],
  [{ minPeople: 'some' }, 'minPeople', shiftMessages.people],
  [{ minPeople: '4' }, 'minPeople', shiftMessages.fewest],
  [{ minPeople: '3' }, undefined, undefined],
])('OR-01 of a shift with %j the field %s is wrong', (change, field, message) => {
  expect(problem(change)).toEqual(field && { index: 0, field, message });
});

it('OR-01 the first row that is wrong is told, and more than a hundred are too many', () => {
  const rows = [shift(), shift({ maxPeople: '' }), shift({ endsAt: '' })];
  expect(shiftsProblem(rows, frame, 'Cook')).toMatchObject({ index: 1, field: 'maxPeople' });
  const hundred = Array.from({ length: 100 }, () => shift());
  expect(shiftsProblem(hundred, frame, 'Cook')).toBeUndefined();
  expect(shiftsProblem([...hundred, shift()], frame, 'Cook')).toEqual({
    ...{ index: 100, field: 'startsAt', message: shiftMessages.tooMany },
  });
});

it('OR-01 shifts are made in the zone of the event, overlapping by the handover, the last one to the end', () => {
  const made = madeShifts(frame, { length: 120, handover: 30 }, '5');
  expect(made.map(({ startsAt, endsAt }) => [startsAt.slice(11), endsAt.slice(11)])).toEqual([
    ['09:00', '11:30'],
    ['11:00', '13:00'],
  ]);
  expect(made.every(({ maxPeople, minPeople }) => maxPeople === '5' && minPeople === '0')).toBe(
    true,
  );
});

it('OR-01 a further shift goes on where the last one ends, as large as it', () => {
  expect(nextShift(frame, [shift()])).toMatchObject({
    ...{ startsAt: '2026-12-05T11:00', endsAt: '2026-12-05T13:00', maxPeople: '3' },
  });
});

it.each([
  ['there is none', []],
  ['the last one ends with the event', [shift({ endsAt: '2026-12-05T13:00' })]],
  ['the last one has no end yet', [shift({ endsAt: '' })]],
])('OR-01 a further shift is for the whole event where %s', (_what, shifts) => {
  expect(nextShift(frame, shifts)).toMatchObject({
    ...{ startsAt: '2026-12-05T09:00', endsAt: '2026-12-05T13:00' },
  });
});

it('OR-01 a role takes as many as its shifts together; what is no number takes nobody', () => {
  expect(placesOf([shift(), shift({ maxPeople: ' 4 ' }), shift({ maxPeople: 'many' })])).toBe(7);
});

it('OR-01 stored shifts are shown as local times and go back as the instants that they were', () => {
  const stored = [
    {
      ...{ id: idOf('early'), startsAt: '2026-12-05T04:00:30.000Z', place: 'Gate 2' },
      ...{ endsAt: '2026-12-05T06:00:00.000Z', minPeople: 1, maxPeople: 3, filled: 0 },
    },
  ];
  const shown = valuesOfShifts(stored, timeZone);
  expect(shown[0]).toMatchObject({ startsAt: '2026-12-05T09:00', minPeople: '1', place: 'Gate 2' });
  const [same] = updatesOf(shown, { timeZone, stored });
  expect(same).toMatchObject({ id: idOf('early'), startsAt: '2026-12-05T04:00:30.000Z' });
  const moved = shown.map((each) => ({ ...each, startsAt: '2026-12-05T09:30' }));
  expect(updatesOf(moved, { timeZone, stored })[0]?.startsAt).toBe('2026-12-05T04:30:00.000Z');
});

it('OR-01 a new shift is sent without an id, and nothing said is nobody needed', () => {
  const [sent] = updatesOf([shift()], { timeZone });
  expect(sent).not.toHaveProperty('id');
  expect(sent).toMatchObject({ minPeople: 0, maxPeople: 3 });
});
