/**
 * Everybody who could be suggested, in memory: inverted lists from tags to people, and what no role changes as columns.
 * A query gives those whose score may be highest, with a bound for everybody else; who really is best is for
 * `rankCandidates` (see best-of.ts).
 */
import { orderingHead, turnsFor } from '../fairness.ts';
import { familiesOf } from '../families.ts';
import type { Knowledge } from '../knowledge.ts';
import type { RoleNeed } from '../need.ts';
import { Columns } from './columns.ts';
import type { EarlierPlace, Entry } from './entry.ts';
import { IntList } from './growing.ts';
import { Ids, type Key, keyOf } from './ids.ts';
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
  readonly #ids = new Ids();
  readonly #columns = new Columns();
  readonly #vocabulary = new Vocabulary();
  readonly #skills: IntList[] = [];
  readonly #interests: IntList[] = [];
  /** Earlier places, by role, by organiser and by the families of the role: a row stands once for each place. */
  readonly #roles = new Map<string, IntList>();
  readonly #organisers = new Map<string, IntList>();
  readonly #families = new Map<string, IntList>();
  readonly #sums = new Sums();
  #dead = 0;

  /** How many people there are. */
  get size(): number {
    return this.#columns.length - this.#dead;
  }

  /** Puts a person in, in place of what was known of them. O(tags + earlier places). @throws RangeError for a bad id */
  upsert(entry: Entry): void {
    const key = keyOf(entry.id);
    this.#drop(key);
    const row = this.#columns.add(entry);
    this.#ids.add(key, row);
    for (const term of this.#termsOf(entry.skills)) at(this.#skills, term).push(row);
    for (const term of this.#termsOf(entry.interests)) at(this.#interests, term).push(row);
    for (const { roleKey, organiserId, skills } of entry.history?.earlier ?? []) {
      under(this.#roles, roleKey).push(row);
      if (organiserId) under(this.#organisers, organiserId).push(row);
      const families = familyKey(skills);
      if (families) under(this.#families, families).push(row);
    }
    if (this.#dead > MANY_DEAD && 3 * this.#dead > this.#columns.length) this.#sweep();
  }

  remove(id: string): void {
    this.#drop(keyOf(id));
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
    const isLike = (families: string) => families.split(' ').some((family) => wanted.has(family));
    const found = search({
      ...rest,
      needs,
      head: orderingHead(model, turns),
      way: turns.way,
      columns: this.#columns,
      sums: this.#sums,
      skills: this.#vocabulary.matching(need.skills, learned),
      interests: this.#vocabulary.about(need),
      skillRows: this.#skills,
      interestRows: this.#interests,
      earlier: {
        sameRole: [this.#roles.get(likeness.roleKey)].filter(isThere),
        sameOrganiser: [this.#organisers.get(likeness.organiserId ?? '')].filter(isThere),
        sameFamily: [...this.#families].flatMap(([key, rows]) => (isLike(key) ? [rows] : [])),
      },
      excluded: new Set(exclude.map((id) => this.#ids.find(keyOf(id)))),
    });
    return {
      rest: found.rest,
      best: found.best.map(({ row, score }) => ({ id: this.#ids.idOf(row), bound: score })),
    };
  }

  #termsOf(tags: readonly string[]): Set<number> {
    return new Set(tags.map((tag) => this.#vocabulary.termOf(tag)));
  }

  #drop(key: Key): void {
    const row = this.#ids.find(key);
    if (row < 0) return;
    this.#ids.remove(key);
    this.#columns.isAlive[row] = 0;
    this.#dead += 1;
  }

  /** Rows keep their order. */
  #sweep(): void {
    const { isAlive, length } = this.#columns;
    const next = new Int32Array(length);
    let kept = 0;
    for (let row = 0; row < length; row++) next[row] = isAlive[row] ? kept++ : -1;
    this.#columns.renumber(next, kept);
    this.#ids.renumber(next, length);
    const lists = [this.#roles, this.#organisers, this.#families].flatMap((map) => [
      ...map.values(),
    ]);
    for (const list of [...this.#skills, ...this.#interests, ...lists]) list?.renumber(next);
    this.#dead = 0;
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
