/** Figures 1 and 2: the exact solver reaches the optimum, which others found too, and proves it. */
import { readFileSync } from 'node:fs';
import { type Plan, planAssignment } from '@saath/matching/assignment/plan';
import { problemOf } from '@saath/matching/assignment/plan-input';
import { randomNumbers } from '@saath/matching/assignment/random-numbers';
import munkres from 'munkres';
import type { Figure } from '../figure.ts';
import { assignmentProgram, largest, type Program } from './highs.ts';

const HIGHEST_COST = 100;

/**
 * Beasley's assign100 with its known optimum (see assign100.licence.txt). The larger files are up to 1.5 MB and not kept here;
 * drawn matrices of their sizes stand in, with costs from 2 to 100 as in theirs.
 */
export function libraryFigure(): Figure {
  const { size, costs } = assign100();
  const known = cheapest(size, costs);
  const drawn = [500, 600, 700].map((count) => {
    const matrix = drawnCosts(count);
    const rows = Array.from({ length: count }, (_, row) =>
      matrix.subarray(row * count, (row + 1) * count),
    );
    const other = munkres(rows).reduce((sum, [row, column]) => sum + (rows[row]?.[column] ?? 0), 0);
    return { count, own: cheapest(count, matrix), other };
  });
  const areEqual = drawn.every(({ own, other }) => own === other);
  const others = drawn.map(({ count, own, other }) => `${count}: ${own} (munkres ${other})`);
  return {
    number: '1',
    what: 'OR-Library assign100; drawn costs 2 to 100 in place of its 500, 600, 700, against munkres; dual = primal in all',
    measured: `${known}; ${others.join(', ')}`,
    bar: '305; equal',
    isMet: known === 305 && areEqual,
  };
}

/** The known format: the size, then all costs row by row. */
function assign100(): { size: number; costs: Int32Array } {
  const text = readFileSync(new URL('assign100.txt', import.meta.url), 'utf8');
  const [size = 0, ...costs] = text.trim().split(/\s+/).map(Number);
  if (costs.length !== size ** 2) throw new Error('assign100.txt is not whole');
  return { size, costs: Int32Array.from(costs) };
}

function drawnCosts(size: number): Int32Array {
  const next = randomNumbers(size);
  return Int32Array.from({ length: size ** 2 }, () => 2 + Math.floor(next() * (HIGHEST_COST - 1)));
}

/** Every weight is above 0, so nobody stays without a role, and the largest weight is the smallest cost; NaN if not proved. */
function cheapest(size: number, costs: Int32Array): number {
  const { value, certificate } = planAssignment({
    roles: Array.from({ length: size }, (_, index) => ({ id: `${index}`, places: 1, minimum: 0 })),
    people: Array.from({ length: size }, (_, index) => ({ id: `${index}` })),
    weight: (person, role) => HIGHEST_COST + 1 - (costs[person * size + role] ?? 0),
  });
  return certificate.primal === certificate.dual ? size * (HIGHEST_COST + 1) - value : Number.NaN;
}

const CASES = 3_000;

/** Up to 9 people and 5 roles with places, a minimum and few different weights, so that there are many ties. */
export function randomFigure(): Figure {
  const next = randomNumbers(7);
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  let mismatches = 0;
  for (let run = 0; run < CASES; run++) {
    const people = Array.from({ length: 1 + upTo(8) }, (_, index) => ({ id: `${index}` }));
    const roles = Array.from({ length: 1 + upTo(4) }, (_, index) => {
      const places = upTo(3);
      return { id: `${index}`, places, minimum: upTo(places) };
    });
    const largestWeight = run % 2 === 0 ? 3 : 99;
    const weights = roles.map(() =>
      people.map(() => (next() < 0.3 ? 0 : 1 + upTo(largestWeight - 1))),
    );
    const input = {
      roles,
      people,
      weight: (person: number, role: number) => weights[role]?.[person] ?? 0,
    };
    const plan = planAssignment(input);
    const { primal, dual } = plan.certificate;
    if (primal !== dual || worthOf(plan, roles) !== largest(withMinimums(input))) mismatches++;
  }
  return {
    number: '2',
    what: `${CASES} random cases with places and minimums, against HiGHS as an integer program: mismatches`,
    measured: `${mismatches}`,
    bar: '0',
    isMet: mismatches === 0,
  };
}

/** More than all weights of a case can add up to. */
const MINIMUM_BONUS = 10_000;

type Roles = readonly { readonly places: number; readonly minimum: number }[];

function worthOf({ assigned, value }: Plan, roles: Roles): number {
  const minimums = roles.map(({ minimum }, role) =>
    Math.min(minimum, assigned.filter(({ roleIndex }) => roleIndex === role).length),
  );
  return value + MINIMUM_BONUS * minimums.reduce((sum, count) => sum + count, 0);
}

/** One column more a role: how many of its minimum places are filled, no more than people in it. */
function withMinimums(input: Parameters<typeof problemOf>[0]): Program {
  const { pairs } = problemOf(input);
  const base = assignmentProgram(
    pairs,
    input.roles.map(({ places }) => places),
  );
  const count = base.gains.length;
  const covered = input.roles.map((_, role) => ({
    columns: [count + role],
    negative: base.rows[role]?.columns ?? [],
    most: 0,
  }));
  return {
    gains: [...base.gains, ...input.roles.map(() => MINIMUM_BONUS)],
    highest: [...base.gains.map(() => 1), ...input.roles.map(({ minimum }) => minimum)],
    rows: [...base.rows, ...covered],
    isWhole: true,
  };
}
