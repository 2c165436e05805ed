/** Which shift each move leads to, and what stands in the way of the moves of one save, told per person (RO-05). */
import { noFacts } from '@saath/contract/events/eligibility/rules';
import { boardProblems } from '@saath/contract/places/board/messages';
import { type ParticipationState, participationStates } from '@saath/contract/places/joining/rules';
import { say } from '@saath/contract/texts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noCrews } from '../../events/crew-rules/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import type { ClashRow } from '../around/queries.ts';
import {
  flowsOf,
  type Move,
  planMoves,
  requirePossible,
  requireRoom,
  shiftFlowsOf,
  stateAfter,
} from './policy.ts';
import type { MovesScene } from './queries.ts';

const role = (id: string, filled: number, maxVolunteers: number) =>
  ({
    id,
    name: `Role ${id}`,
    filled,
    maxVolunteers,
    needsOneOf: [] as string[],
    minAge: null,
    needsGuardian: false,
  }) as RoleRow;
const roles = [role('a', 1, 2), role('b', 0, 2)];
const active = { name: 'Aisha', role: 'Volunteer', activatedAt: new Date(0) } as Move['user'];

/** Somebody who stands somewhere and is moved to a role, or to none. */
function moveOf(
  userId: string,
  from: { state: ParticipationState | 'none'; roleId: string | null },
  toRoleId: string | null,
  change: Partial<Move> = {},
): Move {
  const existing = from.state === 'none' ? undefined : { ...from, roleName: 'Role a' };
  return {
    ...{ userId, from, toRoleId, user: active, isTimeOver: false, clash: undefined },
    elsewhere: [],
    existing: existing as Move['existing'],
    ...change,
  };
}
const outside = { state: 'none', roleId: null } as const;
const inA = { state: 'confirmed', roleId: 'a' } as const;

function refusal(moves: readonly Move[], mayClash = false) {
  try {
    requirePossible(moves, roles, mayClash ? { clashReason: 'Both want it.' } : {});
    return undefined;
  } catch (error) {
    const { code, fields } = error as { code: string; fields: Record<string, string> };
    return { code, fields };
  }
}
const problem = (move: Move) => refusal([move])?.fields[move.userId];

describe('RO-05 one person', () => {
  test('RO-05 comes from nowhere, moves, and is let go', () => {
    for (const move of [moveOf('u', outside, 'a'), moveOf('u', inA, 'b'), moveOf('u', inA, null)])
      expect(problem(move)).toBeUndefined();
  });

  test('RO-05 who has gone, is no volunteer or was never active gets no place', () => {
    expect(problem(moveOf('u', outside, 'a', { user: undefined }))).toBe(boardProblems.accountGone);
    for (const change of [{ role: 'Admin' as const }, { activatedAt: null }]) {
      const user = { ...active, ...change } as Move['user'];
      expect(problem(moveOf('u', outside, 'a', { user }))).toBe(
        say(boardProblems, 'notActive', { name: 'Aisha' }).message,
      );
      // They can still be let go.
      expect(problem(moveOf('u', inA, null, { user }))).toBeUndefined();
    }
  });

  test.each(participationStates)(
    'RO-05 who is %s and was seen elsewhere is told as they stand',
    (state) => {
      const existing = { state, roleId: 'a', roleName: 'Role a' } as Move['existing'];
      const told = problem(moveOf('u', outside, 'b', { existing }));
      expect(told).toContain('Aisha');
      const ofState: Partial<Record<ParticipationState, string>> = {
        requested: say(boardProblems, 'asksFor', { name: 'Aisha', role: 'Role a' }).message,
        waitlisted: say(boardProblems, 'waits', { name: 'Aisha' }).message,
        offered: say(boardProblems, 'waits', { name: 'Aisha' }).message,
        declined: say(boardProblems, 'declined', { name: 'Aisha' }).message,
        withdrawn: say(boardProblems, 'withdrew', { name: 'Aisha' }).message,
        confirmed: say(boardProblems, 'holds', { name: 'Aisha', role: 'Role a' }).message,
        checked_in: say(boardProblems, 'holds', { name: 'Aisha', role: 'Role a' }).message,
        completed: say(boardProblems, 'holds', { name: 'Aisha', role: 'Role a' }).message,
        left_early: say(boardProblems, 'holds', { name: 'Aisha', role: 'Role a' }).message,
      };
      expect(told).toBe(ofState[state] ?? say(boardProblems, 'outside', { name: 'Aisha' }).message);
    },
  );

  test('KP-01 of whom something is recorded keeps the place, and whose time is over stays where they are', () => {
    const here = { state: 'checked_in', roleId: 'a' } as const;
    expect(problem(moveOf('u', here, null))).toBe(
      say(boardProblems, 'recorded', { name: 'Aisha' }).message,
    );
    expect(problem(moveOf('u', here, 'b'))).toBeUndefined();
    for (const to of ['b', null])
      expect(problem(moveOf('u', inA, to, { isTimeOver: true }))).toBe(
        say(boardProblems, 'timeOver', { name: 'Aisha' }).message,
      );
  });

  test('RO-03 RO-05 needs a reason for two places at one time, but not for another role at the same', () => {
    const title = 'River clean-up';
    const clash = { title, minutesAway: null } as ClashRow;
    const message = say(boardProblems, 'overlap', { name: 'Aisha', title }).message;
    expect(refusal([moveOf('u', outside, 'a', { clash })])).toEqual({
      code: 'board.clash',
      fields: { u: message },
    });
    const far = { title, minutesAway: 40 } as ClashRow;
    expect(refusal([moveOf('u', outside, 'a', { clash: far })])?.fields).toEqual({
      u: say(boardProblems, 'tooFar', { name: 'Aisha', title, duration: 40 }).message,
    });
    expect(refusal([moveOf('u', outside, 'a', { clash })], true)).toBeUndefined();
    expect(refusal([moveOf('u', inA, 'b', { clash })])).toBeUndefined();
    const toShift = { id: 's' } as ShiftRow;
    expect(refusal([moveOf('u', inA, 'b', { clash, toShift })])?.code).toBe('board.clash');
    // When something else is wrong as well, a reason alone does not help.
    const gone = moveOf('v', outside, 'a', { user: undefined });
    expect(refusal([moveOf('u', outside, 'a', { clash }), gone])?.code).toBe('board.changed');
  });

  test('RO-05 cannot come into a role that is gone', () => {
    expect(problem(moveOf('u', outside, 'deleted'))).toBe(boardProblems.roleGone);
  });
});

describe('RO-03 RO-05 all moves together', () => {
  const aMove = fc.record({
    from: fc.constantFrom(outside, inA, { state: 'requested', roleId: null } as const),
    to: fc.constantFrom('a', 'b', null),
  });

  test('RO-03 RO-05 are possible exactly when no role has more people than places after them', () => {
    fc.assert(
      fc.property(fc.array(aMove, { maxLength: 6 }), (given) => {
        // One person at most holds the place that is taken.
        let isLeft = false;
        const moves = given.flatMap(({ from, to }, index) => {
          if (from === inA && isLeft) return [];
          isLeft ||= from === inA;
          return [moveOf(`u${index}`, from, to)];
        });
        const after = (id: string, filled: number) =>
          filled +
          moves.filter(({ toRoleId }) => toRoleId === id).length -
          moves.filter(({ from }) => from.roleId === id).length;
        const over = Math.max(0, after('a', 1) - 2) + Math.max(0, after('b', 0) - 2);
        const refused = refusal(moves);
        expect(Object.keys(refused?.fields ?? {})).toHaveLength(over);
        if (refused) expect(refused.code).toBe('board.changed');
        const net = [...flowsOf(moves).values()].reduce((sum, flow) => sum + flow.in - flow.out, 0);
        expect(net).toBe(after('a', 1) - 1 + after('b', 0));
      }),
    );
  });

  test('RO-05 the last who come go without, and who leaves makes room for them', () => {
    const three = ['x', 'y', 'z'].map((id) => moveOf(id, outside, 'b'));
    expect(refusal(three)?.fields).toEqual({
      z: say(boardProblems, 'full', { role: 'Role b' }).message,
    });
    const two = ['x', 'y'].map((id) => moveOf(id, outside, 'a'));
    expect(refusal(two)?.fields).toEqual({
      y: say(boardProblems, 'full', { role: 'Role a' }).message,
    });
    expect(refusal([...two, moveOf('z', inA, null)])).toBeUndefined();
  });

  test('OR-01 RO-05 in a shift that somebody else has filled meanwhile the last one is refused', () => {
    const shift = { id: 's', roleId: 'b', filled: 1, maxPeople: 2 } as ShiftRow;
    const into = (id: string) => moveOf(id, outside, 'b', { toShift: shift });
    const room = (moves: readonly Move[]) => () => requireRoom(moves, { shifts: [shift], roles });
    expect(room([into('x')])).not.toThrow();
    expect(room([into('x'), into('y')])).toThrow(
      expect.objectContaining({
        code: 'board.changed',
        fields: { y: say(boardProblems, 'full', { role: 'Role b' }).message },
      }),
    );
    const leaves = moveOf('z', inA, 'a');
    const existing = { ...leaves.existing, shiftId: 's' } as Move['existing'];
    const moves = [into('x'), into('y'), { ...leaves, existing }];
    expect(shiftFlowsOf(moves)).toEqual(new Map([['s', 1]]));
    expect(room(moves)).not.toThrow();
  });
});

test('RO-05 who is here stays here in another role; who is let go asks again; everybody else is confirmed', () => {
  expect(stateAfter('moved', 'checked_in')).toBe('checked_in');
  expect(stateAfter('moved', undefined)).toBe('confirmed');
  expect(stateAfter('given', 'requested')).toBe('confirmed');
  expect(stateAfter('released', 'confirmed')).toBe('requested');
});

const hour = (number: number) => new Date(Date.UTC(2026, 11, 5, number));
const shift = (
  id: string,
  from: number,
  to: number,
  taken: { filled: number; maxPeople: number },
) => ({ id, roleId: 'b', startsAt: hour(from), endsAt: hour(to), ...taken }) as ShiftRow;

/** An event from 8 to 20 o'clock, whose role `b` has a shift in the morning and one in the afternoon. */
function sceneOf(change: Partial<MovesScene> = {}): MovesScene {
  const one = { filled: 0, maxPeople: 1 };
  return {
    event: { startTime: hour(8), endTime: hour(20) } as MovesScene['event'],
    at: hour(0),
    roles,
    shifts: [shift('morning', 8, 12, one), shift('afternoon', 14, 18, one)],
    users: new Map([...'uvw'].map((id) => [id, { ...active, id } as NonNullable<Move['user']>])),
    rows: new Map(),
    elsewhere: new Map(),
    beside: new Map(),
    kinds: [],
    facts: () => noFacts,
    time: () => [],
    crews: noCrews,
    ...change,
  };
}
const into = (userId: string, shiftId?: string) => ({
  ...{ userId, from: outside, to: { roleId: 'b' } },
  ...(shiftId ? { shiftId } : {}),
});
const place = (from: number, to: number, wayMinutes = 0) =>
  ({
    ...{ startTime: hour(from), endTime: hour(to), wayMinutes, minutesAway: null },
    title: 'Food bank',
  }) as never;
const seats = (scene: MovesScene, moves: Parameters<typeof planMoves>[1]['moves']) =>
  planMoves(scene, { moves }).map(({ userId, toShift }) => `${userId} ${toShift?.id ?? 'none'}`);

describe('RO-05 OR-01 the shift of a move', () => {
  test('RO-05 people fill the shifts in their order, and each has one place', () => {
    expect(seats(sceneOf(), [into('u'), into('v')])).toEqual(['u morning', 'v afternoon']);
  });

  test('RO-05 who has another place in the morning comes in the afternoon; with no time at all it is a clash', () => {
    const busy = (...places: never[]) => sceneOf({ elsewhere: new Map([['u', places]]) });
    expect(seats(busy(place(9, 10)), [into('u')])).toEqual(['u afternoon']);
    // The way there has to begin before the morning is over.
    expect(seats(busy(place(12, 13, 30)), [into('u')])).toEqual(['u afternoon']);
    expect(seats(busy(place(12, 13)), [into('u')])).toEqual(['u morning']);
    const both = busy(place(9, 10), place(15, 16));
    expect(() => seats(both, [into('u')])).toThrow(
      expect.objectContaining({
        code: 'board.clash',
        fields: { u: say(boardProblems, 'overlap', { name: 'Aisha', title: 'Food bank' }).message },
      }),
    );
    expect(planMoves(both, { moves: [into('u')], clashReason: 'She asked.' })).toMatchObject([
      { clash: { title: 'Food bank' }, toShift: { id: 'morning' } },
    ]);
  });

  test('EL-02 RO-05 whom limits keep from the morning comes in the afternoon', () => {
    const rest = { rule: 'time', why: 'rest', nextStep: 'other_time', hours: 11 } as const;
    const tiredUntil = (end: number) =>
      sceneOf({ time: (_, __, { startTime }) => (startTime < hour(end) ? [rest] : []) });
    expect(seats(tiredUntil(12), [into('u')])).toEqual(['u afternoon']);
    expect(() => seats(tiredUntil(20), [into('u')])).toThrow(
      expect.objectContaining({ code: 'board.not_eligible' }),
    );
  });

  test('RO-05 a shift that was chosen is the one, or nothing is saved; what is over comes last', () => {
    expect(seats(sceneOf(), [into('u', 'afternoon')])).toEqual(['u afternoon']);
    expect(() => seats(sceneOf(), [into('u', 'morning'), into('v', 'morning')])).toThrow(
      expect.objectContaining({
        code: 'board.changed',
        fields: { v: say(boardProblems, 'full', { role: 'Role b' }).message },
      }),
    );
    expect(seats(sceneOf({ at: hour(13) }), [into('u')])).toEqual(['u afternoon']);
  });

  test('OR-01 RO-05 who asked for a shift gets it, unless it is full; what is over is better than none', () => {
    const from = { state: 'requested', roleId: 'b' } as const;
    const asked = { ...from, roleName: 'Role b', shiftId: 'afternoon', endTime: hour(18) };
    const rows = new Map([['u', asked as never]]);
    const moves = [{ userId: 'u', from, to: { roleId: 'b' } }];
    expect(seats(sceneOf({ rows }), moves)).toEqual(['u afternoon']);
    const [one, full] = [
      { filled: 0, maxPeople: 1 },
      { filled: 1, maxPeople: 1 },
    ];
    const shifts = [shift('morning', 8, 12, one), shift('afternoon', 14, 18, full)];
    expect(seats(sceneOf({ rows, shifts }), moves)).toEqual(['u morning']);
    expect(seats(sceneOf({ shifts, at: hour(13) }), [into('v')])).toEqual(['v morning']);
  });

  test('RO-05 a place that the same save gives back is free for the next', () => {
    const from = { state: 'confirmed', roleId: 'b' } as const;
    const full = { filled: 1, maxPeople: 1 };
    const scene = sceneOf({
      shifts: [shift('morning', 8, 12, full)],
      rows: new Map([
        ['w', { ...from, roleName: 'Role b', shiftId: 'morning', endTime: hour(12) } as never],
      ]),
    });
    const leaves = { userId: 'w', from, to: 'unassigned' } as const;
    expect(seats(scene, [leaves, into('u')])).toEqual(['w none', 'u morning']);
  });
});
