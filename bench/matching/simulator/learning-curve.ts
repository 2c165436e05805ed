/** How the order of people gets better while outcomes come in. */
import type { Features } from '../../../matching/src/features.ts';
import type { Knowledge } from '../../../matching/src/knowledge.ts';
import { expectedCalibrationError } from '../../../matching/src/learning/measures.ts';
import type { Outcome } from '../../../matching/src/learning/train.ts';
import { chanceOf, contributionsOf, dayZero, type Head } from '../../../matching/src/model.ts';
import type { Match } from '../../../matching/src/rank-candidates.ts';
import { ceilingOf, type Sheet, sheetsOf } from './ceiling.ts';
import { asking, Installation, untaught } from './installation.ts';
import { mean, meanNdcg, type Question, questionsFor } from './quality.ts';
import { seeded } from './random.ts';
import { atRandom, engine, exactOverlap, firstCome, handSum } from './rankers.ts';
import type { World } from './world.ts';

export const sizes = [0, 100, 300, 1_000, 3_000, 10_000] as const;
export type Size = (typeof sizes)[number];

/** NDCG@10 of each ranker. */
export type Point = {
  readonly random: number;
  readonly firstCome: number;
  readonly overlap: number;
  readonly handSum: number;
  readonly dayZero: number;
  readonly learned: number;
  /** Of trees that were shown the truth about the same people in other roles; undefined where it is not measured. */
  readonly recognising: number | undefined;
};

export type Curve = {
  readonly points: Readonly<Record<Size, Point>>;
  /** What was asked at the sizes at which the ceiling is measured. */
  readonly sheets: ReadonlyMap<Size, readonly Sheet[]>;
  /** Of the chances told for the 1,000 invitations after the first 3,000, when they were made. */
  readonly calibration: { readonly accept: number; readonly attend: number };
  /** The same of the chances that the first day's weights would have told. */
  readonly untaught: { readonly accept: number; readonly attend: number };
};

const QUESTIONS = 120;
const ROLES_A_WEEK = 25;
const CALIBRATED_FROM = 3_000;
const CALIBRATED_TO = 4_000;
const CEILING_FROM = 3_000;

/** One installation that grows from nothing to 10,000 outcomes; at each size the same fresh roles are asked about. */
export function learningCurve(
  world: World,
  seed: number,
  { questions = QUESTIONS, recognises = true, most = Number.POSITIVE_INFINITY } = {},
): Curve {
  const installation = new Installation(world, {
    policy: asking(),
    learns: true,
    rolesAWeek: ROLES_A_WEEK,
    seed,
  });
  const points = {} as Record<Size, Point>;
  const sheets = new Map<Size, readonly Sheet[]>();
  for (const size of sizes.filter((each) => each <= most)) {
    while (installation.outcomes.length < size) installation.runWeek();
    const knowledge = { ...installation.knowledge, model: installation.modelAfter(size) };
    const asked = questionsFor(world, questions, seed + 3_000);
    const point = pointOf(asked, { knowledge, seed, now: world.now });
    if (size < CEILING_FROM) {
      points[size] = { ...point, recognising: undefined };
      continue;
    }
    const exam = sheetsOf(asked, knowledge, world.now);
    sheets.set(size, exam);
    const taught = recognises ? questionsFor(world, questions, seed + 5_000) : [];
    points[size] = {
      ...point,
      recognising: recognises ? ceilingOf(sheetsOf(taught, knowledge, world.now), exam) : undefined,
    };
  }
  while (installation.outcomes.length < CALIBRATED_TO) installation.runWeek();
  const { told } = installation;
  const first = installation.outcomes.map(({ features }) => chancesOnTheFirstDay(features));
  return {
    points,
    sheets,
    calibration: calibrationOf(installation, told),
    untaught: calibrationOf(installation, first),
  };
}

function pointOf(
  asked: readonly Question[],
  { knowledge, seed, now }: { knowledge: Knowledge; seed: number; now: number },
): Omit<Point, 'recognising'> {
  const random = seeded(seed + 4_000);
  return {
    random: meanNdcg(asked, atRandom(random), now),
    firstCome: meanNdcg(asked, firstCome, now),
    overlap: meanNdcg(asked, exactOverlap(random), now),
    handSum: meanNdcg(asked, handSum(random), now),
    dayZero: meanNdcg(asked, engine(untaught(knowledge)), now),
    learned: meanNdcg(asked, engine(knowledge), now),
  };
}

type Told = Pick<Match['chances'], HeadName>;

function chancesOnTheFirstDay(values: Features): Told {
  const chanceBy = (head: Head) => chanceOf(head, contributionsOf(head, values));
  return { accept: chanceBy(dayZero.accept), attend: chanceBy(dayZero.attend) };
}

function calibrationOf({ outcomes }: Installation, told: readonly Told[]): Curve['calibration'] {
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

/**
 * The mean over worlds of what trees reach there that were shown the truth of all the others; undefined where it is not
 * measured.
 */
export function ceilingAt(curves: readonly Curve[], size: Size): number | undefined {
  const worlds = curves.map(({ sheets }) => sheets.get(size));
  if (worlds.includes(undefined)) return undefined;
  return mean(
    worlds.map((asked = [], world) => {
      const others = worlds.filter((_, other) => other !== world);
      return ceilingOf(
        others.flatMap((sheets = []) => sheets),
        asked,
      );
    }),
  );
}

/** The mean over the curves. */
export function meanOver(curves: readonly Curve[], value: (curve: Curve) => number): number {
  return mean(curves.map(value));
}
