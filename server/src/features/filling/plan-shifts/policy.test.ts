/** MT-04 OR-01: in which parts of a plan one person may be together, and in how many (ADR 83). */
import { noTimeLimits, type TimeLimits } from '@saath/contract/events/time-limits/rules';
import { LONGEST_WAY } from '@saath/matching/travel';
import { expect, test } from 'vitest';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import type { HeldPlace } from '../../events/time-limits/queries.ts';
import { mostParts, seriesIn } from './policy.ts';

const HOUR = 3_600_000;
const nine = Date.parse('2027-05-01T09:00:00Z');
const now = new Date(nine);
const event = (change: Partial<EventRow> = {}) =>
  ({
    ...{ id: 'event', severalShifts: true, ...noTimeLimits },
    ...{ startTime: new Date(nine), endTime: new Date(nine + 8 * HOUR) },
    ...change,
  }) as EventRow;
const role = (id: string, change: Partial<RoleRow> = {}) =>
  ({
    ...{ id, crewKind: null, crewLeast: null, crewAdults: null, crewBeginners: null },
    ...change,
  }) as RoleRow;
const shift = (from: number) =>
  ({
    startsAt: new Date(nine + from * HOUR),
    endsAt: new Date(nine + (from + 1) * HOUR),
  }) as ShiftRow;
const part = (of: EventRow, roleRow: RoleRow, at?: ShiftRow) => ({
  ...{ event: of, role: roleRow, shift: at },
});

test('OR-01 shifts of one role make a series, each role one of its own', () => {
  const [cook, driver] = [role('cook'), role('driver')];
  const parts = [
    part(event(), cook, shift(1)),
    part(event(), driver, shift(2)),
    part(event(), cook, shift(3)),
  ];
  expect(parts.map(seriesIn([event()], parts, now))).toEqual([0, 1, 0]);
});

const limited: TimeLimits = { ...noTimeLimits, dayHours: 8 };
test.each<[string, EventRow[], RoleRow, ShiftRow | undefined]>([
  ['where the event does not allow it', [event({ severalShifts: false })], role('r'), shift(1)],
  ['in a plan of several events', [event(), event({ id: 'other' })], role('r'), shift(1)],
  ['where hours and rest are limited', [event(limited)], role('r'), shift(1)],
  ['of a role without shifts', [event()], role('r'), undefined],
  ['beside one that has begun', [event()], role('r'), shift(0)],
  ['of a role that asks something of its crews', [event()], role('r', { crewAdults: 1 }), shift(1)],
])('OR-01 nobody is to have several %s', (_, events, of, at) => {
  const [first = event()] = events;
  const parts = [part(first, of, at)];
  expect(parts.map(seriesIn(events, parts, now))).toEqual([undefined]);
});

test('OR-01 who has no other place then may have all of them; everybody else as many as there are events for them', () => {
  const parts = [1, 3].map((from) => part(event(), role('cook'), shift(from)));
  const place = (userId: string, change: Partial<HeldPlace> = {}): HeldPlace => ({
    ...{ userId, eventId: 'elsewhere', timeZone: 'UTC', limits: noTimeLimits },
    ...{ startsAt: nine + 2 * HOUR, endsAt: nine + 3 * HOUR, ...change },
  });
  const way = LONGEST_WAY;
  const held = [
    place('between'),
    place('on the way', { startsAt: nine - way, endsAt: nine + HOUR - way + 1 }),
    place('long before', { startsAt: nine - way - HOUR, endsAt: nine + HOUR - way }),
    place('long after', { startsAt: nine + 4 * HOUR + way, endsAt: nine + 5 * HOUR + way }),
    place('limited', { startsAt: nine - 99 * HOUR, endsAt: nine - 98 * HOUR, limits: limited }),
  ];
  const room = (userId: string) => (userId === 'full' ? 0 : 1);
  const most = mostParts(parts, { series: seriesIn([event()], parts, now), room, held });
  const people = ['free', 'between', 'on the way', 'long before', 'long after', 'limited', 'full'];
  expect(people.map(most)).toEqual([2, 1, 1, 2, 2, 1, 0]);
  const alone = mostParts(parts, { series: () => undefined, room, held });
  expect(people.map(alone)).toEqual([1, 1, 1, 1, 1, 1, 0]);
});
