/** The log of matching: who was shown and what was decided, with the numbers of that moment (MT-07). */
import type { Features } from '@saath/matching/features';
import type { HeadName } from '@saath/matching/model';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { errorFields, type Log } from '../../../platform/log.ts';
import { monthOf } from '../../../platform/months.ts';
import type { MatchSource } from '../../../platform/tables/matching.ts';
import { currentMatching } from '../model-in-use/service.ts';
import {
  labelsOf,
  lookAgainAt,
  packFeatures,
  type StoryDecision,
  type StoryFacts,
} from './policy.ts';
import * as queries from './queries.ts';

/** What the engine said of somebody. */
export type Numbers = {
  readonly chances: Readonly<Record<HeadName, number>>;
  readonly features: Features;
};

export type Shown = Numbers & {
  readonly userId: string;
  /** The place was given to find out more about the person. */
  readonly isExploration: boolean;
};

/**
 * Writes down whom an organiser was shown for a role, the first at place 1. Whatever happens to that, the answer goes out:
 * it is not waited for, and a failure is only logged.
 */
export function noteShown(
  { db, log }: { db: Database; log: Log },
  shown: {
    roleId: string;
    source: MatchSource;
    people: readonly Shown[];
    now: Date;
  },
): void {
  void writeShown(db, shown).catch((error) =>
    log.warn(errorFields(error), 'what was suggested could not be written down'),
  );
}

async function writeShown(
  db: Database,
  { roleId, source, people, now }: Parameters<typeof noteShown>[1],
): Promise<void> {
  const eventId = await queries.eventOfRole(db, roleId);
  if (!eventId) return;
  const { modelId } = await currentMatching(db);
  const place = { eventId, roleId, source, shownAt: now };
  const rows = people.map(({ userId, isExploration, ...numbers }, index) => ({
    ...place,
    userId,
    isExploration,
    position: index + 1,
    ...numberColumns(numbers, modelId),
  }));
  await queries.putShown(db, rows);
}

export function numberColumns({ chances, features }: Numbers, modelId: string | null) {
  return {
    goodChance: chances.good,
    acceptChance: chances.accept,
    attendChance: chances.attend,
    ...packFeatures(features),
    modelId,
  };
}

export type Told = {
  readonly story: StoryDecision;
  readonly facts: StoryFacts;
};

/**
 * Writes what came of decisions that are in the log, where that is news, and counts who accepted.
 *
 * @param told by the step that decided; those that the log does not know are left out
 * @param timeZone of the installation, for the months
 */
export async function settleDecisions(
  tx: Tx,
  { told, now, timeZone }: { told: ReadonlyMap<string, Told>; now: Date; timeZone: string },
): Promise<void> {
  const rows = await queries.lockLabels(tx, [...told.keys()]);
  const changed = rows.flatMap((row) => {
    const known = told.get(row.changeId ?? '');
    if (!known) return [];
    const { story, facts } = known;
    const labels = labelsOf(story, facts);
    const lookAt = lookAgainAt(story, facts);
    const isNews =
      labels.accepted !== row.accepted ||
      labels.attended !== row.attended ||
      labels.good !== row.good;
    if (!isNews && lookAt?.getTime() === row.lookAt?.getTime()) return [];
    return [{ row, labels: { id: row.id, ...labels, outcomeAt: isNews ? now : null, lookAt } }];
  });
  await queries.writeLabels(
    tx,
    changed.map(({ labels }) => labels),
  );
  await countAccepted(tx, changed, timeZone);
}

/** What the newly known answers change in the counts of their months. */
async function countAccepted(
  tx: Tx,
  changed: readonly { row: queries.LabelRow; labels: { accepted: boolean | null } }[],
  timeZone: string,
): Promise<void> {
  const months = new Map<string, queries.MonthChange>();
  for (const { row, labels } of changed) {
    if (!row.decidedAt || row.accepted === labels.accepted) continue;
    const month = monthOf(row.decidedAt, timeZone);
    const count = Number(labels.accepted !== null) - Number(row.accepted !== null);
    const taken = Number(labels.accepted === true) - Number(row.accepted === true);
    const isSuggested = row.shownAt !== null;
    const sum = months.get(month);
    months.set(month, {
      month,
      suggested: (sum?.suggested ?? 0) + (isSuggested ? count : 0),
      suggestedAccepted: (sum?.suggestedAccepted ?? 0) + (isSuggested ? taken : 0),
      others: (sum?.others ?? 0) + (isSuggested ? 0 : count),
      othersAccepted: (sum?.othersAccepted ?? 0) + (isSuggested ? 0 : taken),
    });
  }
  await queries.addToMonths(tx, [...months.values()]);
}

const DAY = 86_400_000;
/** Two years: of what is older, more has changed than was learned. */
const KEPT = 730 * DAY;
const BATCH = 1000;

/** What was shown or decided more than two years ago is dropped, a batch at a time. */
export async function dropOldDecisions({
  db,
  now,
}: {
  db: Database;
  now: () => Date;
}): Promise<void> {
  const before = new Date(now().getTime() - KEPT);
  const drop = async (tx: Tx) => await queries.dropDecisionsBefore(tx, { before, limit: BATCH });
  while ((await inTransaction(db, drop)) === BATCH);
}
