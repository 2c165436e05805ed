/** How the order of people gets better while outcomes come in. */
import { expectedCalibrationError } from '../../../matching/src/learning/measures.ts';
import type { Outcome } from '../../../matching/src/learning/train.ts';
import type { Model } from '../../../matching/src/model.ts';
import { ceilingRanker } from './ceiling.ts';
import { asking, Installation, untaught } from './installation.ts';
import { mean, meanNdcg, questionsFor } from './quality.ts';
import { seeded } from './random.ts';
import { atRandom, engine, exactOverlap, firstCome, handSum } from './rankers.ts';
import { World } from './world.ts';

export const sizes = [0, 100, 300, 1_000, 3_000, 10_000] as const;
export type Size = (typeof sizes)[number];

/** NDCG@10 of each ranker. `ceiling` only where it is measured. */
export type Point = {
  readonly random: number;
  readonly firstCome: number;
  readonly overlap: number;
  readonly handSum: number;
  readonly dayZero: number;
  readonly learned: number;
  readonly ceiling: number | undefined;
};

export type Curve = {
  readonly points: Readonly<Record<Size, Point>>;
  /** Of the chances told for the 1,000 invitations after the first 3,000, when they were made. */
  readonly calibration: { readonly accept: number; readonly attend: number };
};

const QUESTIONS = 120;
const ROLES_A_WEEK = 25;
const CALIBRATED_FROM = 3_000;
const CALIBRATED_TO = 4_000;

/** One installation that grows from nothing to 10,000 outcomes; at each size the same fresh roles are asked about. */
export function learningCurve(seed: number): Curve {
  const world = new World(seed);
  const installation = new Installation(world, {
    policy: asking(),
    learns: true,
    rolesAWeek: ROLES_A_WEEK,
    seed,
  });
  const points = {} as Record<Size, Point>;
  for (const size of sizes) {
    while (installation.outcomes.length < size) installation.runWeek();
    const model = installation.modelAfter(size);
    points[size] = pointOf(installation, { model, seed, withCeiling: size >= CALIBRATED_FROM });
  }
  return { points, calibration: calibrationOf(installation) };
}

function pointOf(
  { world, knowledge: known }: Installation,
  { model, seed, withCeiling }: { model: Model; seed: number; withCeiling: boolean },
): Point {
  const { now } = world;
  const knowledge = { ...known, model };
  const asked = questionsFor(world, QUESTIONS, seed + 3_000);
  const random = seeded(seed + 4_000);
  const taught = withCeiling ? questionsFor(world, QUESTIONS, seed + 5_000) : [];
  return {
    random: meanNdcg(asked, atRandom(random), now),
    firstCome: meanNdcg(asked, firstCome, now),
    overlap: meanNdcg(asked, exactOverlap(random), now),
    handSum: meanNdcg(asked, handSum(random), now),
    dayZero: meanNdcg(asked, engine(untaught(knowledge)), now),
    learned: meanNdcg(asked, engine(knowledge), now),
    ceiling: withCeiling ? meanNdcg(asked, ceilingRanker(taught, knowledge, now), now) : undefined,
  };
}

function calibrationOf({ outcomes, told }: Installation): Curve['calibration'] {
  const next = [...outcomes.entries()].slice(CALIBRATED_FROM, CALIBRATED_TO);
  const errorOf = (head: HeadName, labelOf: (outcome: Outcome) => boolean | undefined) => {
    const settled = next.flatMap(([index, outcome]) => {
      const [label, chance] = [labelOf(outcome), told[index]?.[head]];
      return label === undefined || chance === undefined ? [] : [{ label, chance }];
    });
    return expectedCalibrationError(
      settled.map(({ chance }) => chance),
      settled.map(({ label }) => label),
    );
  };
  return {
    accept: errorOf('accept', ({ accepted }) => accepted),
    attend: errorOf('attend', ({ attended }) => attended),
  };
}

type HeadName = keyof Curve['calibration'];

/** The mean over the curves. */
export function meanOver(curves: readonly Curve[], value: (curve: Curve) => number): number {
  return mean(curves.map(value));
}
