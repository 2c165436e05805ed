/** What the engine does in a worker: pure functions of plain values, each by a name of its own. */
import { planWhole } from '@saath/matching/whole-event/plan-whole';
import type { WholeEvent } from '@saath/matching/whole-event/whole-event';
import { isWorseThanDayZero, learnFromLines, trainPacked } from './training.ts';

export const tasks = {
  /** The plan of 'Fill for me'; see `planWhole`. */
  planWhole: ({ whole, spare }: { whole: WholeEvent; spare: number }) =>
    planWhole(whole, { spare }),

  /** Which skills go together; see `learnSkills`. */
  learnSkills: learnFromLines,

  /** What the outcomes teach; see `train`. */
  train: trainPacked,

  /** Whether what was learned does harm. */
  isWorseThanDayZero,
};
