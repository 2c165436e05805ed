/** SQL of what waits for an organiser. */
import type { Database } from '../../../platform/database.ts';

export type OfEvent = { readonly eventId: string; readonly title: string; readonly count: number };

const counted = (rows: readonly { eventId: string; title: string; count: string }[]): OfEvent[] =>
  rows.map((row) => ({ ...row, count: Number(row.count) }));

/** Requests to coming events that wait for an answer, soonest event first. */
export async function requestsByEvent(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<OfEvent[]> {
  const rows = await db
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .select(({ fn }) => ['event.id as eventId', 'event.title', fn.countAll<string>().as('count')])
    .where('participation.state', '=', 'requested')
    .where('participation.startTime', '>', now)
    .where('event.cancelledAt', 'is', null)
    .groupBy(['event.id', 'event.title', 'event.startTime'])
    .orderBy('event.startTime')
    .orderBy('event.id')
    .limit(limit)
    .execute();
  return counted(rows);
}

/** Hours that people propose and nobody answered, the event that ended first at the top. */
export async function proposalsByEvent(
  db: Database,
  { limit }: { limit: number },
): Promise<OfEvent[]> {
  const rows = await db
    .selectFrom('hourProposal')
    .innerJoin('event', 'event.id', 'hourProposal.eventId')
    .select(({ fn }) => ['event.id as eventId', 'event.title', fn.countAll<string>().as('count')])
    .where('hourProposal.state', '=', 'open')
    .groupBy(['event.id', 'event.title', 'event.endTime'])
    .orderBy('event.endTime')
    .orderBy('event.id')
    .limit(limit)
    .execute();
  return counted(rows);
}

export async function countWishesToOrganise(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('organiserRequest')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Qualifications that nobody has looked at. */
export async function countPapers(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('qualification')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'claimed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Feedback whose writer agreed since a moment, and that is not on the first page. */
export async function countAgreed(db: Database, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('story')
    .innerJoin('feedback', 'feedback.id', 'story.feedbackId')
    .innerJoin('appUser', 'appUser.id', 'feedback.userId')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('story.consent', 'in', ['first_name', 'anonymous'])
    .where('story.answeredAt', '>', since)
    .where('story.publishedAt', 'is', null)
    .where('appUser.leavingAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
