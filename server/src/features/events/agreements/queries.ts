/** SQL of agreements and their texts. */
import { nameKey } from '@saath/contract/events/roles/rules';
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

type VersionRow = Selectable<Tables['agreementVersion']>;

/** An agreement with its text of now. */
export type AgreementRow = Selectable<Tables['agreement']> &
  Pick<VersionRow, 'text' | 'hash' | 'writtenAt'>;

function agreements(db: Database) {
  return db
    .selectFrom('agreement')
    .innerJoin('agreementVersion as version', (join) =>
      join
        .onRef('version.agreementId', '=', 'agreement.id')
        .onRef('version.version', '=', 'agreement.version'),
    )
    .selectAll('agreement')
    .select(['version.hash', 'version.writtenAt']);
}

/** By name, with how many people have signed a text that still counts; without the texts. */
export async function everyAgreement(db: Database) {
  return await agreements(db)
    .leftJoin('signature', 'signature.agreementId', 'agreement.id')
    .select([
      sql<number>`(count(distinct signature.user_id) filter (
        where signature.version >= agreement.asked_since and signature.withdrawn_at is null
      ))::int`.as('signed'),
      sql<boolean>`count(signature.id) > 0`.as('wasSigned'),
    ])
    .groupBy(['agreement.id', 'version.hash', 'version.writtenAt'])
    .orderBy('agreement.nameKey')
    .execute();
}

export async function findAgreement(db: Database, id: string): Promise<AgreementRow | undefined> {
  return await agreements(db)
    .select('version.text')
    .where('agreement.id', '=', id)
    .executeTakeFirst();
}

/** Holds the agreement as it is: whoever signs it shares it, after the people; whoever changes it has it alone. */
export async function holdAgreement(
  tx: Tx,
  id: string,
  how: 'shared' | 'alone',
): Promise<AgreementRow | undefined> {
  const row = tx.selectFrom('agreement').select('id').where('id', '=', id);
  await (how === 'shared' ? row.forShare() : row.forUpdate()).execute();
  return await findAgreement(tx, id);
}

/** The text that a person signed last. */
export async function signedLast(
  db: Database,
  { userId, agreementId }: { userId: string; agreementId: string },
): Promise<Pick<VersionRow, 'version' | 'text'> | undefined> {
  return await db
    .selectFrom('signature')
    .innerJoin('agreementVersion as version', (join) =>
      join
        .onRef('version.agreementId', '=', 'signature.agreementId')
        .onRef('version.version', '=', 'signature.version'),
    )
    .select(['version.version', 'version.text'])
    .where('signature.userId', '=', userId)
    .where('signature.agreementId', '=', agreementId)
    .orderBy('signature.version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type Text = Pick<VersionRow, 'name' | 'text' | 'hash'> & {
  readonly writtenBy: string;
  readonly at: Date;
};

/** @throws the database's refusal 23505 for a name that another one has */
export async function insertAgreement(tx: Tx, id: string, text: Text): Promise<void> {
  const { name, at } = text;
  await tx
    .insertInto('agreement')
    .values({ id, name, nameKey: nameKey(name), version: 1, askedSince: 1, createdAt: at })
    .execute();
  await insertVersion(tx, { agreementId: id, version: 1 }, text);
}

/** @throws the database's refusal 23505 for a name that another one has */
export async function addVersion(
  tx: Tx,
  { id, version, askedSince }: { id: string; version: number; askedSince: number },
  text: Text,
): Promise<void> {
  const { name } = text;
  await tx
    .updateTable('agreement')
    .set({ name, nameKey: nameKey(name), version, askedSince })
    .where('id', '=', id)
    .execute();
  await insertVersion(tx, { agreementId: id, version }, text);
}

async function insertVersion(
  tx: Tx,
  key: { agreementId: string; version: number },
  { at: writtenAt, ...text }: Text,
): Promise<void> {
  await tx
    .insertInto('agreementVersion')
    .values({ ...key, ...text, writtenAt })
    .execute();
}

/** @throws the database's refusal 23503 while it is needed */
export async function deleteAgreement(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('agreement').where('id', '=', id).execute();
}

/** Events that are not over and have a role that asks for the agreement. */
export async function eventsThatAsk(
  tx: Tx,
  { agreementId, now }: { agreementId: string; now: Date },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('eventRole')
    .innerJoin('event', 'event.id', 'eventRole.eventId')
    .select('event.id')
    .distinct()
    .where(sql<boolean>`needs_agreements <> '{}' and ${agreementId} = any(needs_agreements)`)
    .where('event.endTime', '>', now)
    .orderBy('event.id')
    .execute();
  return rows.map(({ id }) => id);
}
