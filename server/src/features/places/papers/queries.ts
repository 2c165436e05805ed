/** SQL of papers. */
import type { Age, PaperState } from '@saath/contract/events/eligibility/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

const validUntil = sql<string | null>`qualification.valid_until::text`.as('validUntil');

function papers(db: Database) {
  return db
    .selectFrom('qualification')
    .innerJoin('qualificationKind as kind', 'kind.id', 'qualification.kindId')
    .leftJoin('evidence', 'evidence.paperId', 'qualification.id')
    .select([
      'qualification.id',
      'qualification.userId',
      'qualification.kindId',
      'kind.name as kindName',
      'qualification.state',
      validUntil,
      'qualification.reason',
      'qualification.claimedAt',
      'qualification.decidedAt',
      'evidence.kind as evidenceKind',
      'evidence.addedAt as evidenceAt',
    ]);
}

/** A paper with the name of its kind. */
export type PaperRow = Awaited<ReturnType<typeof papersOf>>[number];

/** By kind; of one kind, what waits stands beside what holds. */
export async function papersOf(db: Database, userId: string) {
  return await papers(db)
    .where('qualification.userId', '=', userId)
    .orderBy('kind.nameKey')
    .orderBy('qualification.state')
    .execute();
}

export async function findPaper(db: Database, id: string): Promise<PaperRow | undefined> {
  return await papers(db).where('qualification.id', '=', id).executeTakeFirst();
}

export type PaperToCheckRow = Awaited<ReturnType<typeof papersToCheck>>[number];

/** Those that wait, longest first; those that were checked, latest first. */
export async function papersToCheck(
  db: Database,
  { state, limit }: { state: PaperState; limit: number },
) {
  const query = papers(db)
    .innerJoin('appUser', 'appUser.id', 'qualification.userId')
    .leftJoin('appUser as checker', 'checker.id', 'qualification.decidedBy')
    .select(['appUser.name as personName', 'appUser.pictureId', 'checker.name as checkerName'])
    .where('qualification.state', '=', state)
    .limit(limit);
  const ordered =
    state === 'claimed'
      ? query.orderBy('qualification.claimedAt')
      : query.orderBy('qualification.decidedAt', 'desc');
  return await ordered.orderBy('qualification.id').execute();
}

export async function countPapers(db: Database, state: PaperState): Promise<number> {
  const { count } = await db
    .selectFrom('qualification')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPaper(
  tx: Tx,
  paper: Insertable<Tables['qualification']>,
): Promise<void> {
  await tx.insertInto('qualification').values(paper).execute();
}

export async function deletePaper(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('qualification').where('id', '=', id).execute();
}

/** Makes room for one of that kind in one of the states. */
export async function deletePapersIn(
  tx: Tx,
  { userId, kindId, states }: { userId: string; kindId: string; states: readonly PaperState[] },
): Promise<void> {
  await tx
    .deleteFrom('qualification')
    .where('userId', '=', userId)
    .where('kindId', '=', kindId)
    .where('state', 'in', [...states])
    .execute();
}

export async function setDecision(
  tx: Tx,
  {
    id,
    ...decision
  }: { id: string } & Pick<
    Selectable<Tables['qualification']>,
    'state' | 'reason' | 'decidedBy' | 'decidedAt'
  >,
): Promise<void> {
  await tx.updateTable('qualification').set(decision).where('id', '=', id).execute();
}

export async function saidAgeOf(
  db: Database,
  userId: string,
): Promise<{ age: Age; saidAt: Date } | undefined> {
  return await db
    .selectFrom('saidAge')
    .select(['age', 'saidAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** @param said null = nothing is said any more */
export async function setSaidAge(
  tx: Tx,
  { userId, said }: { userId: string; said: { age: Age; saidAt: Date } | null },
): Promise<void> {
  await tx.deleteFrom('saidAge').where('userId', '=', userId).execute();
  if (said)
    await tx
      .insertInto('saidAge')
      .values({ userId, ...said })
      .execute();
}

/** Whether any role asks for an age. */
export async function isAgeAsked(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('eventRole')
    .select('id')
    .where('minAge', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
