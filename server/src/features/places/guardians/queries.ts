/** SQL of guardians: whom people named, and what they answered. */
import { ADULT, type ConsentState } from '@saath/contract/events/eligibility/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type ConsentRow = Selectable<Tables['guardianConsent']>;

/** Of one person, latest mail first, each with the agreements of which the guardian signed a text that counts. */
export async function consentsOf(db: Database, userId: string) {
  return await db
    .selectFrom('guardianConsent')
    .selectAll()
    .select(
      sql<string[]>`array(
        select distinct signed.agreement_id from guardian_signature as signed
        join agreement on agreement.id = signed.agreement_id
        where signed.consent_id = guardian_consent.id and signed.withdrawn_at is null
          and signed.version >= agreement.asked_since
      )`.as('signed'),
    )
    .where('userId', '=', userId)
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .execute();
}

/** The same with what it is for, also of events that were put away. */
export async function consentsInWords(db: Database, userId: string) {
  return await db
    .selectFrom('guardianConsent')
    .innerJoin('eventRole', 'eventRole.id', 'guardianConsent.roleId')
    .innerJoin('everyEvent', 'everyEvent.id', 'eventRole.eventId')
    .selectAll('guardianConsent')
    .select(['everyEvent.title as event', 'eventRole.name as role'])
    .where('userId', '=', userId)
    .orderBy('sentAt')
    .orderBy('guardianConsent.id')
    .execute();
}

/** What a guardian was asked about a person in a role, if one was: there is one row for each. */
export async function consentFor(
  tx: Tx,
  { userId, roleId }: { userId: string; roleId: string },
): Promise<ConsentRow | undefined> {
  return await tx
    .selectFrom('guardianConsent')
    .selectAll()
    .where('userId', '=', userId)
    .where('roleId', '=', roleId)
    .executeTakeFirst();
}

export async function findConsent(tx: Tx, id: string): Promise<ConsentRow | undefined> {
  return await tx.selectFrom('guardianConsent').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whose link it is, with the person who named them. */
export async function consentOfLink(db: Database, tokenHash: Buffer) {
  return await db
    .selectFrom('guardianConsent')
    .innerJoin('appUser', 'appUser.id', 'guardianConsent.userId')
    .selectAll('guardianConsent')
    .select(['appUser.name as personName'])
    .where('tokenHash', '=', tokenHash)
    .where('appUser.leftAt', 'is', null)
    .executeTakeFirst();
}

/** What guardians answered, latest first. */
export async function answersOfGuardians(db: Database, limit: number) {
  return await answered(db)
    .innerJoin('appUser', 'appUser.id', 'guardianConsent.userId')
    .selectAll('guardianConsent')
    .select([
      'appUser.name as personName',
      'appUser.pictureId',
      'eventRole.name as roleName',
      'event.id as eventId',
      'event.title',
    ])
    .orderBy('answeredAt', 'desc')
    .orderBy('guardianConsent.id')
    .limit(limit)
    .execute();
}

/** How many consents guardians gave or refused, of all events that there are. */
export async function countAnswers(db: Database): Promise<number> {
  const { count } = await answered(db)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const answered = (db: Database) =>
  db
    .selectFrom('guardianConsent')
    .innerJoin('eventRole', 'eventRole.id', 'guardianConsent.roleId')
    .innerJoin('event', 'event.id', 'eventRole.eventId')
    .where('answeredAt', 'is not', null);

/** All addresses of an account: its own, one that it is changing to, and those of its accounts elsewhere. */
export async function addressesOf(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from app_user where id = ${userId}
    union select new_email from account_token where user_id = ${userId} and new_email is not null
    union select email from provider_identity where user_id = ${userId}
  `.execute(tx);
  return rows.map(({ email }) => email);
}

/** Takes the place of whoever was named before. */
export async function putConsent(
  tx: Tx,
  consent: Omit<Insertable<Tables['guardianConsent']>, 'signedName' | 'answeredAt'>,
): Promise<void> {
  const { id: _, userId: __, roleId: ___, ...named } = consent;
  await tx
    .insertInto('guardianConsent')
    .values(consent)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'roleId'])
        .doUpdateSet({ ...named, signedName: null, answeredAt: null }),
    )
    .execute();
}

/** A new link for who has agreed already; the one before ends. */
export async function renewLink(
  tx: Tx,
  { id, ...link }: { id: string; tokenHash: Buffer; sentAt: Date },
): Promise<void> {
  await tx.updateTable('guardianConsent').set(link).where('id', '=', id).execute();
}

export async function setAnswer(
  tx: Tx,
  { id, ...answer }: { id: string; state: ConsentState; signedName?: string; answeredAt: Date },
): Promise<void> {
  await tx.updateTable('guardianConsent').set(answer).where('id', '=', id).execute();
}

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
