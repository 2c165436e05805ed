/** What stands in the way of new shifts for a role: what people did is kept, and nobody loses a place unasked (OR-01, KP-01). */

import { holdsPlace, participationStates } from '@saath/contract/places/joining/rules';
import { describe, expect, test } from 'vitest';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import {
  goneShifts,
  isOneTimeForAll,
  losersOf,
  type Plan,
  poorerBy,
  reachOf,
  requireApart,
  requirePlannable,
} from './policy.ts';
import type { Holder } from './queries.ts';

const HOUR = 3_600_000;
const startTime = new Date('2026-12-07T09:00:00Z');
const hour = (hours: number) => new Date(startTime.getTime() + hours * HOUR);
const before = hour(-1);
const event = { startTime, endTime: hour(6), timeZone: 'UTC', publishedAt: new Date(0) };

/** A shift of two hours. */
const shift = (id: string, from: number, change: object = {}) => ({
  ...{ id, eventId: 'e', roleId: 'r', position: 1, startsAt: hour(from), endsAt: hour(from + 2) },
  ...{ minPeople: 0, maxPeople: 2, place: '', filled: 0, ...change },
});
const holder = (shiftId: string | null, state: Holder['state'] = 'confirmed') =>
  ({ shiftId, state, furtherIds: [] as string[] }) as Holder;
const [early, late] = [shift('early', 0), shift('late', 2)];
const plan = (change: Partial<Plan> = {}): Plan => ({
  ...{ event, role: { name: 'Cook' }, before: [early, late], wanted: [early, late] },
  ...{ holders: [], recorded: [], ...change },
});
const refusal = (change: Partial<Plan>, { at = before, release = false } = {}) => {
  try {
    requirePlannable(plan(change), { release, at });
    return undefined;
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return [code, message];
  }
};

describe('OR-01 new shifts of a role', () => {
  test('OR-01 are those of the role, each once; those left out are gone', () => {
    expect(refusal({})).toBeUndefined();
    expect(refusal({ wanted: [early, { ...late, id: undefined }] })).toBeUndefined();
    for (const wanted of [
      [early, shift('foreign', 2)],
      [early, { ...late, id: 'early' }],
    ])
      expect(refusal({ wanted })?.[0]).toBe('shifts.not_found');
    expect(goneShifts(plan({ wanted: [late] }))).toEqual([early]);
    expect([isOneTimeForAll(plan({ wanted: [] })), isOneTimeForAll(plan())]).toEqual([true, false]);
  });

  test('OR-01 take nobody their place unless they may be released; the refusal names the shift and how many', () => {
    const full = { ...early, filled: 2 };
    const given = {
      before: [full, late],
      wanted: [late],
      holders: [holder('early'), holder('early'), holder('late')],
    };
    expect(refusal(given)).toEqual(['shifts.has_people', '2 people hold a place in: 09:00–11:00.']);
    expect(refusal(given, { release: true })).toBeUndefined();
    expect(losersOf(plan(given))).toHaveLength(2);
    expect(losersOf(plan({ ...given, wanted: [] }))).toEqual([]);
  });

  test('OR-01 are lost by those alone who hold a place', () => {
    const losers = participationStates.filter(
      (state) => losersOf(plan({ wanted: [late], holders: [holder('early', state)] })).length > 0,
    );
    expect(losers).toEqual(participationStates.filter(holdsPlace));
  });

  test('OR-01 have room for whom they have, one by one', () => {
    const full = { ...early, filled: 2 };
    const fewer = [{ ...full, maxPeople: 1 }, late];
    expect(refusal({ before: [full, late], wanted: fewer })).toEqual([
      'shifts.below_filled',
      '2 people already hold a place in the shift 09:00–11:00, so it cannot have only 1.',
    ]);
    expect(
      refusal({ before: [full, late], wanted: [{ ...full, maxPeople: 2 }, late] }),
    ).toBeUndefined();
  });

  test('OR-01 that come in place of one time for all have room for all', () => {
    const holders = [holder(null), holder(null), holder(null)];
    const one = { ...early, id: undefined };
    const message =
      '3 people hold a place as Cook, and there are not enough places in the shifts for all of them.';
    expect(refusal({ before: [], wanted: [one], holders })).toEqual([
      'shifts.below_filled',
      message,
    ]);
    expect(
      refusal({ before: [], wanted: [one, { ...late, id: undefined }], holders }),
    ).toBeUndefined();
  });
});

describe('KP-01 what people did in a shift', () => {
  const changes: readonly [string, Plan['wanted']][] = [
    ['is deleted', [late]],
    ['is moved', [shift('early', 0.5), late]],
    ['begins later', [{ ...early, startsAt: hour(1) }, late]],
    ['is made longer', [{ ...early, endsAt: hour(3) }, late]],
    ['gives way to one time for all', []],
  ];

  test.each(changes)(
    'KP-01 is kept when the shift %s, once it has begun with people in it',
    (_, wanted) => {
      const holders = [holder('early')];
      const release = true;
      expect(refusal({ wanted, holders }, { at: startTime, release })?.[0]).toBe('shifts.begun');
      expect(refusal({ wanted, holders }, { at: startTime, release })?.[1]).toContain(
        '09:00–11:00',
      );
      const soon = new Date(startTime.getTime() - 1);
      expect(refusal({ wanted, holders }, { at: soon, release })).toBeUndefined();
      // Nobody was in it.
      const elsewhere = wanted.length > 0 ? [holder('late')] : [];
      expect(refusal({ wanted, holders: elsewhere }, { at: startTime, release })).toBeUndefined();
    },
  );

  test.each(changes)(
    'KP-01 is kept when the shift %s, also before, if anything is recorded',
    (_, wanted) => {
      const recorded = [{ shiftId: 'early' }];
      expect(refusal({ wanted, recorded }, { release: true })?.[0]).toBe('shifts.begun');
      const draft = { ...event, publishedAt: null };
      expect(refusal({ wanted, recorded, event: draft }, { release: true })?.[0]).toBe(
        'shifts.begun',
      );
    },
  );

  test('KP-01 is kept of one time for all as well: no shifts come in its place', () => {
    const given = { before: [], wanted: [{ ...early, id: undefined }], holders: [holder(null)] };
    expect(refusal(given, { at: startTime })?.[0]).toBe('shifts.begun');
    expect(refusal(given)).toBeUndefined();
    const draft = { ...event, publishedAt: null };
    expect(refusal({ ...given, event: draft }, { at: startTime })).toBeUndefined();
  });

  test('KP-01 stays where it was while other shifts come and go beside it', () => {
    const holders = [holder('early')];
    const wanted = [
      { ...early, maxPeople: 9, place: 'Gate 2' },
      { ...late, id: undefined },
    ];
    expect(refusal({ wanted, holders }, { at: startTime, release: true })).toBeUndefined();
  });
});

describe('OR-01 people with several shifts', () => {
  const both = { ...holder('early'), name: 'Aisha', furtherIds: ['late'] } as Holder;

  test('OR-01 who would lose one of them counts as those who lose their place', () => {
    const given = { wanted: [early], holders: [both] };
    expect(refusal(given)?.[0]).toBe('shifts.has_people');
    expect(refusal(given, { release: true })).toBeUndefined();
    expect([losersOf(plan(given)), poorerBy(plan(given))]).toEqual([[], [both]]);
    expect(poorerBy(plan({ wanted: [], holders: [both] }))).toEqual([]);
  });

  test('OR-01 keep what they did in the second as well', () => {
    const recorded = [{ shiftId: 'late' }];
    expect(refusal({ wanted: [early], recorded })?.[0]).toBe('shifts.begun');
  });

  test('OR-01 have none of them at one time, and come from the first to the end of the last', () => {
    expect(() => requireApart([both], [early, late] as ShiftRow[])).not.toThrow();
    const over = { ...late, startsAt: early.startsAt };
    expect(() => requireApart([both], [early, over] as ShiftRow[])).toThrow('already has a shift');
    expect(reachOf(both, [late, early] as ShiftRow[])).toMatchObject({
      ...{ id: 'early', startsAt: early.startsAt, endsAt: late.endsAt },
    });
  });
});
