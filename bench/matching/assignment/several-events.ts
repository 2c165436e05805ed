/** Figure 7: several events at once, where people may help at more than one: how near the plan is to the best, and how near its proof. */

import { randomNumbers } from '@saath/matching/assignment/random-numbers';
import { crowd, weightOf } from '@saath/matching/assignment/testing/crowd';
import { planWhole } from '@saath/matching/whole-event/plan-whole';
import { isLoose, provedPlan } from '@saath/matching/whole-event/prove-whole';
import type { WholeEvent } from '@saath/matching/whole-event/whole-event';
import { loadProver } from '../../../server/src/platform/engine/prover.ts';
import { isMain } from '../../../tools/setup.mjs';
import type { Figure } from '../figure.ts';

const HOUR = 3_600_000;
const PARTS = 5;
const SEEDS = [1, 2, 3];
const SIZES = [
  { people: 60, events: 4 },
  { people: 150, events: 8 },
  { people: 300, events: 10 },
];

type Measured = {
  readonly size: string;
  /** In percent: what the own search claims at most, what it lacks, and what is claimed with the prover. */
  readonly own: number;
  readonly lacks: number;
  readonly proved: number;
  readonly milliseconds: number;
};

export async function severalEventsFigure(): Promise<Figure> {
  const measured = await measure();
  const most = (of: (each: Measured) => number) => Math.max(...measured.map(of));
  const percent = (share: number) => `${share.toFixed(2)} %`;
  return {
    number: '7',
    what: 'several events at once, places of 4 to 10 events of 5 roles or shifts, 60 to 300 people: largest bound of the own search; what it lacked; largest bound as told; longest proof',
    measured: `${percent(most(({ own }) => own))}; ${percent(most(({ lacks }) => lacks))}; ${percent(most(({ proved }) => proved))}; ${most(({ milliseconds }) => milliseconds).toFixed(0)} ms`,
    bar: 'as told <= 1 %',
    isMet: most(({ proved }) => proved) <= 1,
  };
}

async function measure(): Promise<Measured[]> {
  const solve = await loadProver();
  return SIZES.flatMap((size) =>
    SEEDS.map((seed): Measured => {
      const whole = weekend({ ...size, seed });
      const plan = planWhole(whole, { spare: 0 });
      const began = performance.now();
      const after = isLoose(plan.proof) ? provedPlan(whole, plan, { solve, spare: 0 }) : plan;
      const milliseconds = performance.now() - began;
      const claims = ({ kind, gap }: typeof plan.proof) =>
        kind === 'compared' ? Number.POSITIVE_INFINITY : 100 * gap;
      return {
        size: `${size.people} x ${size.events} x ${PARTS}, seed ${seed}`,
        own: claims(plan.proof),
        lacks: 100 * (after.worth.value / plan.worth.value - 1),
        proved: claims(after.proof),
        milliseconds,
      };
    }),
  );
}

/** Events of two days in three places of one town, each of roles for all of it and of shifts; people may help twice. */
function weekend({
  people,
  events,
  seed,
}: {
  people: number;
  events: number;
  seed: number;
}): WholeEvent {
  const next = randomNumbers(seed);
  const whole = (most: number) => Math.floor(next() * most);
  const pool = crowd({ people, roles: events * PARTS, places: 4, seed });
  const sites = Array.from({ length: events }, () => ({ place: `Hall ${whole(3)}`, way: 30 }));
  const parts = sites.flatMap((_, event) => {
    const startsAt = (24 * whole(2) + 8 + whole(8)) * HOUR;
    return Array.from({ length: PARTS }, (_each, index) => ({
      ...{ event, places: 2 + whole(3), minimum: 1 },
      startsAt: startsAt + (index % 2) * HOUR,
      endsAt: startsAt + (2 + (index % 2) * 2) * HOUR,
    }));
  });
  return {
    ...{ events: sites, parts, pinned: [] },
    atMost: pool.people.map(() => 2),
    weights: Int32Array.from(
      pool.people.flatMap((_, person) => parts.map((_part, role) => weightOf(pool, person, role))),
    ),
  };
}

if (isMain(import.meta.url)) {
  console.table(await measure());
  console.table([await severalEventsFigure()]);
}
