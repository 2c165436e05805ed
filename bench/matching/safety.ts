/** Figure 22: whether learning can be led astray. Logs of a world where the first day is the truth. */
import { fairlyWeighed } from '@saath/matching/learning/fair-weights';
import { fitHead } from '@saath/matching/learning/head';
import { labelledFor, type Outcome } from '@saath/matching/learning/outcome';
import { train } from '@saath/matching/learning/train';
import { dayZero } from '@saath/matching/model';
import { logOf, ODD } from '@saath/matching/testing/outcome-log';
import type { Figure } from './figure.ts';

const TRAININGS = 200;
const SIZES = [100, 200, 400, 1_000];
/** Not those on which the threshold was chosen. */
const FIRST_SEED = 1_000;
const LOGS = 10;

export function safetyFigures(): Figure[] {
  const seeds = Array.from({ length: TRAININGS }, (_, index) => FIRST_SEED + index);
  const wrong = seeds.filter(
    (seed) =>
      train(logOf(seed, { count: SIZES[seed % SIZES.length] ?? 0 }), { active: dayZero }).isBetter,
  ).length;
  const moved = Math.max(...seeds.slice(0, LOGS).map(movedByOne));
  return [
    {
      number: '22a',
      what: `Where the first day is the truth: versions used, of ${TRAININGS} trainings on 100 to 1,000 outcomes`,
      measured: (wrong / TRAININGS).toFixed(3),
      bar: '<= 0.05',
      isMet: wrong / TRAININGS <= 0.05,
    },
    {
      number: '22b',
      what: `A third of the log rated against skills by one organiser: the weight of skills moves, the most of ${LOGS} logs`,
      measured: moved.toFixed(3),
      bar: '<= 0.10',
      isMet: moved <= 0.1,
    },
  ];
}

function movedByOne(seed: number): number {
  const log = logOf(seed, { count: 1_200, odd: 1 / 3 });
  const others = log.filter(({ organiserId }) => organiserId !== ODD);
  return Math.abs(skillsWeight(log) / skillsWeight(others) - 1);
}

function skillsWeight(outcomes: readonly Outcome[]): number {
  const prior = dayZero.good;
  return fitHead(fairlyWeighed(labelledFor('good', outcomes), prior), prior).weights.skills;
}
