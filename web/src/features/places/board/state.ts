/** Who is in which column while an organiser moves people about. Pure functions over one value. */

import { effectOf, type MoveEffect } from '@saath/contract/places/board/rules';
import type { Board, BoardMove, BoardPerson } from '@saath/contract/places/board/schema';
import { isComing } from '@saath/contract/places/joining/rules';

/** The column of those who have no role. */
export const UNASSIGNED = 'unassigned';

/** A role's id, or `UNASSIGNED`. */
export type ColumnKey = string;

export type Change = { readonly userId: string; readonly from: ColumnKey; readonly to: ColumnKey };

/** What one undo takes back. */
export type Step = readonly Change[];

export type BoardState = {
  /** What the organiser saw: a save is refused where it is no longer so. */
  readonly board: Board;
  /** Volunteers who were found and put on the board; the event does not know them yet. */
  readonly pulled: readonly BoardPerson[];
  readonly people: ReadonlyMap<string, BoardPerson>;
  /** Column → the ids of its people: who was moved there first, newest on top, then who was there. */
  readonly columns: Readonly<Record<ColumnKey, readonly string[]>>;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
};

export type BoardAction =
  | { readonly type: 'move'; readonly userIds: readonly string[]; readonly to: ColumnKey }
  | { readonly type: 'swap'; readonly one: string; readonly other: string }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'pull'; readonly people: readonly BoardPerson[] }
  | { readonly type: 'replace'; readonly state: BoardState };

export function startBoard(board: Board, pulled: readonly BoardPerson[] = []): BoardState {
  const known = new Set(board.people.map(({ userId }) => userId));
  const added = pulled.filter(({ userId }) => !known.has(userId));
  const everyone = [...added, ...board.people];
  const columns: Record<ColumnKey, string[]> = { [UNASSIGNED]: [] };
  for (const { id } of board.roles) columns[id] = [];
  for (const person of everyone) columns[homeOf(person)]?.push(person.userId);
  return {
    board,
    pulled: added,
    people: new Map(everyone.map((person) => [person.userId, person] as const)),
    columns,
    done: [],
    undone: [],
  };
}

/** Where a person is as long as nobody moves them. */
export function homeOf({ state, roleId }: Pick<BoardPerson, 'state' | 'roleId'>): ColumnKey {
  return state !== 'none' && isComing(state) && roleId ? roleId : UNASSIGNED;
}

export function boardReducer(state: BoardState, action: BoardAction): BoardState {
  switch (action.type) {
    case 'move':
      return take(state, changesTo(state, action.userIds, action.to));
    case 'swap':
      return take(state, swapOf(state, action.one, action.other));
    case 'undo': {
      const step = state.done.at(-1);
      if (!step) return state;
      const back = step.map(({ userId, from, to }) => ({ userId, from: to, to: from })).reverse();
      const columns = shifted(state, back);
      return { ...state, columns, done: state.done.slice(0, -1), undone: [...state.undone, step] };
    }
    case 'redo': {
      const step = state.undone.at(-1);
      if (!step) return state;
      const columns = shifted(state, step);
      return { ...state, columns, done: [...state.done, step], undone: state.undone.slice(0, -1) };
    }
    case 'pull':
      return pull(state, action.people);
    case 'replace':
      return action.state;
  }
}

/** The changes that bring the people into a column; nothing for those who are there. */
export function changesTo(state: BoardState, userIds: readonly string[], to: ColumnKey): Step {
  return userIds.flatMap((userId) => {
    const from = columnOf(state, userId);
    return from === undefined || from === to ? [] : [{ userId, from, to }];
  });
}

function swapOf(state: BoardState, one: string, other: string): Step {
  const [from, to] = [columnOf(state, one), columnOf(state, other)];
  if (from === undefined || to === undefined || from === to) return [];
  return [
    { userId: other, from: to, to: from },
    { userId: one, from, to },
  ];
}

function take(state: BoardState, step: Step): BoardState {
  if (step.length === 0) return state;
  return { ...state, columns: shifted(state, step), done: [...state.done, step], undone: [] };
}

/** Only the columns that the changes touch are made again. */
function shifted(state: BoardState, step: Step): BoardState['columns'] {
  const columns: Record<ColumnKey, readonly string[]> = { ...state.columns };
  const rank = new Map([...state.people.keys()].map((id, index) => [id, index] as const));
  /** Undefined for those who are new in the column. */
  const rankAt = (userId: string, column: ColumnKey) => {
    const person = state.people.get(userId);
    return person && homeOf(person) === column ? rank.get(userId) : undefined;
  };
  for (const { userId, from, to } of step) {
    columns[from] = (columns[from] ?? []).filter((id) => id !== userId);
    columns[to] = withPerson(columns[to] ?? [], userId, (id) => rankAt(id, to));
  }
  return columns;
}

/** Newcomers come on top, in sight; who comes home takes the old place again. */
function withPerson(
  ids: readonly string[],
  userId: string,
  rankOf: (id: string) => number | undefined,
): readonly string[] {
  const rank = rankOf(userId);
  if (rank === undefined) return [userId, ...ids];
  const next = ids.findIndex((id) => (rankOf(id) ?? -1) > rank);
  return next < 0 ? [...ids, userId] : ids.toSpliced(next, 0, userId);
}

function pull(state: BoardState, people: readonly BoardPerson[]): BoardState {
  const added = people.filter(({ userId }) => !state.people.has(userId));
  if (added.length === 0) return state;
  const ids = added.map(({ userId }) => userId);
  return {
    ...state,
    pulled: [...added, ...state.pulled],
    people: new Map([...added.map((each) => [each.userId, each] as const), ...state.people]),
    columns: { ...state.columns, [UNASSIGNED]: [...ids, ...(state.columns[UNASSIGNED] ?? [])] },
  };
}

export function columnOf({ columns }: BoardState, userId: string): ColumnKey | undefined {
  return Object.keys(columns).find((key) => columns[key]?.includes(userId));
}

/** A place of the role is kept for the person and counted as taken, wherever their card stands. */
function isOffered(person: BoardPerson | undefined, roleId: ColumnKey): boolean {
  return person?.state === 'offered' && person.roleId === roleId;
}

/** Places of a role that are taken if everything is saved, also by people whom the board does not show. */
export function takenIn({ board, columns, people }: BoardState, roleId: string): number {
  const role = board.roles.find(({ id }) => id === roleId);
  const atHome = board.people.filter((person) => homeOf(person) === roleId).length;
  const given = [...people.values()].filter(
    (person) => isOffered(person, roleId) && !columns[UNASSIGNED]?.includes(person.userId),
  ).length;
  return (role?.filled ?? 0) - atHome - given + (columns[roleId]?.length ?? 0);
}

/** Free places of a column; there is always room among those who have no role. */
export function freeIn(state: BoardState, column: ColumnKey): number {
  if (column === UNASSIGNED) return Number.POSITIVE_INFINITY;
  const role = state.board.roles.find(({ id }) => id === column);
  return (role?.maxVolunteers ?? 0) - takenIn(state, column);
}

export type Refusal = 'full' | 'inactive' | 'there';

/** Why the people cannot come into a column; undefined when they can. */
export function refusalOf(
  state: BoardState,
  userIds: readonly string[],
  to: ColumnKey,
): Refusal | undefined {
  const changes = changesTo(state, userIds, to);
  if (changes.length === 0) return 'there';
  if (changes.some(({ userId }) => !maySit(state.people.get(userId), to))) return 'inactive';
  const newcomers = changes.filter(({ userId }) => !isOffered(state.people.get(userId), to));
  return newcomers.length > freeIn(state, to) ? 'full' : undefined;
}

/** Anyone who has no active account can only stay or lose the place. */
function maySit(person: BoardPerson | undefined, column: ColumnKey): boolean {
  if (!person) return false;
  return person.isActive || column === UNASSIGNED || homeOf(person) === column;
}

export type Outcome = {
  readonly person: BoardPerson;
  readonly effect: MoveEffect;
  /** Null: the person loses the place. */
  readonly toRoleId: string | null;
};

/** What a save would do, person by person, whatever the way there was. */
export function outcomesOf({ board, columns, people }: BoardState): Outcome[] {
  const keys = [...board.roles.map(({ id }) => id), UNASSIGNED];
  return keys.flatMap((column) =>
    (columns[column] ?? []).flatMap((userId) => {
      const person = people.get(userId);
      const toRoleId = column === UNASSIGNED ? null : column;
      const effect = person && effectOf(person, toRoleId);
      return person && effect ? [{ person, effect, toRoleId }] : [];
    }),
  );
}

export function movesOf(state: BoardState): BoardMove[] {
  return outcomesOf(state).map(({ person: { userId, state: seen, roleId }, toRoleId }) => ({
    userId,
    from: { state: seen, roleId },
    to: toRoleId === null ? 'unassigned' : { roleId: toRoleId },
  }));
}
