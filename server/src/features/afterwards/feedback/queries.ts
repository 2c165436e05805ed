/** SQL of feedback. */
import type { StoryConsent } from '@saath/contract/afterwards/stories/rules';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';

export async function insertFeedback(
  db: Database,
  feedback: Insertable<Tables['feedback']>,
): Promise<void> {
  await db.insertInto('feedback').values(feedback).execute();
}

/** Whether the person held a place in the event, which has begun. */
export async function tookPart(
  db: Database,
  { userId, eventId, now }: { userId: string; eventId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('participation')
    .select('id')
    .where('userId', '=', userId)
    .where('eventId', '=', eventId)
    .where('state', 'in', coming)
    .where('startTime', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}

export type FeedbackRow = {
  readonly id: string;
  readonly personName: string;
  readonly eventId: string | null;
  readonly eventTitle: string | null;
  readonly startTime: Date | null;
  readonly timeZone: string | null;
  readonly rating: number;
  readonly message: string;
  readonly createdAt: Date;
  /** Null as long as the writer was not asked whether it may be published. */
  readonly askedAt: Date | null;
  readonly consent: StoryConsent | null;
  readonly publishedAt: Date | null;
  readonly isWriterThere: boolean;
};

/** Newest first, after the row with the given id. */
export async function newestFeedback(
  db: Database,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<FeedbackRow[]> {
  let query = db
    .selectFrom('feedback')
    .innerJoin('appUser', 'appUser.id', 'feedback.userId')
    .leftJoin('event', 'event.id', 'feedback.eventId')
    .leftJoin('story', 'story.feedbackId', 'feedback.id')
    .select((eb) => [
      'feedback.id',
      'appUser.name as personName',
      'event.id as eventId',
      'event.title as eventTitle',
      'event.startTime',
      'event.timeZone',
      'feedback.rating',
      'feedback.message',
      'feedback.createdAt',
      'story.askedAt',
      'story.consent',
      'story.publishedAt',
      eb
        .and([eb('appUser.leavingAt', 'is', null), eb('appUser.leftAt', 'is', null)])
        .$castTo<boolean>()
        .as('isWriterThere'),
    ])
    .orderBy('feedback.createdAt', 'desc')
    .orderBy('feedback.id', 'desc')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(feedback.created_at, feedback.id) < (select created_at, id from feedback where id = ${after})`,
    );
  return await query.execute();
}

export async function summaryOfFeedback(
  db: Database,
): Promise<{ total: number; average: number | null }> {
  const { total, average } = await db
    .selectFrom('feedback')
    .select((eb) => [
      eb.fn.countAll<string>().as('total'),
      eb.fn.avg<string | null>('rating').as('average'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(total), average: average === null ? null : Number(average) };
}
