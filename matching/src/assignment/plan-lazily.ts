/** The best plan over everybody while reading only the best few people of each role, as a database returns them. */
import { type Plan, planAssignment } from './plan.ts';
import type { PlanSettings, RoleList } from './plan-input.ts';
import type { ListedPerson } from './problem.ts';

/** How many people of each role are asked for at first. */
const FIRST_COUNT = 50;

export type LazyPlanInput = PlanSettings & {
  /** The best `count` people of a role, best first; fewer only if there are no more. */
  readonly list: (roleIndex: number, count: number) => readonly ListedPerson[];
};

/**
 * Plans on the best 50 of each role, doubles the lists of the `unproved` ones and plans again, until none is left: then the
 * plan is the best for everybody, listed or not. It ends because each round makes at least one list longer or whole.
 *
 * Anyone who cannot be called back (a worker, an asynchronous database) does the same by hand with `planAssignment` and `unproved`.
 *
 * @throws RangeError as `planAssignment`
 */
export function planLazily({ list, ...settings }: LazyPlanInput): Plan {
  const fetch = (roleIndex: number, count: number): RoleList => {
    const people = list(roleIndex, count);
    return { people, isWhole: people.length < count };
  };
  const counts = settings.roles.map(() => FIRST_COUNT);
  const lists = counts.map((count, roleIndex) => fetch(roleIndex, count));
  for (;;) {
    const plan = planAssignment({ ...settings, lists });
    if (plan.unproved.length === 0) return plan;
    for (const roleIndex of plan.unproved) {
      const count = 2 * (counts[roleIndex] ?? FIRST_COUNT);
      counts[roleIndex] = count;
      lists[roleIndex] = fetch(roleIndex, count);
    }
  }
}
