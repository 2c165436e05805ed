import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { boardMessages } from './messages.ts';
import { boardMovesSchema } from './schema.ts';

const id = (at: number) => `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const [cook, driver] = [id(1), id(2)];
const move = (change: object = {}) => ({
  ...{ userId: id(9), from: { state: 'requested', roleId: null }, to: { roleId: cook } },
  ...change,
});
const problem = (moves: readonly object[]) =>
  boardMovesSchema.safeParse(moves).error?.issues[0]?.message;

test('RO-05 a save holds at least one move, and at most as many as a board has people', () => {
  const moves = (count: number) =>
    Array.from({ length: count }, (_, at) => move({ userId: id(100 + at) }));
  expect(problem([])).toBe(boardMessages.nowhere);
  expect(problem(moves(limits.boardPeople))).toBeUndefined();
  expect(problem(moves(limits.boardPeople + 1))).toBeDefined();
});

test('RO-05 moves each person once', () => {
  expect(problem([move(), move({ to: { roleId: driver } })])).toBe(boardMessages.twice);
  expect(problem([move(), move({ userId: id(10) })])).toBeUndefined();
});

test('RO-05 has no move that changes nothing', () => {
  const held = { state: 'confirmed', roleId: cook };
  expect(problem([move({ from: held })])).toBe(boardMessages.nowhere);
  expect(problem([move({ to: 'unassigned' })])).toBe(boardMessages.nowhere);
  expect(problem([move({ from: held, to: { roleId: driver } })])).toBeUndefined();
  expect(problem([move({ from: held, to: 'unassigned' })])).toBeUndefined();
  expect(problem([move({ from: { state: 'none', roleId: null } })])).toBeUndefined();
});
