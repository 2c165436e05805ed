/** Use cases of organisers who see how matching learns and decide what it uses. */
import { limits } from '@saath/contract/limits';
import {
  brier,
  type CalibrationBin,
  calibrationBins,
  gini,
} from '@saath/matching/learning/measures';
import { dayZero, type Model } from '@saath/matching/model';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { boundsOf, monthOf } from '../../../platform/months.ts';
import { readTallies } from '../../../platform/tallies.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import * as knowledge from '../model-in-use/queries.ts';
import { currentMatching } from '../model-in-use/service.ts';
import { isAsWritten, keepFound, leaveUnprovedOut, lookAtLog } from '../outcome-chain/queries.ts';
import { type PassedOver, readPassedOver } from '../passed-over/service.ts';
import { activate, type Learning, lookAtLogNow } from './jobs.ts';
import { type FairnessFigures, OUTCOMES_TO_LEARN, readFairness } from './policy.ts';
import * as queries from './queries.ts';

/** The job for organisers who want to learn at once. */
export const LEARN_NOW = 'learn-now';

/** Outcomes by which the page judges; as many as make ten bins worth looking at. */
const MOST_PREDICTIONS = 2_000;
const MOST_COUNTED = 1_000;
const MONTHS = 12;

export type LearningView = {
  readonly setting: knowledge.SettingRow;
  readonly versions: readonly knowledge.VersionRow[];
  readonly active: knowledge.VersionRow | undefined;
  readonly isReadable: boolean;
  readonly model: Model;
  readonly freshOutcomes: number;
  readonly outcomesToGo: number;
  readonly calibration: { count: number; brier: number | null; bins: readonly CalibrationBin[] };
  readonly months: Awaited<ReturnType<typeof queries.newestMonths>>;
  readonly evenness: FairnessFigures & { readonly countedAt: Date };
  readonly audit: readonly PassedOver[];
};

/** All that the page shows; each part is read from an index, however long the log is. */
export async function readLearning(learning: Learning): Promise<LearningView> {
  const { db } = learning;
  const setting = await knowledge.readSetting(db);
  const { modelId, knowledge: known } = await currentMatching(db);
  const versions = await knowledge.newestVersions(db, limits.matchVersions);
  const active = versions.find(({ id }) => id === setting.activeModel);
  const total = await queries.countOutcomesSince(db, { since: null, limit: OUTCOMES_TO_LEARN });
  const predictions = await queries.newestPredictions(db, MOST_PREDICTIONS);
  const chances = predictions.map(({ chance }) => chance);
  const happened = predictions.map((prediction) => prediction.happened);
  return {
    setting,
    versions,
    active:
      active ??
      (setting.activeModel ? await knowledge.findVersion(db, setting.activeModel) : undefined),
    isReadable: modelId === setting.activeModel,
    model: known.model,
    freshOutcomes: await queries.countOutcomesSince(db, {
      since: setting.learnedUntil,
      limit: MOST_COUNTED,
    }),
    outcomesToGo: OUTCOMES_TO_LEARN - total,
    calibration: {
      count: predictions.length,
      brier: predictions.length > 0 ? brier(chances, happened) : null,
      bins: calibrationBins(chances, happened),
    },
    months: (await queries.newestMonths(db, MONTHS)).reverse(),
    evenness: await evennessOf(learning, setting),
    audit: await readPassedOver(db, known.model.good),
  };
}

async function evennessOf(
  learning: Learning,
  { fairnessFigures, fairnessCountedAt }: knowledge.SettingRow,
): Promise<LearningView['evenness']> {
  const figures = readFairness(fairnessFigures);
  if (figures && fairnessCountedAt) return { ...figures, countedAt: fairnessCountedAt };
  return await countEvenness(learning);
}

const NEVER_ASKED_DAYS = 90;
const DAY = 86_400_000;

/** Counts how evenly people are asked, and keeps it for the page: it takes too long for a call. */
export async function countEvenness({
  db,
  now,
  timeZone,
}: Learning): Promise<LearningView['evenness']> {
  const at = now();
  const month = boundsOf(monthOf(at, timeZone), timeZone);
  const { 'people.active': active } = await readTallies(db);
  const since = new Date(at.getTime() - NEVER_ASKED_DAYS * DAY);
  const asked = peopleIn(await queries.askedSince(db, since));
  const thisMonth = await queries.askedSince(db, month.from);
  const first = await queries.firstAskedAt(db);
  const figures = {
    gini: thisMonth.length > 0 ? gini(amountsOf(thisMonth, active)) : null,
    active,
    neverAsked: Math.max(0, active - asked),
    since: first && first > since ? first.toISOString() : null,
  };
  await queries.keepFairness(db, { figures, at });
  return { ...figures, countedAt: at };
}

type Asked = Awaited<ReturnType<typeof queries.askedSince>>;

function peopleIn(asked: Asked): number {
  return asked.reduce((sum, { people }) => sum + people, 0);
}

/** How often each of the active people was asked, with those who were not. */
function amountsOf(asked: Asked, active: number): number[] {
  const amounts = asked.flatMap(({ times, people }) => new Array<number>(people).fill(times));
  return [...amounts, ...new Array<number>(Math.max(0, active - amounts.length)).fill(0)];
}

/** More than the page lists. */
const VERSIONS_KEPT = 100;

export async function dropOldVersions(db: Database): Promise<void> {
  await knowledge.dropOldVersions(db, VERSIONS_KEPT);
}

/** Holds for the next call that ranks, in all processes. */
export async function saveSettings(
  { db, now }: Learning,
  given: { fairness: number; isAutomatic: boolean; actorId: string },
): Promise<void> {
  const { fairness, isAutomatic, actorId } = given;
  await inTransaction(db, async (tx) => {
    const before = await knowledge.lockSetting(tx);
    await knowledge.changeSetting(tx, { fairness, isAutomatic });
    const told = (isOn: boolean) => (isOn ? 'yes' : 'no');
    const changes = [
      { field: 'fairTurn' as const, before: percent(before.fairness), after: percent(fairness) },
      {
        field: 'switchesItself' as const,
        before: told(before.isAutomatic),
        after: told(isAutomatic),
      },
    ].filter((change) => change.before !== change.after);
    if (changes.length > 0)
      await writeAudit(tx, {
        action: 'matching.settings',
        actorId,
        at: now(),
        details: { changes },
      });
  });
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/**
 * Learns at once, in the background. What comes of it is switched on only where organisers let better versions be.
 *
 * @throws DomainError `match_learning.too_few` before there is enough for a first training, `match_learning.log_changed` while
 * the log is not as it was written
 */
export async function startLearning(
  learning: Learning & { jobs: Jobs },
  actorId: string,
): Promise<void> {
  const { db, now, jobs } = learning;
  const total = await queries.countOutcomesSince(db, { since: null, limit: OUTCOMES_TO_LEARN });
  if (total < OUTCOMES_TO_LEARN) throw new DomainError('match_learning.too_few');
  if (!isAsWritten(await lookAtLogNow(learning)))
    throw new DomainError('match_learning.log_changed');
  await inTransaction(db, async (tx) => {
    await jobs.add(tx, LEARN_NOW, actorId);
    await writeAudit(tx, { action: 'matching.learned', actorId, at: now() });
  });
  jobs.wake(LEARN_NOW);
}

/**
 * Takes out of the log what nobody vouches for, so that learning goes on with the rest.
 *
 * @throws DomainError `match_learning.log_sound` where there is nothing of that sort
 */
export async function leaveOut({ db, now }: Learning, actorId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await knowledge.lockSetting(tx);
    if (isAsWritten(await lookAtLog(tx))) throw new DomainError('match_learning.log_sound');
    const count = await leaveUnprovedOut(tx);
    await keepFound(tx, { found: await lookAtLog(tx), at: now() });
    await writeAudit(tx, { action: 'matching.left_out', actorId, at: now(), details: { count } });
  });
}

/**
 * Uses another version from now on. Anyone who goes back to an earlier one, or to day 0, wants to stay there: from then on better
 * versions wait to be switched on.
 *
 * @param id null for day 0
 * @throws DomainError `match_learning.not_found`, `match_learning.rejected`
 */
export async function switchTo(
  { db, now }: Learning,
  { id, actorId }: { id: string | null; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const setting = await knowledge.lockSetting(tx);
    if (setting.activeModel === id) return;
    const version = id ? await knowledge.findVersion(tx, id) : undefined;
    if (id && !version) throw new DomainError('match_learning.not_found');
    if (version && !version.isBetter) throw new DomainError('match_learning.rejected');
    const isBack = !version || version.activatedAt !== null;
    if (isBack) await knowledge.changeSetting(tx, { isAutomatic: false });
    await activate(tx, { id, number: version?.version ?? 0, actorId, at: now() });
  });
}

/** The weights of what people are ordered by, with those of the first day. */
export function weightsOf({
  good,
}: Model): { weight: number; dayZero: number; feature: keyof typeof good.weights }[] {
  const names = Object.keys(good.weights) as (keyof typeof good.weights)[];
  return names
    .map((feature) => ({
      feature,
      weight: good.weights[feature],
      dayZero: dayZero.good.weights[feature],
    }))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}
