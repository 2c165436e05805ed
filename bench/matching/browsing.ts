/** Figure 17: volunteers browse what is open for them; what few have found comes up a little (VolunteerMatch's SmartSort). */

import { exposureRank } from '../../matching/src/exposure.ts';
import { dayZeroKnowledge } from '../../matching/src/knowledge.ts';
import { gini } from '../../matching/src/learning/measures.ts';
import { rankCandidates } from '../../matching/src/rank-candidates.ts';
import { isMain } from '../../tools/setup.mjs';
import type { Figure } from './figure.ts';
import { mean } from './simulator/quality.ts';
import { type Random, seeded } from './simulator/random.ts';
import { indexOf } from './simulator/rankers.ts';
import { TameWorld } from './simulator/tame-world.ts';
import type { Role, World } from './simulator/world.ts';

const SEEDS = [11, 12, 13];
const ROLES = 300;
const VISITS = 1_500;

/** For each seed, of the same roles and other visits: one week is told from another by more than the bar allows. */
const WEEKS = 8;

/** So far down somebody looks, less and less often: at place k in one of k visits. */
const LOOKED_AT = 20;

/** What can be done for one role: the engine's scores of everybody who could take it. */
type Open = { readonly role: Role; readonly scores: ReadonlyMap<number, number> };
type Order = (score: number, connections: number) => number;
type Week = {
  readonly roles: number;
  /** As many as could be expected of what was shown: whether each visitor of a week liked what they saw is chance. */
  readonly connections: number;
  readonly gini: number;
};

const orders = {
  byScore: (score) => score,
  byExposure: (score, connections) => exposureRank(score, connections > 0),
  byPopularity: (score, connections) => connections + score,
} as const satisfies Record<string, Order>;

export function browsingFigures(): Figure[] {
  const weeks = SEEDS.flatMap((seed) => {
    const world = new TameWorld(seed);
    const open = openRoles(world, seeded(seed + 7_000));
    return Array.from({ length: WEEKS }, (_, week) => {
      const visits = WEEKS * seed + week;
      return {
        byScore: browse(world, open, { order: orders.byScore, visits }),
        byExposure: browse(world, open, { order: orders.byExposure, visits }),
        byPopularity: browse(world, open, { order: orders.byPopularity, visits }),
      };
    });
  });
  const of = (order: keyof typeof orders, what: keyof Week) =>
    mean(weeks.map((week) => week[order][what]));
  const change = (order: keyof typeof orders, what: keyof Week) =>
    of(order, what) / of('byScore', what) - 1;
  console.table(
    Object.keys(orders).map((name) => {
      const order = name as keyof typeof orders;
      return {
        order,
        roles: of(order, 'roles'),
        connections: of(order, 'connections'),
        gini: of(order, 'gini'),
      };
    }),
  );
  const [roles, connections] = [change('byExposure', 'roles'), change('byExposure', 'connections')];
  return [
    {
      number: '17',
      what: 'browsing with equal exposure: roles with a connection',
      measured: percent(roles),
      bar: '>= +9 %',
      isMet: roles >= 0.09,
    },
    {
      number: '17',
      what: 'browsing with equal exposure: connections',
      measured: percent(connections),
      bar: '>= -1 %',
      isMet: connections >= -0.01,
    },
  ];
}

/** In one world, what equal exposure changes against the order by score, as shares; and what the order by popularity does. */
export function browsingIn(
  world: World,
  seed: number,
): { roles: number; connections: number; rolesByPopularity: number } {
  const open = openRoles(world, seeded(seed + 7_000));
  const sums = { byScore: 0, byExposure: 0, byPopularity: 0 };
  const found = { ...sums };
  for (let week = 0; week < WEEKS; week++)
    for (const name of ['byScore', 'byExposure', 'byPopularity'] as const) {
      const order = orders[name];
      const { roles, connections } = browse(world, open, { order, visits: WEEKS * seed + week });
      found[name] += roles;
      sums[name] += connections;
    }
  return {
    roles: found.byExposure / found.byScore - 1,
    connections: sums.byExposure / sums.byScore - 1,
    rolesByPopularity: found.byPopularity / found.byScore - 1,
  };
}

function openRoles(world: World, random: Random): Open[] {
  const { now } = world;
  return Array.from({ length: ROLES }, (_, number) => {
    const role = world.newRole(`b${number}`, random);
    const matches = rankCandidates(role.need, world.candidatesFor(role), {
      now,
      knowledge: dayZeroKnowledge,
    });
    return {
      role,
      scores: new Map(matches.map(({ candidateId: id, score }) => [indexOf({ id }), score])),
    };
  });
}

/** One week: people come one after the other, look down the list and ask for the first role that they like. */
function browse(
  world: World,
  open: readonly Open[],
  { order, visits }: { order: Order; visits: number },
): Week {
  const random = seeded(visits + 8_000);
  const connections = open.map(() => 0);
  let expected = 0;
  for (let visit = 0; visit < VISITS; visit++) {
    const index = random.whole(world.volunteers.length);
    const shown = listFor(open, index, (score, number) => order(score, connections[number] ?? 0));
    let [isOver, none] = [false, 1];
    for (const [place, number] of shown.entries()) {
      const role = open[number]?.role;
      // Drawn whether or not it is looked at, so that the same visits happen in every order.
      const [looks, wants] = [random.share(), random.share()];
      if (!role) continue;
      const [isLooked, accepts] = [1 / (place + 1), world.truth(index, role).accepts];
      none *= 1 - isLooked * accepts;
      if (isOver || looks >= isLooked || wants >= accepts) continue;
      connections[number] = (connections[number] ?? 0) + 1;
      isOver = true;
    }
    expected += 1 - none;
  }
  return {
    roles: connections.filter((count) => count > 0).length,
    connections: expected,
    gini: gini(connections),
  };
}

/** The roles that somebody is shown, by their numbers. */
function listFor(
  open: readonly Open[],
  index: number,
  order: (score: number, number: number) => number,
): number[] {
  const list = open.flatMap(({ scores }, number) => {
    const score = scores.get(index);
    return score === undefined ? [] : [{ number, rank: order(score, number) }];
  });
  return list
    .sort((a, b) => b.rank - a.rank)
    .slice(0, LOOKED_AT)
    .map(({ number }) => number);
}

function percent(share: number): string {
  return `${share < 0 ? '-' : '+'}${(100 * Math.abs(share)).toFixed(1)} %`;
}

if (isMain(import.meta.url)) console.table(browsingFigures());
