/** SQL of what guardians sign with their consent, text by text; it ends with the consent (ADR 57). */
import { ADULT } from '@saath/contract/events/eligibility/rules';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { ConsentRow } from './queries.ts';

/** Agreements of which the guardian signed a text that counts. */
export async function signedWith(db: Database, consentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('guardianSignature as signed')
    .innerJoin('agreement', 'agreement.id', 'signed.agreementId')
    .select('signed.agreementId')
    .distinct()
    .where('signed.consentId', '=', consentId)
    .where('signed.withdrawnAt', 'is', null)
    .whereRef('signed.version', '>=', 'agreement.askedSince')
    .execute();
  return rows.map(({ agreementId }) => agreementId);
}

/** Signs a text once. */
export async function insertSigned(
  tx: Tx,
  signed: Insertable<Tables['guardianSignature']>,
): Promise<void> {
  await tx
    .insertInto('guardianSignature')
    .values(signed)
    .onConflict((conflict) =>
      conflict
        .columns(['consentId', 'agreementId', 'version'])
        .where('withdrawnAt', 'is', null)
        .doNothing(),
    )
    .execute();
}

/**
 * Takes back all that was signed with a consent. What stands as the child's signature by the guardian's name alone goes with
 * it, unless another guardian of theirs has signed the same; what the child signed stays.
 */
export async function withdrawSigned(
  tx: Tx,
  { id, userId, at }: Pick<ConsentRow, 'id' | 'userId'> & { readonly at: Date },
): Promise<void> {
  await sql`
    with gone as (
      update guardian_signature set withdrawn_at = ${at}
      where consent_id = ${id} and withdrawn_at is null returning agreement_id, version
    )
    update signature set withdrawn_at = ${at} from gone
    where signature.user_id = ${userId} and signature.withdrawn_at is null
      and signature.agreement_id = gone.agreement_id and signature.version = gone.version
      and signature.guardian_at = signature.signed_at and signature.guardian_name = signature.name
      and not exists (
        select from guardian_signature as other
        join guardian_consent as consent on consent.id = other.consent_id
        where consent.user_id = ${userId} and consent.id <> ${id} and other.withdrawn_at is null
          and other.agreement_id = gone.agreement_id and other.version = gone.version
      )
  `.execute(tx);
}

/** Consents for roles of an event whose guardians have yet to sign a text, of people who have not said that they are adults. */
export async function consentsToSign(tx: Tx, eventId: string): Promise<ConsentRow[]> {
  return await tx
    .selectFrom('guardianConsent')
    .innerJoin('eventRole', 'eventRole.id', 'guardianConsent.roleId')
    .selectAll('guardianConsent')
    .where('eventRole.eventId', '=', eventId)
    .where('eventRole.needsGuardian', '=', true)
    .where('guardianConsent.state', '=', 'consented')
    .where(sql<boolean>`not exists (
      select from said_age where said_age.user_id = guardian_consent.user_id and said_age.age >= ${ADULT}
    )`)
    .where(sql<boolean>`not has_guardian_signed(guardian_consent.user_id, event_role.id)`)
    .orderBy('guardianConsent.userId')
    .orderBy('guardianConsent.id')
    .execute();
}

/** All that guardians signed for a person, also what was taken back, in the order of the signatures. */
export async function textsSignedFor(db: Database, userId: string) {
  return await db
    .selectFrom('guardianSignature as signed')
    .innerJoin('guardianConsent', 'guardianConsent.id', 'signed.consentId')
    .innerJoin('agreementVersion as version', (join) =>
      join
        .onRef('version.agreementId', '=', 'signed.agreementId')
        .onRef('version.version', '=', 'signed.version'),
    )
    .select(['signed.consentId', 'signed.name', 'signed.signedAt', 'signed.withdrawnAt'])
    .select('version.name as agreement')
    .where('guardianConsent.userId', '=', userId)
    .orderBy('signed.signedAt')
    .orderBy('signed.id')
    .execute();
}
