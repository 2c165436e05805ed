/** SQL of telling organisers who asked. */
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';

/** Admins who can be told of something. */
function activeAdmins(db: Database) {
  return db
    .selectFrom('appUser')
    .select(['id', 'askedPace', 'language'])
    .where('role', '=', 'Admin')
    .where('activatedAt', 'is not', null)
    .where('leavingAt', 'is', null)
    .where('leftAt', 'is', null);
}

/** The person who made the event or, if they are no longer an organiser, the longest-serving organisers. */
export async function organisersOf(
  db: Database,
  { createdBy, limit }: { createdBy: string | null; limit: number },
) {
  const maker = createdBy ? await activeAdmins(db).where('id', '=', createdBy).execute() : [];
  if (maker.length > 0) return maker;
  return await activeAdmins(db).orderBy('createdAt').orderBy('id').limit(limit).execute();
}

/** Requests that wait for an answer of this organiser, in events that have not begun. */
function waitingFor(db: Database, { organiserId, now }: { organiserId: string; now: Date }) {
  const hasMaker = sql<SqlBool>`exists (
    select from app_user maker where maker.id = event.created_by and maker.role = 'Admin'
      and maker.activated_at is not null and maker.leaving_at is null and maker.left_at is null)`;
  return db
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .where('participation.state', '=', sql.lit('requested'))
    .where('participation.startTime', '>', now)
    .where('participation.userId', '<>', organiserId)
    .where('event.publishedAt', 'is not', null)
    .where('event.cancelledAt', 'is', null)
    .where(({ or, eb, not }) =>
      or([eb('event.createdBy', '=', organiserId), not(hasMaker as Expression<SqlBool>)]),
    );
}

/** The mark that an organiser was told of a request as it is now. */
const told = (organiserId: string) => sql<SqlBool>`exists (
  select from answer_link link where link.participation_id = participation.id
    and link.user_id = ${organiserId} and link.requested_at = participation.requested_at)`;

/** Requests the organiser has not been told about: soonest event first, then oldest request first. */
export async function untoldRequests(
  tx: Tx,
  given: { organiserId: string; now: Date; limit: number },
) {
  return await waitingFor(tx, given)
    .innerJoin('appUser as person', 'person.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .leftJoin('shift', 'shift.id', 'participation.shiftId')
    .where(({ not }) => not(told(given.organiserId) as Expression<SqlBool>))
    .select([
      'participation.id as participationId',
      'participation.requestedAt',
      'participation.note',
      'participation.shiftId',
      'participation.startTime as shiftStart',
      'participation.endTime as shiftEnd',
      'person.name as personName',
      'eventRole.name as roleName',
      'event.id as eventId',
      'event.title',
      'event.location',
      'event.startTime',
      'event.endTime',
      'event.timeZone',
    ])
    .orderBy('event.startTime')
    .orderBy('event.id')
    .orderBy('participation.requestedAt')
    .orderBy('participation.id')
    .limit(given.limit)
    .execute();
}

export type UntoldRow = Awaited<ReturnType<typeof untoldRequests>>[number];

/** How many requests wait of which the organiser was told before. */
export async function countTold(
  tx: Tx,
  given: { organiserId: string; now: Date },
): Promise<number> {
  const { count } = await waitingFor(tx, given)
    .where(told(given.organiserId))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function lastToldAt(tx: Tx, organiserId: string): Promise<Date | undefined> {
  const { at } = await tx
    .selectFrom('answerLink')
    .select((eb) => eb.fn.max('createdAt').as('at'))
    .where('userId', '=', organiserId)
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

/** A few hundred at a time. */
export async function insertLinks(
  tx: Tx,
  links: readonly {
    tokenHash: Buffer;
    userId: string;
    participationId: string;
    requestedAt: Date;
    linkStamp: number;
    createdAt: Date;
  }[],
): Promise<void> {
  await tx
    .insertInto('answerLink')
    .values([...links])
    .execute();
}

const AT_ONCE = 1000;

/** Links of places whose time was over long ago. @returns whether there may be more */
export async function deleteOldLinks(db: Database, before: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from answer_link where token_hash in (
      select link.token_hash from answer_link link
      join participation on participation.id = link.participation_id
      where participation.end_time <= ${before} limit ${AT_ONCE}
    )`.execute(db);
  return Number(numAffectedRows) === AT_ONCE;
}
