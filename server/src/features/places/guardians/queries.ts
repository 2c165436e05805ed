/** SQL of guardians: whom people named, and what they answered. */
import type { ConsentState } from '@saath/contract/events/eligibility/rules';
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
