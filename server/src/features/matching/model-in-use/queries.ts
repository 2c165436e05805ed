/** SQL of what was learned and how it is used. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

/** `isTraining`: by the database's clock, as claims are. */
export type SettingRow = Selectable<Tables['matchSetting']> & { readonly isTraining: boolean };

const isTraining = sql<boolean>`coalesce(training_until > now(), false)`.as('isTraining');

/** One row by its key. */
export async function readSetting(db: Database): Promise<SettingRow> {
  return await db
    .selectFrom('matchSetting')
    .selectAll()
    .select(isTraining)
    .where('id', '=', true)
    .executeTakeFirstOrThrow();
}

/** Every change of what applies holds this row, so that changes follow each other. */
export async function lockSetting(tx: Tx): Promise<SettingRow> {
  return await tx
    .selectFrom('matchSetting')
    .selectAll()
    .select(isTraining)
    .where('id', '=', true)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function changeSetting(
  db: Database,
  change: Partial<Pick<SettingRow, 'fairness' | 'isAutomatic' | 'activeModel' | 'learnedUntil'>>,
): Promise<void> {
  await db.updateTable('matchSetting').set(change).where('id', '=', true).execute();
}

const learnedColumns = ['learnedTags', 'learnedSize', 'learnedVectors', 'learnedProfiles'] as const;

export async function findKnowledge(db: Database, id: string) {
  return await db
    .selectFrom('matchModel')
    .select(['id', 'model', ...learnedColumns])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A version without what is large in it. */
export type VersionRow = Pick<
  Selectable<Tables['matchModel']>,
  | 'id'
  | 'version'
  | 'madeAt'
  | 'outcomes'
  | 'learnedProfiles'
  | 'heldOut'
  | 'counts'
  | 'comparison'
  | 'taughtBy'
  | 'isBetter'
  | 'activatedAt'
>;

const versionColumns = [
  'id',
  'version',
  'madeAt',
  'outcomes',
  'learnedProfiles',
  'heldOut',
  'counts',
  'comparison',
  'taughtBy',
  'isBetter',
  'activatedAt',
] as const;

/** The newest first. */
export async function newestVersions(db: Database, limit: number): Promise<VersionRow[]> {
  return await db
    .selectFrom('matchModel')
    .select(versionColumns)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

export async function findVersion(db: Database, id: string): Promise<VersionRow | undefined> {
  return await db
    .selectFrom('matchModel')
    .select(versionColumns)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The caller holds the setting's row. @returns its number, one above the highest */
export async function insertModel(
  tx: Tx,
  model: Omit<Insertable<Tables['matchModel']>, 'version'>,
): Promise<number> {
  const next = sql<number>`(select coalesce(max(version), 0) + 1 from match_model)`;
  const { version } = await tx
    .insertInto('matchModel')
    .values({ ...model, version: next })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function noteActivation(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('matchModel').set({ activatedAt: at }).where('id', '=', id).execute();
}

/** Leaves the newest and the one in use. */
export async function dropOldVersions(db: Database, keep: number): Promise<void> {
  await db
    .deleteFrom('matchModel')
    .where('version', '<=', sql<number>`(select max(version) - ${keep}::int from match_model)`)
    .where(
      'id',
      'not in',
      sql<string>`(select active_model from match_setting where active_model is not null)`,
    )
    .execute();
}

/**
 * Lets one training begin at a time, across all processes. By the database's clock: processes may differ.
 *
 * @returns false when another one is under way
 */
export async function claimTraining(
  db: Database,
  { id, minutes }: { id: string; minutes: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('matchSetting')
    .set({
      training: id,
      trainingUntil: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .where('id', '=', true)
    .where(sql<boolean>`(training_until is null or training_until < now())`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Does nothing when the claim has run out and is another's by now. */
export async function endTraining(db: Database, id: string): Promise<void> {
  await db
    .updateTable('matchSetting')
    .set({ training: null, trainingUntil: null })
    .where('training', '=', id)
    .execute();
}
