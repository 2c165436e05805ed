/** Figures 3, 4 and 5: how long the exact solver takes, against others and against itself. */

import { checkCertificate } from '@saath/matching/assignment/certificate';
import { Matcher } from '@saath/matching/assignment/matcher';
import { planAssignment, solveFrom } from '@saath/matching/assignment/plan';
import { type PlanInput, problemOf, type RoleList } from '@saath/matching/assignment/plan-input';
import { planLazily } from '@saath/matching/assignment/plan-lazily';
import { FREE, GONE } from '@saath/matching/assignment/problem';
import { type Crowd, weightOf } from '@saath/matching/assignment/testing/crowd';
import munkres from 'munkres';
import type { Figure } from '../figure.ts';
import { assignmentProgram, largest } from './highs.ts';
import { sparse, topOf } from './pools.ts';
import { medians, quantile } from './timing.ts';

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

/** Everything read and proved, against the best 50 of each role first. Choosing them from the rows counts as time. */
export function lazyFigure(pool: Crowd): Figure {
  let full = 0;
  let lazy = 0;
  let isProved = true;
  let read = 0;
  const settings = { roles: pool.roles, people: pool.people };
  const spent = medians(3, {
    full: () => {
      const plan = planAssignment({
        ...settings,
        weight: (person, role) => weightOf(pool, person, role),
      });
      full = plan.value;
      isProved &&= plan.certificate.primal === plan.certificate.dual;
    },
    lazy: () => {
      const counts = new Map<number, number>();
      const plan = planLazily({
        ...settings,
        list: (role, count) => {
          const top = topOf(pool, role, count);
          counts.set(role, top.length);
          return top;
        },
      });
      lazy = plan.value;
      isProved &&= plan.certificate.primal === plan.certificate.dual;
      read = [...counts.values()].reduce((sum, count) => sum + count, 0);
    },
  });
  const isSame = full === lazy;
  return {
    number: '4',
    what: '5,000,000 pairs: lazy lists / all pairs, same value, both proved',
    measured: `1/${ratio(spent.full, spent.lazy)}, ${read} pairs listed, value ${isSame ? 'equal' : `${lazy} for ${full}`}, ${isProved ? 'proved' : 'NOT proved'}`,
    bar: '<= 1/3, equal, proved',
    isMet: isSame && isProved && spent.full >= 3 * spent.lazy,
  };
}

const CANCELLATIONS = 100;

/** People cancel one after another; each time the repaired plan is compared with one made from nothing. */
export function repairFigure(pool: Crowd): Figure {
  const problem = problemOf(sparse(pool));
  const { roleOf } = solveFrom(problem, new Int32Array(pool.people.length).fill(FREE));
  const placed = [...roleOf.keys()].filter((person) => roleOf[person] !== FREE);
  const matcher = new Matcher(problem);
  matcher.fillAll();
  const gone = new Int32Array(pool.people.length).fill(FREE);
  const repair: number[] = [];
  const full: number[] = [];
  let equal = 0;
  for (let index = 0; index < CANCELLATIONS; index++) {
    const cancelled = placed[Math.floor((index * placed.length) / CANCELLATIONS)] as number;
    gone[cancelled] = GONE;
    const began = performance.now();
    const role = matcher.remove(cancelled);
    if (role !== FREE) matcher.fillPlace(role);
    const repaired = performance.now();
    const anew = solveFrom(problem, gone);
    full.push(performance.now() - repaired);
    repair.push(repaired - began);
    const { primal, dual } = checkCertificate(problem, matcher.solution());
    if (primal === dual && primal === checkCertificate(problem, anew).primal) equal++;
  }
  const times = ratio(quantile(full, 0.5), quantile(repair, 0.5));
  return {
    number: '5',
    what: 'Repair after a cancellation (10,000 x 500 x 4, 50 a role): search p50 / full solve p50; value equal and proved',
    measured: `1/${times}, ${equal} of ${CANCELLATIONS}`,
    bar: '<= 1/10, 100 of 100',
    isMet: times >= 10 && equal === CANCELLATIONS,
  };
}

function ratio(slow: number, fast: number): number {
  return Number((slow / fast).toPrecision(2));
}
