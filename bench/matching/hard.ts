/**
 * Figures 12 to 18 in worlds that are harder than life: `simulator/hard/family.ts` says what they differ in. By default those
 * for judging, on which nothing may be chosen; `WORLDS=choosing` measures the others, `OUTCOMES=3000` stops there (chances take 4,000), and
 * `node bench/matching/hard.ts policies` measures that part alone.
 */
import process from 'node:process';
import { resolveTag } from '../../matching/src/concepts.ts';
import { isMain } from '../../tools/setup.mjs';
import { browsingIn } from './browsing.ts';
import type { Figure } from './figure.ts';
import { resultIn } from './policies.ts';
import { bestWeightsOn } from './simulator/best-weights.ts';
import { choosing, type Family, judging } from './simulator/hard/family.ts';
import { HardWorld } from './simulator/hard/hard-world.ts';
import { asking, askingBy, type Policy } from './simulator/installation.ts';
import {
  type Curve,
  learningCurve,
  type Point,
  type Size,
  sizes,
} from './simulator/learning-curve.ts';
import { mean } from './simulator/quality.ts';
import { seeded } from './simulator/random.ts';
import { atRandom, byTruth, exactOverlap, handSum } from './simulator/rankers.ts';

const QUESTIONS = 80;
const POLICY_ROLES_A_WEEK = 15;

const MOST = Number(process.env.OUTCOMES ?? 10_000);

const parts = { ranking: rankingIn, policies: policiesIn, browsing: browsingOf };

export function hardFigures(part?: string): Figure[] {
  const families = process.env.WORLDS === 'choosing' ? choosing : judging;
  tellWords(families);
  return Object.entries(parts).flatMap(([name, figuresIn]) =>
    part === undefined || part === name ? figuresIn(families) : [],
  );
}

/** How much of what people write the engine understands. */
function tellWords(families: readonly Family[]): void {
  const rows = families.map((family) => {
    const tags = new HardWorld(family).profiles().flat();
    const unknown = tags.filter((tag) => resolveTag(tag).skills.length === 0).length;
    return { world: family.name, tags: tags.length, unknown: (unknown / tags.length).toFixed(2) };
  });
  console.table(rows);
}

function rankingIn(families: readonly Family[]): Figure[] {
  const curves = families.map((family) => {
    const began = performance.now();
    const curve = learningCurve(new HardWorld(family), family.seed, {
      questions: QUESTIONS,
      recognises: false,
      most: MOST,
    });
    console.error(`${family.name}: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    console.table(curve.points);
    console.error('calibration', curve.calibration, curve.untaught);
    return curve;
  });
  return [
    ...ratios('12', curves, 'overlap', 'counting equal skills', { 0: 2.1, 1000: 2.4, 10000: 2.6 }),
    ...ratios('13', curves, 'handSum', 'weights by hand', { 0: 1.1, 10000: 1.38 }),
    ...([3_000, 10_000] as const)
      .filter((size) => size <= MOST)
      .map((size) => shareOfBest(curves, size)),
    ...neverWorse(curves, families),
    ...calibration(curves),
  ];
}

function ratios(
  number: string,
  curves: readonly Curve[],
  other: keyof Point,
  name: string,
  bars: Partial<Record<Size, number>>,
): Figure[] {
  return sizes.flatMap((size) => {
    const bar = bars[size];
    if (bar === undefined || size > MOST) return [];
    const each = curves.map(({ points }) => points[size].learned / (points[size][other] ?? 0));
    const random = mean(
      curves.map(({ points }) => points[size].random / (points[size][other] ?? 0)),
    );
    return figure(number, `NDCG@10 against ${name}, after ${size} (chance: ${random.toFixed(2)})`, {
      each,
      bar: `>= ${bar}`,
      isMet: mean(each) >= bar,
    });
  });
}

/** Weights of the same form, taught by the truth of all the other worlds. */
function shareOfBest(curves: readonly Curve[], size: Size): Figure {
  const bar = size === 3_000 ? 0.9 : 0.95;
  const best = curves.map(({ sheets }, world) => {
    const others = curves.filter((_, other) => other !== world);
    return bestWeightsOn(
      others.flatMap((other) => other.sheets.get(size) ?? []),
      sheets.get(size) ?? [],
    );
  });
  const each = curves.map(({ points }, world) => points[size].learned / (best[world] ?? 0));
  return figure(
    '13',
    `share of the best weights of this form by the truth of other worlds (NDCG@10 ${mean(best).toFixed(3)}), after ${size}`,
    { each, bar: `>= ${bar}`, isMet: mean(each) >= bar },
  );
}

function neverWorse(curves: readonly Curve[], families: readonly Family[]): Figure[] {
  const reached = sizes.filter((size) => size > 0 && size <= MOST);
  return reached.map((size) => {
    const each = curves.map(({ points }) => points[size].learned - points[size].dayZero);
    const below = families.filter((_, world) => (each[world] ?? 0) < 0).map(({ name }) => name);
    return figure(
      '14',
      `NDCG@10 less that of the first day, after ${size}; below in: ${below.join(', ') || 'none'}`,
      { each, bar: 'never below 0', isMet: below.length === 0, digits: 3 },
    );
  });
}

function calibration(curves: readonly Curve[]): Figure[] {
  const bars = { accept: 0.04, attend: 0.06 } as const;
  return (['accept', 'attend'] as const).map((head) => {
    const each = curves.map((curve) => curve.calibration[head]);
    const first = mean(curves.map((curve) => curve.untaught[head]));
    return figure(
      '18',
      `calibration error of '${head}', invitations 3,001 to 4,000 (the first day's: ${first.toFixed(3)})`,
      { each, bar: `<= ${bars[head]}`, isMet: mean(each) <= bars[head], digits: 3 },
    );
  });
}

const policies: Record<string, (seed: number) => { policy: Policy; learns: boolean }> = {
  overlap: (seed) => ({ policy: askingBy(exactOverlap(seeded(seed))), learns: false }),
  learned: () => ({ policy: asking(), learns: true }),
  fairHalf: () => ({ policy: asking({ fairness: 0.5 }), learns: true }),
  oracle: () => ({
    policy: (role, world, knowledge) => askingBy(byTruth(world))(role, world, knowledge),
    learns: false,
  }),
  handSum: (seed) => ({ policy: askingBy(handSum(seeded(seed))), learns: false }),
  random: (seed) => ({ policy: askingBy(atRandom(seeded(seed))), learns: false }),
  dayZero: () => ({ policy: asking(), learns: false }),
};

function policiesIn(families: readonly Family[]): Figure[] {
  const results = Object.fromEntries(
    Object.entries(policies).map(([name, make]) => [
      name,
      families.map((family) => {
        const result = resultIn(new HardWorld(family), {
          ...make(family.seed + 6_000),
          rolesAWeek: POLICY_ROLES_A_WEEK,
          seed: family.seed,
        });
        console.error(name, family.name, JSON.stringify(result));
        return result;
      }),
    ]),
  );
  const of = (name: string, what: 'fill' | 'quality' | 'invitationsAPlace' | 'gini' | 'shows') =>
    (results[name] ?? []).map((result) => result[what]);
  console.table(
    Object.fromEntries(
      Object.keys(policies).map((name) => [
        name,
        Object.fromEntries(
          (['fill', 'shows', 'quality', 'invitationsAPlace', 'gini'] as const).map((what) => [
            what,
            spread(of(name, what), 3),
          ]),
        ),
      ]),
    ),
  );
  const over = (one: readonly number[], other: readonly number[]) =>
    one.map((value, world) => value / (other[world] ?? 0));
  const fill = of('learned', 'fill');
  const invitations = over(of('learned', 'invitationsAPlace'), of('overlap', 'invitationsAPlace'));
  const quality = over(of('learned', 'quality'), of('overlap', 'quality'));
  const down = over(of('fairHalf', 'gini'), of('learned', 'gini')).map((share) => 1 - share);
  const lost = fill.map((value, world) => 100 * (value - (of('fairHalf', 'fill')[world] ?? 0)));
  const told = (name: string, what: 'fill') => mean(of(name, what)).toFixed(3);
  return [
    figure(
      '15',
      `places filled (the truth itself: ${told('oracle', 'fill')}; counting: ${told('overlap', 'fill')})`,
      { each: fill, bar: '>= 0.98', isMet: mean(fill) >= 0.98, digits: 3 },
    ),
    figure('15', 'invitations for a filled place, against counting equal skills', {
      each: invitations,
      bar: '<= 0.42',
      isMet: mean(invitations) <= 0.42,
    }),
    figure('15', 'quality a place, against counting equal skills', {
      each: quality,
      bar: '>= 1.45',
      isMet: mean(quality) >= 1.45,
    }),
    figure('16', 'fairness in the middle: Gini of invitations goes down by', {
      each: down,
      bar: '>= 0.35',
      isMet: mean(down) >= 0.35,
    }),
    figure('16', 'fairness in the middle: filled places lost, in points', {
      each: lost,
      bar: '<= 0.5',
      isMet: mean(lost) <= 0.5,
    }),
  ];
}

function browsingOf(families: readonly Family[]): Figure[] {
  const changes = families.map((family) => browsingIn(new HardWorld(family), family.seed));
  const [roles, connections, popular] = [
    changes.map((change) => change.roles),
    changes.map((change) => change.connections),
    changes.map((change) => change.rolesByPopularity),
  ];
  return [
    figure(
      '17',
      `browsing: roles with a connection (by popularity: ${(100 * mean(popular)).toFixed(0)} %)`,
      { each: roles, bar: '>= +0.09', isMet: mean(roles) >= 0.09, digits: 3 },
    ),
    figure('17', 'browsing: connections', {
      each: connections,
      bar: '>= -0.01',
      isMet: mean(connections) >= -0.01,
      digits: 3,
    }),
  ];
}

function figure(
  number: string,
  what: string,
  {
    each,
    digits = 2,
    ...told
  }: { each: readonly number[]; bar: string; isMet: boolean; digits?: number },
): Figure {
  return { number, what, measured: spread(each, digits), ...told };
}

/** The mean over the worlds, the least and the most. */
function spread(each: readonly number[], digits: number): string {
  const [least, most] = [Math.min(...each), Math.max(...each)];
  return `${mean(each).toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`;
}

if (isMain(import.meta.url)) console.table(hardFigures(process.argv[2]));
