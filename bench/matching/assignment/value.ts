/** Figure 6: what the best plan is worth more than an organiser going down the list, role by role. */
import { planAssignment } from '@saath/matching/assignment/plan';
import type { PlanInput, RoleList } from '@saath/matching/assignment/plan-input';
import type { Figure } from '../figure.ts';
import { large, middle, sparse } from './pools.ts';

const SEEDS = [1, 2, 3];

/** The mean over three pools of each size. */
export function valueFigure(): Figure {
  const middles = SEEDS.map((seed) => gainOf(sparse(middle(seed))));
  const larges = SEEDS.map((seed) => gainOf(sparse(large(seed))));
  return {
    number: '6',
    what: 'Value over filling role by role: 1,000 x 100 and 10,000 x 500, 50 people a role, mean of 3 pools',
    measured: `${percent(middles)}, ${percent(larges)}`,
    bar: '>= +4 %, >= +7 %',
    isMet: mean(middles) >= 4 && mean(larges) >= 7,
  };
}

function percent(gains: readonly number[]): string {
  return `+${mean(gains).toFixed(1)} % (${gains.map((gain) => gain.toFixed(1)).join(', ')})`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** In percent. */
function gainOf(input: PlanInput & { readonly lists: readonly RoleList[] }): number {
  const taken = new Set<number>();
  let byRole = 0;
  for (const [role, { places }] of input.roles.entries()) {
    const free =
      input.lists[role]?.people.filter(({ personIndex }) => !taken.has(personIndex)) ?? [];
    for (const { personIndex, weight } of free.slice(0, places)) {
      taken.add(personIndex);
      byRole += weight;
    }
  }
  return 100 * (planAssignment(input).value / byRole - 1);
}
