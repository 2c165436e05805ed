/** SQL of evidence. */
import type { PaperState } from '@saath/contract/events/eligibility/rules';
import type { EvidenceKind } from '@saath/contract/places/evidence/schema';
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { recipientColumns } from '../place/queries.ts';

export type EvidenceRow = Selectable<Tables['evidence']>;
export type EvidenceFile = Pick<EvidenceRow, 'id' | 'kind'>;

/** Whose paper it is, and what became of it. */
export async function shownPaper(
  db: Database,
  id: string,
): Promise<{ userId: string; state: PaperState } | undefined> {
  return await db
    .selectFrom('qualification')
    .select(['userId', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Of a paper, with whose it is and of what kind. */
export async function findEvidence(
  db: Database,
  { paperId, kind }: { paperId: string; kind: EvidenceKind },
) {
  return await db
    .selectFrom('evidence')
    .innerJoin('qualification', 'qualification.id', 'evidence.paperId')
    .innerJoin('qualificationKind', 'qualificationKind.id', 'qualification.kindId')
    .select(['evidence.id', 'evidence.kind', 'qualification.userId', 'qualificationKind.name'])
    .where('evidence.paperId', '=', paperId)
    .where('evidence.kind', '=', kind)
    .executeTakeFirst();
}

export async function insertEvidence(tx: Tx, evidence: EvidenceRow): Promise<void> {
  await tx.insertInto('evidence').values(evidence).execute();
}

export async function deleteEvidence(tx: Tx, paperId: string): Promise<void> {
  await tx.deleteFrom('evidence').where('paperId', '=', paperId).execute();
}

/** Of papers that were checked at that moment or before. */
export async function deleteEvidenceChecked(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('evidence')
    .using('qualification')
    .whereRef('qualification.id', '=', 'evidence.paperId')
    .where('qualification.state', '<>', 'claimed')
    .where('qualification.decidedAt', '<=', before)
    .execute();
}

/** Of papers that nobody has checked since then, with whose they are, the oldest first. */
export async function evidenceUnchecked(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
) {
  return await tx
    .selectFrom('evidence')
    .innerJoin('qualification', 'qualification.id', 'evidence.paperId')
    .innerJoin('qualificationKind as kind', 'kind.id', 'qualification.kindId')
    .innerJoin('appUser', 'appUser.id', 'qualification.userId')
    .select([...recipientColumns, 'evidence.paperId', 'kind.name as kindName'])
    .where('qualification.state', '=', 'claimed')
    .where('evidence.addedAt', '<=', before)
    .orderBy('evidence.addedAt')
    .limit(limit)
    .execute();
}

/** What was checked, or shown anew, meanwhile stays. @returns the papers that nothing shows any more */
export async function deleteEvidenceUnchecked(
  tx: Tx,
  { of, before }: { of: readonly { readonly paperId: string }[]; before: Date },
): Promise<ReadonlySet<string>> {
  const ids = of.map(({ paperId }) => paperId);
  const gone = await tx
    .deleteFrom('evidence')
    .using('qualification')
    .whereRef('qualification.id', '=', 'evidence.paperId')
    .where('qualification.state', '=', 'claimed')
    .where('evidence.addedAt', '<=', before)
    .where('evidence.paperId', '=', sql<string>`any(${ids}::uuid[])`)
    .returning('evidence.paperId')
    .execute();
  return new Set(gone.map(({ paperId }) => paperId));
}

/** Files whose rows are gone. */
export async function droppedEvidence(db: Database, limit: number): Promise<EvidenceFile[]> {
  return await db.selectFrom('evidenceDropped').selectAll().orderBy('id').limit(limit).execute();
}

/** Once the files are gone from the store. */
export async function forgetDropped(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('evidenceDropped')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
