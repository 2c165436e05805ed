/** SQL of signatures. */
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';

function signatures(db: Database) {
  return db
    .selectFrom('signature')
    .innerJoin('agreement', 'agreement.id', 'signature.agreementId')
    .innerJoin('agreementVersion as version', (join) =>
      join
        .onRef('version.agreementId', '=', 'signature.agreementId')
        .onRef('version.version', '=', 'signature.version'),
    )
    .selectAll('signature')
    .select([
      'version.name as agreementName',
      sql<boolean>`signature.withdrawn_at is null and signature.version >= agreement.asked_since`.as(
        'counts',
      ),
      // Whoever took consent back does not stand beside what the child has signed.
      sql<string | null>`case when signature.withdrawn_at is not null or not exists (
        select from guardian_signature as signed join guardian_consent as consent on consent.id = signed.consent_id
        where consent.user_id = signature.user_id and signed.agreement_id = signature.agreement_id
          and signed.version = signature.version
        having count(*) > 0 and bool_and(signed.withdrawn_at is not null)
      ) then signature.guardian_name end`.as('guardianName'),
    ]);
}

/** A signature with the name of what was signed. */
export type SignatureRow = Awaited<ReturnType<typeof signaturesOf>>[number];

/** Latest first. */
export async function signaturesOf(db: Database, userId: string) {
  return await signatures(db)
    .where('signature.userId', '=', userId)
    .orderBy('signature.signedAt', 'desc')
    .orderBy('signature.id', 'desc')
    .execute();
}

/** The same with the texts. */
export async function signedTextsOf(db: Database, userId: string) {
  return await signatures(db)
    .select('version.text')
    .where('signature.userId', '=', userId)
    .orderBy('signature.signedAt')
    .orderBy('signature.id')
    .execute();
}

/** With its text and the name of the account. */
export async function findSignature(db: Database, id: string) {
  return await signatures(db)
    .innerJoin('appUser', 'appUser.id', 'signature.userId')
    .select(['version.text', 'appUser.name as personName'])
    .where('signature.id', '=', id)
    .executeTakeFirst();
}

/** Of everybody, latest first. */
export async function signersOfAgreement(
  db: Database,
  { agreementId, limit }: { agreementId: string; limit: number },
) {
  return await signatures(db)
    .innerJoin('appUser', 'appUser.id', 'signature.userId')
    .select(['appUser.name as personName', 'appUser.pictureId'])
    .where('signature.agreementId', '=', agreementId)
    .orderBy('signature.signedAt', 'desc')
    .orderBy('signature.id')
    .limit(limit)
    .execute();
}

export async function countSignatures(db: Database, agreementId: string): Promise<number> {
  const { count } = await db
    .selectFrom('signature')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agreementId', '=', agreementId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type New = {
  readonly id: string;
  readonly userId: string;
  readonly agreementId: string;
  readonly version: number;
  readonly hash: string;
  readonly name: string;
  readonly signedAt: Date;
};

/** Signs once: the second press of a button changes nothing. */
export async function insertSignature(tx: Tx, signature: New): Promise<void> {
  await tx
    .insertInto('signature')
    .values(signature)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'agreementId', 'version'])
        .where('withdrawnAt', 'is', null)
        .doNothing(),
    )
    .execute();
}

/** A guardian signs for the person; where they signed the text themselves, beside them. */
export async function insertGuardianSignature(tx: Tx, signature: New): Promise<void> {
  const { name: guardianName, signedAt: guardianAt } = signature;
  await tx
    .insertInto('signature')
    .values({ ...signature, guardianName, guardianAt })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'agreementId', 'version'])
        .where('withdrawnAt', 'is', null)
        .doUpdateSet({ guardianName, guardianAt })
        .where('signature.guardianAt', 'is', null),
    )
    .execute();
}

/** @returns whether there was one to take back */
export async function setWithdrawn(tx: Tx, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('signature')
    .set({ withdrawnAt: at })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
