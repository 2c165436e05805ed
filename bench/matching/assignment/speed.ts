/** Figure 3: how long the exact solver takes, against others. */

import { planAssignment } from '@saath/matching/assignment/plan';
import { type PlanInput, problemOf, type RoleList } from '@saath/matching/assignment/plan-input';
import type { Crowd } from '@saath/matching/assignment/testing/crowd';
import munkres from 'munkres';
import type { Figure } from '../figure.ts';
import { assignmentProgram, largest } from './highs.ts';
import { sparse } from './pools.ts';
import { medians } from './timing.ts';

/** Against HiGHS (sparse rows, no text) and Munkres (a matrix of places x people, made before the clock runs). */
export function sparseFigure(pool: Crowd): Figure {
  const input = sparse(pool);
  const { pairs } = problemOf(input);
  const program = assignmentProgram(
    pairs,
    pool.roles.map(({ places }) => places),
  );
  const matrix = costsOf(input);
  const values = { own: 0, highs: 0, munkres: 0 };
  const spent = medians(3, {
    own: () => {
      const { value, certificate } = planAssignment(input);
      values.own = certificate.primal === certificate.dual ? value : Number.NaN;
    },
    highs: () => {
      values.highs = largest(program);
    },
    munkres: () => {
      values.munkres = munkres(matrix).reduce(
        (sum, [place, person]) => sum - costOf(matrix, place, person),
        0,
      );
    },
  });
  const isSame = values.own === values.highs && values.own === values.munkres;
  return {
    number: '3',
    what: '10,000 x 500 x 4, 50 people a role: plan with proof, time / HiGHS and / munkres, value equal',
    measured: `1/${ratio(spent.highs, spent.own)}, 1/${ratio(spent.munkres, spent.own)}, value ${isSame ? `equal (${values.own})` : JSON.stringify(values)}`,
    bar: '<= 1/10, <= 1/50, equal',
    isMet: isSame && spent.highs >= 10 * spent.own && spent.munkres >= 50 * spent.own,
  };
}

/** One row a place; who cannot take the role costs nothing and adds nothing. */
function costsOf({
  roles,
  people,
  lists,
}: PlanInput & { readonly lists: readonly RoleList[] }): Int32Array[] {
  return roles.flatMap(({ places }, role) => {
    const row = new Int32Array(people.length);
    for (const { personIndex, weight } of lists[role]?.people ?? []) row[personIndex] = -weight;
    return Array.from({ length: places }, () => row);
  });
}

function costOf(matrix: readonly Int32Array[], place: number, person: number): number {
  return matrix[place]?.[person] ?? 0;
}

function ratio(slow: number, fast: number): number {
  return Number((slow / fast).toPrecision(2));
}
