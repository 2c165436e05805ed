/** Figures 15 and 16: what half a year of asking people comes to, by the way they are chosen. */

import { gini } from '../../matching/src/learning/measures.ts';
import { isMain } from '../../tools/setup.mjs';
import type { Figure } from './figure.ts';
import {
  asking,
  askingBy,
  type Filled,
  Installation,
  type Policy,
} from './simulator/installation.ts';
import { mean } from './simulator/quality.ts';
import { seeded } from './simulator/random.ts';
import { atRandom, exactOverlap, handSum } from './simulator/rankers.ts';
import { TameWorld } from './simulator/tame-world.ts';
import type { World } from './simulator/world.ts';

const SEEDS = [11, 12, 13, 14, 15];
const WEEKS = 26;
const ROLES_A_WEEK = 25;

/** By then there is something to have learned from. */
const MEASURED_FROM = 13;

type Result = {
  /** Of the places. */
  readonly fill: number;
  readonly shows: number;
  readonly quality: number;
  readonly invitationsAPlace: number;
  readonly rolesFull: number;
  /** Of all invitations over all volunteers. */
  readonly gini: number;
  readonly volunteersAsked: number;
};

const policies: Record<string, (seed: number) => { policy: Policy; learns: boolean }> = {
  random: (seed) => ({ policy: askingBy(atRandom(seeded(seed))), learns: false }),
  overlap: (seed) => ({ policy: askingBy(exactOverlap(seeded(seed))), learns: false }),
  handSum: (seed) => ({ policy: askingBy(handSum(seeded(seed))), learns: false }),
  dayZero: () => ({ policy: asking(), learns: false }),
  learned: () => ({ policy: asking(), learns: true }),
  /** As installations begin. */
  fairHalf: () => ({ policy: asking({ fairness: 0.5 }), learns: true }),
  fair: () => ({ policy: asking({ fairness: 1 }), learns: true }),
};

export function policyFigures(): Figure[] {
  const results = new Map(
    Object.entries(policies).map(([name, make]) => [
      name,
      meanResult(SEEDS.map((seed) => run(make, seed))),
    ]),
  );
  console.table(Object.fromEntries([...results].map(([name, result]) => [name, rounded(result)])));
  const [overlap, learned, fair] = ['overlap', 'learned', 'fair'].map((name) => results.get(name));
  if (!overlap || !learned || !fair) throw new Error('A policy was not run.');
  return [...learnedFigures(learned, overlap), ...fairFigures(fair, learned)];
}

function learnedFigures(learned: Result, overlap: Result): Figure[] {
  const invitations = learned.invitationsAPlace / overlap.invitationsAPlace;
  const quality = learned.quality / overlap.quality;
  return [
    {
      number: '15',
      what: 'invitations for a filled place, against counting equal skills',
      measured: invitations.toFixed(2),
      bar: '<= 0.5',
      isMet: invitations <= 0.5,
    },
    {
      number: '15',
      what: 'places filled with at most ten invitations a role',
      measured: learned.fill.toFixed(3),
      bar: '>= 0.96',
      isMet: learned.fill >= 0.96,
    },
    {
      number: '15',
      what: 'quality a place, against counting equal skills',
      measured: quality.toFixed(2),
      bar: '>= 1.35',
      isMet: quality >= 1.35,
    },
  ];
}

function fairFigures(fair: Result, learned: Result): Figure[] {
  const down = 1 - fair.gini / learned.gini;
  const lost = 100 * (learned.fill - fair.fill);
  return [
    {
      number: '16',
      what: 'full fairness: Gini of invitations goes down by',
      measured: `${(100 * down).toFixed(0)} % (${learned.gini.toFixed(3)} to ${fair.gini.toFixed(3)})`,
      bar: '>= 30 %',
      isMet: down >= 0.3,
    },
    {
      number: '16',
      what: 'full fairness: filled places lost',
      measured: `${lost.toFixed(1)} points`,
      bar: '<= 1 point',
      isMet: lost <= 1,
    },
  ];
}

function run(make: (seed: number) => { policy: Policy; learns: boolean }, seed: number): Result {
  return resultIn(new TameWorld(seed), {
    ...make(seed + 6_000),
    rolesAWeek: ROLES_A_WEEK,
    seed,
  });
}

/** What half a year comes to. */
export function resultIn(world: World, how: ConstructorParameters<typeof Installation>[1]): Result {
  const installation = new Installation(world, how);
  for (let week = 0; week < WEEKS; week++) installation.runWeek();
  installation.finish();
  return resultOf(
    installation.filled.filter(({ week }) => week >= MEASURED_FROM),
    world,
  );
}

function resultOf(filled: readonly Filled[], world: World): Result {
  const places = sum(filled.map(({ role }) => role.places));
  const invitations = filled.flatMap((one) => one.invitations);
  const taken = invitations.filter(({ accepted }) => accepted).length;
  const full = filled.filter(
    (one) => one.invitations.filter(({ accepted }) => accepted).length === one.role.places,
  );
  const asked = world.pasts.map((past) => past.asked);
  return {
    fill: taken / places,
    shows: invitations.filter(({ attended }) => attended).length / places,
    quality: sum(invitations.map(({ worth }) => worth)) / places,
    invitationsAPlace: invitations.length / taken,
    rolesFull: full.length / filled.length,
    gini: gini(asked),
    volunteersAsked: asked.filter((times) => times > 0).length / asked.length,
  };
}

function meanResult(results: readonly Result[]): Result {
  const of = (pick: (result: Result) => number) => mean(results.map(pick));
  return {
    fill: of(({ fill }) => fill),
    shows: of(({ shows }) => shows),
    quality: of(({ quality }) => quality),
    invitationsAPlace: of(({ invitationsAPlace }) => invitationsAPlace),
    rolesFull: of(({ rolesFull }) => rolesFull),
    gini: of((result) => result.gini),
    volunteersAsked: of(({ volunteersAsked }) => volunteersAsked),
  };
}

function rounded(result: Result): Record<string, string> {
  return Object.fromEntries(
    Object.entries(result).map(([name, value]) => [name, value.toFixed(3)]),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

if (isMain(import.meta.url)) console.table(policyFigures());
