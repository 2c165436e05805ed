/** Pools of people and roles of the sizes that the figures name. */
import type { PlanInput, RoleList } from '@saath/matching/assignment/plan-input';
import type { ListedPerson } from '@saath/matching/assignment/problem';
import { type Crowd, crowd } from '@saath/matching/assignment/testing/crowd';

/** 10,000 people, 500 roles with 4 places, 5,000,000 pairs. */
export const large = (seed = 1): Crowd => crowd({ people: 10_000, roles: 500, places: 4, seed });
/** 1,000 people, 100 roles with 4 places. */
export const middle = (seed = 1): Crowd => crowd({ people: 1_000, roles: 100, places: 4, seed });

const BUCKETS = 1024;
const BUCKET_WIDTH = Math.ceil(100_001 / BUCKETS);

/** The best `count` people of a role out of the whole row, best first: what a database's index would return. O(people). */
export function topOf({ people, weights }: Crowd, role: number, count: number): ListedPerson[] {
  const row = weights.subarray(role * people.length, (role + 1) * people.length);
  const sizes = new Int32Array(BUCKETS);
  for (const weight of row) {
    const bucket = Math.trunc(weight / BUCKET_WIDTH);
    sizes[bucket] = (sizes[bucket] ?? 0) + 1;
  }
  let lowest = BUCKETS;
  for (let found = 0; lowest > 0 && found < count; ) found += sizes[--lowest] ?? 0;
  const least = Math.max(1, lowest * BUCKET_WIDTH);
  const top: ListedPerson[] = [];
  for (let personIndex = 0; personIndex < row.length; personIndex++) {
    const weight = row[personIndex] as number;
    if (weight >= least) top.push({ personIndex, weight });
  }
  return top.sort((a, b) => b.weight - a.weight || a.personIndex - b.personIndex).slice(0, count);
}

/** The pool with only the 50 best people of each role: 'sparse' in the figures. */
export function sparse(pool: Crowd): PlanInput & { readonly lists: readonly RoleList[] } {
  const lists = pool.roles.map((_, role) => ({ people: topOf(pool, role, 50) }));
  return { roles: pool.roles, people: pool.people, lists };
}
