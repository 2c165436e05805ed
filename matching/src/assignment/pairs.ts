/** Builds the pairs of a problem from a function or from lists, and refuses what is not exact. */
import type { ListedPerson, Pairs } from './problem.ts';

const MAX_WEIGHT = 2 ** 31 - 1;
/** A weight and a person's index share the 53 bits of an exact number while they are sorted. */
const MAX_PEOPLE = 2 ** 22;

/**
 * Asks for every pair once and keeps those above 0, best first. O(people x roles) calls, then a sort of each role's row.
 *
 * @throws RangeError for a weight that is no whole number or above 2^31 - 1
 */
export function densePairs(
  { people, roles }: { people: number; roles: number },
  weight: (personIndex: number, roleIndex: number) => number,
): Pairs {
  if (people > MAX_PEOPLE) throw new RangeError(`More than ${MAX_PEOPLE} people`);
  const row = new Float64Array(people);
  const rows: Float64Array[] = [];
  for (let role = 0; role < roles; role++) {
    let length = 0;
    for (let person = 0; person < people; person++) {
      const value = checkedWeight(weight(person, role));
      if (value > 0) row[length++] = (MAX_WEIGHT - value) * MAX_PEOPLE + person;
    }
    rows.push(row.slice(0, length).sort());
  }
  return fromSortedRows(people, rows);
}

/** Rows of (MAX_WEIGHT - weight) x MAX_PEOPLE + person, rising: so the weight falls and the index rises. */
function fromSortedRows(people: number, rows: readonly Float64Array[]): Pairs {
  const pairs = emptyPairs(
    people,
    rows.map(({ length }) => length),
  );
  let entry = 0;
  for (const row of rows) {
    for (const key of row) {
      const distance = Math.floor(key / MAX_PEOPLE);
      pairs.person[entry] = key - distance * MAX_PEOPLE;
      pairs.weight[entry] = MAX_WEIGHT - distance;
      entry++;
    }
  }
  return pairs;
}

/**
 * Takes one list a role as it is; entries of 0 or less end it.
 *
 * @throws RangeError for a weight as above, an unknown person, a person twice in a list, a weight above the one before it
 */
export function listedPairs(people: number, lists: readonly (readonly ListedPerson[])[]): Pairs {
  const most = lists.reduce((sum, { length }) => sum + length, 0);
  const [person, weights] = [new Int32Array(most), new Int32Array(most)];
  const start = new Int32Array(lists.length + 1);
  const lastList = new Int32Array(people).fill(-1);
  let entry = 0;
  for (const [role, list] of lists.entries()) {
    let before = MAX_WEIGHT;
    for (const { personIndex, weight } of list) {
      if (lastList[personIndex] === undefined) throw new RangeError(`No person ${personIndex}`);
      if (lastList[personIndex] === role)
        throw new RangeError(`Twice in a list: person ${personIndex}`);
      if (checkedWeight(weight) > before) throw new RangeError('A list is not best first');
      lastList[personIndex] = role;
      before = weight;
      if (weight <= 0) continue;
      person[entry] = personIndex;
      weights[entry++] = weight;
    }
    start[role + 1] = entry;
  }
  return { people, start, person: person.subarray(0, entry), weight: weights.subarray(0, entry) };
}

function emptyPairs(people: number, lengths: readonly number[]): Pairs {
  const start = new Int32Array(lengths.length + 1);
  let total = 0;
  for (const [role, length] of lengths.entries()) {
    total += length;
    start[role + 1] = total;
  }
  return { people, start, person: new Int32Array(total), weight: new Int32Array(total) };
}

function checkedWeight(weight: number): number {
  if (Number.isInteger(weight) && weight <= MAX_WEIGHT) return weight;
  throw new RangeError(`A weight must be a whole number up to 2^31 - 1, not ${weight}`);
}
