/** Figure 7: several shifts a person, against the optimum of the integer program. */

import type { RoleList } from '@saath/matching/assignment/plan-input';
import { problemOf } from '@saath/matching/assignment/plan-input';
import { planShifts, type ShiftPlanInput } from '@saath/matching/assignment/plan-shifts';
import { randomNumbers } from '@saath/matching/assignment/random-numbers';
import { crowd } from '@saath/matching/assignment/testing/crowd';
import type { Figure } from '../figure.ts';
import { assignmentProgram, largest, type Row } from './highs.ts';
import { topOf } from './pools.ts';

const AT_MOST = 3;
const LISTED = 40;
const SEEDS = [1, 2, 3];

type ShiftPool = ShiftPlanInput & { readonly lists: readonly RoleList[] };

/** Small: 200 people x 40 shifts and 1,000 x 100; large: 3,000 x 300 (12,000 pairs). The largest gap over three pools each. */
export function shiftFigure(): Figure {
  const sizes = [
    { people: 200, shifts: 40 },
    { people: 1_000, shifts: 100 },
    { people: 3_000, shifts: 300 },
  ];
  const gaps = sizes.map((size) => Math.max(...SEEDS.map((seed) => gapOf(shiftPool(size, seed)))));
  const [smallest = 0, middle = 0, large = 0] = gaps;
  return {
    number: '7',
    what: 'Overlapping shifts, at most 3 a person: largest gap to the optimum (HiGHS) in 3 pools of 200 x 40, 1,000 x 100, 3,000 x 300',
    measured: gaps.map((gap) => `${gap.toFixed(3)} %`).join(', '),
    bar: '<= 0.7 % small, <= 0.1 % large',
    isMet: smallest <= 0.7 && middle <= 0.7 && large <= 0.1,
  };
}

/** Shifts of 2 to 8 hours that begin at any full hour of a week, 4 places each, the 40 best people listed. */
function shiftPool(
  { people, shifts }: { people: number; shifts: number },
  seed: number,
): ShiftPool {
  const next = randomNumbers(seed);
  const pool = crowd({ people, roles: shifts, places: 4, seed });
  return {
    roles: pool.roles.map((role) => {
      const startsAt = Math.floor(next() * 7 * 24);
      return { ...role, startsAt, endsAt: startsAt + 2 + Math.floor(next() * 7) };
    }),
    people: pool.people.map((person) => ({ ...person, atMost: AT_MOST })),
    lists: pool.roles.map((_, role) => ({ people: topOf(pool, role, LISTED), isWhole: true })),
  };
}

/** In percent of the optimum. */
function gapOf(pool: ShiftPool): number {
  const { pairs } = problemOf(pool);
  const base = assignmentProgram(
    pairs,
    pool.roles.map(({ places }) => places),
  );
  const ofPeople = base.rows.slice(pool.roles.length);
  const roleOf = pool.roles.flatMap((_, role) => base.rows[role]?.columns.map(() => role) ?? []);
  const rows = [
    ...base.rows.slice(0, pool.roles.length),
    ...ofPeople.map((row) => ({ ...row, most: AT_MOST })),
    ...ofPeople.flatMap((row) => atOneTime(pool, row, roleOf)),
  ];
  const optimum = largest({ ...base, rows, isWhole: true });
  const { primal, dual } = planShifts(pool).certificate;
  if (dual < optimum) throw new Error('The bound is below the optimum');
  return 100 * (1 - primal / optimum);
}

/** Of a person's pairs that run at one moment at most one. */
function atOneTime({ roles }: ShiftPool, { columns }: Row, roleOf: readonly number[]): Row[] {
  const timeOf = (column: number) => roles[roleOf[column] ?? -1];
  return columns.map((column) => {
    const moment = timeOf(column)?.startsAt ?? 0;
    const running = columns.filter((other) => {
      const time = timeOf(other);
      return time !== undefined && time.startsAt <= moment && moment < time.endsAt;
    });
    return { columns: running, most: 1 };
  });
}
