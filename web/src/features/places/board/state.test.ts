import type { Board, BoardPerson } from '@saath/contract/places/board/schema';
import { describe, expect, it } from 'vitest';
import { readBoardDraft, writeBoardDraft } from './draft.ts';
import { rebase } from './rebase.ts';
import {
  type BoardAction,
  boardReducer,
  freeIn,
  movesOf,
  outcomesOf,
  refusalOf,
  startBoard,
  takenIn,
  UNASSIGNED,
} from './state.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [COOK, DRIVER] = [idOf(901), idOf(902)];
const [aisha, bilal, cyra, daud] = [idOf(1), idOf(2), idOf(3), idOf(4)];

const person = (userId: string, change: Partial<BoardPerson> = {}): BoardPerson => ({
  userId,
  name: `Person ${userId.at(-1)}`,
  profileImage: null,
  skills: [],
  state: 'requested',
  roleId: null,
  note: '',
  isActive: true,
  fits: [50, 40],
  reasons: [],
  shift: null,
  mailsOff: [],
  ...change,
});
const holds = (userId: string, roleId: string) => person(userId, { state: 'confirmed', roleId });

/** Aisha and Bilal wait; Cyra cooks, Daud drives. One place as driver, two as cook. */
const board = (change: Partial<Board> = {}): Board => ({
  event: {
    id: idOf(900),
    title: 'River clean-up',
    status: 'UPCOMING',
    startTime: '2026-12-07T09:00:00Z',
    endTime: '2026-12-07T13:00:00Z',
    timeZone: 'Asia/Karachi',
    version: '2026-11-30T08:00:00Z',
  },
  roles: [
    { id: COOK, name: 'Cook', skills: [], maxVolunteers: 2, filled: 1 },
    { id: DRIVER, name: 'Driver', skills: [], maxVolunteers: 1, filled: 1 },
  ],
  people: [holds(cyra, COOK), holds(daud, DRIVER), person(aisha), person(bilal)],
  total: 4,
  ...change,
});

const played = (actions: readonly BoardAction[], from = startBoard(board())) =>
  actions.reduce(boardReducer, from);
const move = (to: string, ...userIds: string[]): BoardAction => ({ type: 'move', userIds, to });

describe('RO-05 moves on the board', () => {
  it('puts newcomers on top, and who comes home in the old place', () => {
    const state = played([move(COOK, bilal)]);
    expect(state.columns).toEqual({
      [UNASSIGNED]: [aisha],
      [COOK]: [bilal, cyra],
      [DRIVER]: [daud],
    });
    expect(played([move(UNASSIGNED, cyra), move(COOK, cyra), move(COOK, aisha)]).columns).toEqual({
      [UNASSIGNED]: [bilal],
      [COOK]: [aisha, cyra],
      [DRIVER]: [daud],
    });
    expect(played([move(COOK, aisha), move(UNASSIGNED, aisha)]).columns[UNASSIGNED]).toEqual([
      aisha,
      bilal,
    ]);
  });

  it('leaves columns that nothing happens to as they are', () => {
    const before = startBoard(board());
    const state = played([move(COOK, bilal)], before);
    expect(state.columns[DRIVER]).toBe(before.columns[DRIVER]);
    expect(played([move(UNASSIGNED, aisha)], before)).toBe(before);
  });

  it('takes back and makes again, step by step; a new move forgets what was taken back', () => {
    const start = startBoard(board());
    const state = played([move(COOK, aisha), { type: 'swap', one: bilal, other: daud }], start);
    expect(state.columns).toEqual({
      [UNASSIGNED]: [daud],
      [COOK]: [aisha, cyra],
      [DRIVER]: [bilal],
    });
    const back = played([{ type: 'undo' }, { type: 'undo' }, { type: 'undo' }], state);
    expect(back.columns).toEqual(start.columns);
    const again = played([{ type: 'redo' }, { type: 'redo' }, { type: 'redo' }], back);
    expect(again.columns).toEqual(state.columns);
    expect(played([{ type: 'undo' }, move(COOK, bilal)], state).undone).toEqual([]);
  });

  it('counts places with people whom the board does not show, and refuses what has no room', () => {
    const [cook, driver] = board().roles;
    if (!cook || !driver) throw new Error('Two roles');
    const large = board({ roles: [{ ...cook, maxVolunteers: 9, filled: 7 }, driver] });
    const state = startBoard(large);
    expect(takenIn(state, COOK)).toBe(7);
    expect(freeIn(played([move(COOK, aisha)], state), COOK)).toBe(1);
    expect(refusalOf(state, [aisha, bilal], COOK)).toBeUndefined();
    expect(refusalOf(state, [aisha, bilal, daud], COOK)).toBe('full');
    expect(refusalOf(state, [aisha], DRIVER)).toBe('full');
    expect(refusalOf(state, [cyra], COOK)).toBe('there');
    expect(refusalOf(state, [daud], UNASSIGNED)).toBeUndefined();
  });

  it('keeps who has no active account from places, not from losing or keeping one', () => {
    const people = [{ ...holds(cyra, COOK), isActive: false }, person(aisha, { isActive: false })];
    const state = startBoard(board({ people }));
    expect(refusalOf(state, [aisha], COOK)).toBe('inactive');
    expect(refusalOf(state, [cyra], UNASSIGNED)).toBeUndefined();
    expect(refusalOf(played([move(UNASSIGNED, cyra)], state), [cyra], COOK)).toBeUndefined();
  });

  it('sends where people ended up, not the way there', () => {
    const newcomer = person(idOf(5), { state: 'none' });
    const state = played([
      { type: 'pull', people: [newcomer] },
      move(UNASSIGNED, daud),
      move(DRIVER, newcomer.userId),
      move(COOK, aisha),
      move(UNASSIGNED, aisha),
      move(UNASSIGNED, cyra),
      move(COOK, cyra),
    ]);
    expect(movesOf(state)).toEqual([
      { userId: idOf(5), from: { state: 'none', roleId: null }, to: { roleId: DRIVER } },
      { userId: daud, from: { state: 'confirmed', roleId: DRIVER }, to: 'unassigned' },
    ]);
    expect(outcomesOf(state).map(({ effect }) => effect)).toEqual(['given', 'released']);
  });
});

describe('RO-05 unsaved moves on a newer board', () => {
  const moves = movesOf(played([move(COOK, aisha), { type: 'swap', one: bilal, other: daud }]));

  it('makes them again as one step, also where full roles change places', () => {
    const { state, lost } = rebase(board(), { pulled: [], moves });
    expect(lost).toEqual([]);
    expect(movesOf(state)).toEqual(moves);
    expect(played([{ type: 'undo' }], state).columns).toEqual(startBoard(board()).columns);
  });

  it('drops what changed meanwhile, and then what has no room any more', () => {
    const people = [holds(cyra, COOK), holds(daud, COOK), holds(idOf(7), DRIVER), person(aisha)];
    const [cook, driver] = board().roles;
    if (!cook || !driver) throw new Error('Two roles');
    const fresh = board({ people, roles: [{ ...cook, filled: 2 }, driver] });
    const { state, lost } = rebase(fresh, { pulled: [], moves });
    expect(lost).toEqual(
      expect.arrayContaining([
        { userId: daud, reason: 'changed' },
        { userId: bilal, reason: 'changed' },
        { userId: aisha, reason: 'full' },
      ]),
    );
    expect(movesOf(state)).toEqual([]);
    const gone = rebase(board({ roles: [driver] }), { pulled: [], moves });
    expect(gone.lost).toContainEqual({ userId: aisha, reason: 'role-gone' });
  });

  it('survive a reload in the storage of the tab, and go when there are none', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const newcomer = person(idOf(5), { state: 'none' });
    const state = played([{ type: 'pull', people: [newcomer] }, move(COOK, aisha)]);
    writeBoardDraft(storage, state);
    expect(readBoardDraft(storage, idOf(900))).toEqual({
      moves: movesOf(state),
      pulled: [newcomer],
    });
    writeBoardDraft(storage, startBoard(board()));
    expect(readBoardDraft(storage, idOf(900))).toBeUndefined();
    kept.set(`saath.board.${idOf(900)}`, '{"moves":[{"userId":"x"}]}');
    expect(readBoardDraft(storage, idOf(900))).toBeUndefined();
  });
});
