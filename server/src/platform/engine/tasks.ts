/** What the engine does in a worker: pure functions of plain values, each by a name of its own. */
import { planWhole } from '@saath/matching/whole-event/plan-whole';
import { isLoose, provedPlan } from '@saath/matching/whole-event/prove-whole';
import type { WholeEvent } from '@saath/matching/whole-event/whole-event';
import { loadProver } from './prover.ts';
import { isWorseThanFirstDay, learnFromLines, trainPacked } from './training.ts';

export const tasks = {
  /** The plan of 'Fill for me'; see `planWhole`. Where its own bound is loose, a solver proves it or finds a better one. */
  async planWhole({ whole, spare }: { whole: WholeEvent; spare: number }) {
    const plan = planWhole(whole, { spare });
    if (!isLoose(plan.proof)) return plan;
    const proved = async () => provedPlan(whole, plan, { solve: await loadProver(), spare });
    // Without the solver the plan stands as it is, with its own bound.
    return await proved().catch(() => plan);
  },

  /** Which skills go together; see `learnSkills`. */
  learnSkills: learnFromLines,

  /** What the outcomes teach; see `train`. */
  train: trainPacked,

  /** Whether what was learned does harm. */
  isWorseThanFirstDay,
};
