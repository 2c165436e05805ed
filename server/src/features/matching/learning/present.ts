/** What was learned, as the API shows it. */
import type { VersionState } from '@saath/contract/matching/learning/rules';
import type { MatchLearning, MatchVersion } from '@saath/contract/matching/learning/schema';
import type { VersionRow } from '../model-in-use/queries.ts';
import { isAsWritten } from '../outcome-chain/queries.ts';
import { readComparison, readFound, readHeldOut, readTaughtBy } from './policy.ts';
import { type LearningView, weightsOf } from './service.ts';

export function presentLearning(view: LearningView): MatchLearning {
  const { setting, versions, active, months, calibration, evenness } = view;
  const { activeModel, isTraining } = setting;
  const { countedAt, ...figures } = evenness;
  return {
    fairness: setting.fairness,
    isAutomatic: setting.isAutomatic,
    isLearning: isTraining,
    active: active ? presentVersion(active, activeModel) : null,
    isReadable: view.isReadable,
    freshOutcomes: view.freshOutcomes,
    outcomesToGo: view.outcomesToGo,
    calibration: { ...calibration, bins: [...calibration.bins] },
    months: [...months],
    weights: weightsOf(view.model),
    evenness: { ...figures, countedAt: countedAt.toISOString() },
    audit: [...view.audit],
    logChanges: presentFound(setting),
    versions: versions.map((version) => presentVersion(version, activeModel)),
  };
}

function presentVersion(row: VersionRow, activeModel: string | null): MatchVersion {
  const { id, version, madeAt, outcomes, learnedProfiles: profiles } = row;
  const heldOut = readHeldOut(row.heldOut);
  return {
    id,
    version,
    madeAt: madeAt.toISOString(),
    state: stateOf(row, activeModel),
    outcomes,
    profiles,
    heldOut: heldOut && {
      candidate: heldOut.candidate.good,
      active: heldOut.active.good,
      dayZero: heldOut.dayZero.good,
    },
    comparison: readComparison(row.comparison),
    taughtBy: readTaughtBy(row.taughtBy),
  };
}

function presentFound({
  logFound,
  logLookedAt,
}: LearningView['setting']): MatchLearning['logChanges'] {
  const found = readFound(logFound);
  if (!found || !logLookedAt || isAsWritten(found)) return null;
  const { changed, missing, added, isBroken } = found;
  return { changed, missing, added, isBroken, lookedAt: logLookedAt.toISOString() };
}

function stateOf(
  { id, isBetter, activatedAt }: VersionRow,
  activeModel: string | null,
): VersionState {
  if (id === activeModel) return 'active';
  if (activatedAt) return 'retired';
  return isBetter ? 'ready' : 'rejected';
}
