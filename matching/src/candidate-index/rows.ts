/** People as rows: their ids, what no role changes, and lists of who has which tag and which earlier place. */
import { Columns } from './columns.ts';
import { IntList } from './growing.ts';
import { Ids } from './ids.ts';

export type Rows = {
  readonly ids: Ids;
  readonly columns: Columns;
  readonly skills: IntList[];
  readonly interests: IntList[];
  /** Earlier places, by role, by organiser and by the families of the role: a row stands once for each place. */
  readonly roles: Map<string, IntList>;
  readonly organisers: Map<string, IntList>;
  readonly families: Map<string, IntList>;
};

/** So many numbers are moved in a step: some tenths of a millisecond. */
const STEP = 10_000;

/** @param people about how many there will be */
export function emptyRows(people: number): Rows {
  return {
    ids: new Ids(people),
    columns: new Columns(people),
    skills: [],
    interests: [],
    roles: new Map(),
    organisers: new Map(),
    families: new Map(),
  };
}

/** The same without dead rows, which stays in its order, made in short steps; the given rows are left as they are. */
export function* sweptRows(rows: Rows): Generator<void, Rows> {
  const { isAlive, length } = rows.columns;
  const next = new Int32Array(length);
  let kept = 0;
  for (let row = 0; row < length; row++) next[row] = isAlive[row] ? kept++ : -1;
  const columns = new Columns(kept, rows.columns);
  const ids = new Ids(kept);
  for (let row = 0; row < length; row++) {
    if (row % STEP === 0) yield;
    if ((next[row] ?? -1) < 0) continue;
    ids.add(rows.ids.keyAt(row), columns.length);
    columns.take(rows.columns, row);
  }
  return {
    ids,
    columns,
    skills: yield* sweptLists(rows.skills, next),
    interests: yield* sweptLists(rows.interests, next),
    roles: yield* sweptMap(rows.roles, next),
    organisers: yield* sweptMap(rows.organisers, next),
    families: yield* sweptMap(rows.families, next),
  };
}

function* sweptMap(lists: ReadonlyMap<string, IntList>, next: Int32Array) {
  const swept = yield* sweptLists([...lists.values()], next);
  return new Map([...lists.keys()].map((key, at) => [key, swept[at] ?? new IntList()] as const));
}

function* sweptLists(lists: readonly IntList[], next: Int32Array): Generator<void, IntList[]> {
  const swept: IntList[] = [];
  let moved = 0;
  for (const list of lists) {
    swept.push(list.renumbered(next));
    moved += list.length + 1;
    if (moved < STEP) continue;
    moved = 0;
    yield;
  }
  return swept;
}
