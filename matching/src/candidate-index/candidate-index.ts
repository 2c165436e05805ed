/**
 * Everybody who could be suggested, in memory: inverted lists from tags to people, and what no role changes as columns.
 * A query gives those whose score may be highest, with a bound for everybody else; who really is best is for
 * `rankCandidates` (see best-of.ts).
 */
import { orderingHead, turnsFor } from '../fairness.ts';
import { familiesOf } from '../families.ts';
import type { Knowledge } from '../knowledge.ts';
import type { RoleNeed } from '../need.ts';
import type { EarlierPlace, Entry } from './entry.ts';
import { IntList } from './growing.ts';
import { type Key, keyOf } from './ids.ts';
import { emptyRows, type Rows, sweptRows } from './rows.ts';
import { search } from './search.ts';
import { Sums } from './sums.ts';
import { Vocabulary } from './vocabulary.ts';

export type IndexQuery = {
  /** The role at each time at which it can be done; a person is judged by the best. At least one. */
  readonly needs: readonly [RoleNeed, ...RoleNeed[]];
  /** By which earlier places are like the role's. */
  readonly likeness: EarlierPlace;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly knowledge: Knowledge;
  /** From 0 to 1: how far those who are asked often give way to others; 0 when left out. */
  readonly fairness?: number;
  /** At most so many, at least 1. */
  readonly limit: number;
  /** Ids of people who are not wanted. */
  readonly exclude: readonly string[];
};

export type Bounded = {
  readonly id: string;
  /** What they are ordered by (`rankBy`) is no higher. */
  readonly bound: number;
};

export type Found = {
  /** Highest bound first. */
  readonly best: readonly Bounded[];
  /** Those of everybody who is left out are no higher; minus infinity when nobody is. */
  readonly rest: number;
};

/** Dead rows are swept out when they are so many, and a third of all. */
const MANY_DEAD = 1_000;

export class CandidateIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #sums = new Sums();
  #rows: Rows;
  #dead = 0;
  /** So many times somebody was put in or taken out. */
  #changes = 0;

  /** @param people about how many there will be: what holds them then need not grow, which takes a while */
  constructor(people = 0) {
    this.#rows = emptyRows(people);
  }

  /** How many people there are. */
  get size(): number {
    return this.#rows.columns.length - this.#dead;
  }

  /** Puts a person in, in place of what was known of them. O(tags + earlier places). @throws RangeError for a bad id */
  upsert(entry: Entry): void {
    const key = keyOf(entry.id);
    this.#drop(key);
    const { ids, columns, skills, interests, roles, organisers, families } = this.#rows;
    const row = columns.add(entry);
    ids.add(key, row);
    for (const term of this.#termsOf(entry.skills)) at(skills, term).push(row);
    for (const term of this.#termsOf(entry.interests)) at(interests, term).push(row);
    for (const { roleKey, organiserId, skills } of entry.history?.earlier ?? []) {
      under(roles, roleKey).push(row);
      if (organiserId) under(organisers, organiserId).push(row);
      const family = familyKey(skills);
      if (family) under(families, family).push(row);
    }
  }

  remove(id: string): void {
    this.#drop(keyOf(id));
  }

  /**
   * Frees the rows of those who were taken out, once they are many, in short steps: whoever goes through them may do
   * other work in between, and ask. If somebody is put in or taken out meanwhile, all stays as it was. While it lasts,
   * people are in memory twice. O(all).
   */
  *sweep(): Generator<void, void> {
    if (this.#dead <= MANY_DEAD || 3 * this.#dead <= this.#rows.columns.length) return;
    const before = this.#changes;
    const swept = yield* sweptRows(this.#rows);
    if (this.#changes !== before) return;
    this.#rows = swept;
    this.#dead = 0;
  }

  /**
   * The people whose score may be highest, of those who have time. O(postings of the tags that matter, and once all
   * people where too few have such a tag).
   *
   * @throws RangeError for an unknown time zone
   */
  query({ exclude, likeness, needs, knowledge, fairness = 0, ...rest }: IndexQuery): Found {
    const [need] = needs;
    const turns = turnsFor(fairness, need);
    const { learned, model } = knowledge;
    const wanted = new Set(familyKey(likeness.skills).split(' ').filter(Boolean));
    const isLike = (key: string) => key.split(' ').some((family) => wanted.has(family));
    const { ids, columns, skills, interests, roles, organisers, families } = this.#rows;
    const found = search({
      ...rest,
      needs,
      head: orderingHead(model, turns),
      way: turns.way,
      columns,
      sums: this.#sums,
      skills: this.#vocabulary.matching(need.skills, learned),
      interests: this.#vocabulary.about(need),
      skillRows: skills,
      interestRows: interests,
      earlier: {
        sameRole: [roles.get(likeness.roleKey)].filter(isThere),
        sameOrganiser: [organisers.get(likeness.organiserId ?? '')].filter(isThere),
        sameFamily: [...families].flatMap(([key, rows]) => (isLike(key) ? [rows] : [])),
      },
      excluded: new Set(exclude.map((id) => ids.find(keyOf(id)))),
    });
    return {
      rest: found.rest,
      best: found.best.map(({ row, score }) => ({ id: ids.idOf(row), bound: score })),
    };
  }

  #termsOf(tags: readonly string[]): Set<number> {
    return new Set(tags.map((tag) => this.#vocabulary.termOf(tag)));
  }

  #drop(key: Key): void {
    this.#changes += 1;
    const { ids, columns } = this.#rows;
    const row = ids.find(key);
    if (row < 0) return;
    ids.remove(key);
    columns.isAlive[row] = 0;
    this.#dead += 1;
  }
}

const familyKeys = new Map<string, string>();
const MOST_FAMILY_KEYS = 10_000;

/** The families of a role, in the order of the alphabet; roles of one kind ask for the same skills. */
function familyKey(skills: readonly string[]): string {
  const lines = skills.join('\n');
  const known = familyKeys.get(lines) ?? [...familiesOf(skills)].sort().join(' ');
  if (familyKeys.size < MOST_FAMILY_KEYS) familyKeys.set(lines, known);
  return known;
}

function at(lists: IntList[], term: number): IntList {
  while (lists.length <= term) lists.push(new IntList());
  return lists[term] ?? new IntList();
}

function under(lists: Map<string, IntList>, key: string): IntList {
  const known = lists.get(key);
  if (known) return known;
  const made = new IntList();
  lists.set(key, made);
  return made;
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
