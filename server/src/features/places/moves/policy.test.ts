/** What stands in the way of the moves of one save, told per person (RO-05). */
import { boardProblems } from '@saath/contract/places/board/messages';
import { type ParticipationState, participationStates } from '@saath/contract/places/joining/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoleRow } from '../../events/roles/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import {
  flowsOf,
  type Move,
  requirePossible,
  requireRoom,
  shiftFlowsOf,
  stateAfter,
} from './policy.ts';

const role = (id: string, filled: number, maxVolunteers: number) =>
  ({ id, name: `Role ${id}`, filled, maxVolunteers }) as RoleRow;
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
    ...{ userId, from, toRoleId, user: active, isTimeOver: false, elsewhere: [], clash: undefined },
    existing: existing as Move['existing'],
    ...change,
  };
}
const outside = { state: 'none', roleId: null } as const;
const inA = { state: 'confirmed', roleId: 'a' } as const;

function refusal(moves: readonly Move[], mayClash = false) {
  try {
    requirePossible(moves, roles, mayClash);
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
      expect(problem(moveOf('u', outside, 'a', { user }))).toBe(boardProblems.notActive('Aisha'));
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
        requested: boardProblems.asksFor('Aisha', 'Role a'),
        waitlisted: boardProblems.waits('Aisha'),
        offered: boardProblems.waits('Aisha'),
        declined: boardProblems.declined('Aisha'),
        withdrawn: boardProblems.withdrew('Aisha'),
        confirmed: boardProblems.holds('Aisha', 'Role a'),
        checked_in: boardProblems.holds('Aisha', 'Role a'),
        completed: boardProblems.holds('Aisha', 'Role a'),
        left_early: boardProblems.holds('Aisha', 'Role a'),
      };
      expect(told).toBe(ofState[state] ?? boardProblems.outside('Aisha'));
    },
  );

  test('KP-01 of whom something is recorded keeps the place, and whose time is over stays where they are', () => {
    const here = { state: 'checked_in', roleId: 'a' } as const;
    expect(problem(moveOf('u', here, null))).toBe(boardProblems.recorded('Aisha'));
    expect(problem(moveOf('u', here, 'b'))).toBeUndefined();
    for (const to of ['b', null])
      expect(problem(moveOf('u', inA, to, { isTimeOver: true }))).toBe(
        boardProblems.timeOver('Aisha'),
      );
  });

  test('RO-03 RO-05 needs a reason for two places at one time, but not for another role at the same', () => {
    const clash = 'River clean-up';
    const message = boardProblems.overlap('Aisha', clash);
    expect(refusal([moveOf('u', outside, 'a', { clash })])).toEqual({
      code: 'board.clash',
      fields: { u: message },
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
    expect(refusal(three)?.fields).toEqual({ z: boardProblems.full('Role b') });
    const two = ['x', 'y'].map((id) => moveOf(id, outside, 'a'));
    expect(refusal(two)?.fields).toEqual({ y: boardProblems.full('Role a') });
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
        fields: { y: boardProblems.full('Role b') },
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
