/** SQL of certificates. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

type Certificate = Selectable<Tables['certificate']>;

/** A certificate with what its days come to now. */
export type CertificateRow = Certificate & {
  readonly minutesNow: number;
  readonly eventsNow: number;
  /** Of `minutesNow`, those that an organiser wrote in place of what was recorded. */
  readonly correctedMinutes: number;
  /** When the account of its owner was deleted. */
  readonly leftAt: Date | null;
};

const corrected = sql<number>`coalesce(sum(minutes) filter (where basis = 'corrected'), 0)::int`;

function certificates(db: Database) {
  return db
    .selectFrom('certificate')
    .innerJoin('appUser', 'appUser.id', 'certificate.userId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('hoursLedger')
          .select(({ fn }) => [
            sql<number>`coalesce(sum(minutes), 0)::int`.as('minutesNow'),
            fn.countAll<number>().as('eventsNow'),
            corrected.as('correctedMinutes'),
          ])
          .whereRef('hoursLedger.userId', '=', 'certificate.userId')
          .whereRef('hoursLedger.overAt', '>', 'certificate.fromAt')
          .whereRef('hoursLedger.overAt', '<=', 'certificate.until')
          .as('counted'),
      (join) => join.onTrue(),
    )
    .selectAll('certificate')
    .select([
      sql<string>`from_day::text`.as('fromDay'),
      sql<string>`to_day::text`.as('toDay'),
      'counted.minutesNow',
      'counted.correctedMinutes',
      sql<number>`counted.events_now::int`.as('eventsNow'),
      'appUser.leftAt',
    ]);
}

export async function findCertificate(
  db: Database,
  id: string,
): Promise<CertificateRow | undefined> {
  return await certificates(db).where('certificate.id', '=', id).executeTakeFirst();
}

/** Newest first, after the person's one with the given id. */
export async function certificatesOf(
  db: Database,
  { userId, after, limit }: { userId: string; after: string | undefined; limit: number },
): Promise<CertificateRow[]> {
  const query = certificates(db)
    .where('certificate.userId', '=', userId)
    .orderBy('certificate.issuedAt', 'desc')
    .orderBy('certificate.id', 'desc')
    .limit(limit);
  const rest = sql<boolean>`(certificate.issued_at, certificate.id)
    < (select issued_at, id from certificate where id = ${after ?? ''} and user_id = ${userId})`;
  return await (after === undefined ? query : query.where(rest)).execute();
}

/** Valid ones of a person, who is held. */
export async function countValid(tx: Tx, userId: string): Promise<number> {
  const { certificates: count } = await tx
    .selectFrom('certificate')
    .select(({ fn }) => fn.countAll<string>().as('certificates'))
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertCertificate(
  tx: Tx,
  certificate: Insertable<Tables['certificate']>,
): Promise<void> {
  await tx.insertInto('certificate').values(certificate).execute();
}

/** @returns whether the person has such a certificate */
export async function setRevoked(
  db: Database,
  { id, userId, at }: { id: string; userId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificate')
    .set({ revokedAt: sql<Date>`coalesce(revoked_at, ${at})` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is certified of some days. */
export type Issued = {
  readonly minutes: number;
  readonly events: number;
  /** The branch to which all of these events belong, if there is one. */
  readonly branchId: string | null;
  /** Of `minutes`, those that an organiser wrote in place of what was recorded. */
  readonly correctedMinutes: number;
};

/** What a person gave after one moment and up to another. */
export async function givenBetween(
  tx: Tx,
  { userId, from, until }: { userId: string; from: Date; until: Date },
): Promise<Issued> {
  return await tx
    .selectFrom('hoursLedger')
    .innerJoin('everyEvent', 'everyEvent.id', 'hoursLedger.eventId')
    .select([
      sql<number>`coalesce(sum(minutes), 0)::int`.as('minutes'),
      sql<number>`count(*)::int`.as('events'),
      corrected.as('correctedMinutes'),
      sql<string | null>`case when count(distinct branch_id) = 1 and count(branch_id) = count(*)
        then min(branch_id::text) end`.as('branchId'),
    ])
    .where('userId', '=', userId)
    .where('overAt', '>', from)
    .where('overAt', '<=', until)
    .executeTakeFirstOrThrow();
}

/** When the person gave the first hours; null without any. */
export async function firstGiven(tx: Tx, userId: string): Promise<Date | null> {
  const { first } = await tx
    .selectFrom('hoursLedger')
    .select(({ fn }) => fn.min<Date | null>('startedAt').as('first'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return first;
}
