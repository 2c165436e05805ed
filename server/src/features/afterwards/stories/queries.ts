/** SQL of stories. */
import type { Insertable, Updateable } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type WrittenRow = {
  readonly id: string;
  readonly userId: string;
  readonly message: string;
};

/** Feedback, and who wrote it. */
export async function findWritten(db: Database, id: string): Promise<WrittenRow | undefined> {
  return await db
    .selectFrom('feedback')
    .select(['id', 'userId', 'message'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @returns whether nobody had asked before */
export async function insertStory(tx: Tx, story: Insertable<Tables['story']>): Promise<boolean> {
  const row = await tx
    .insertInto('story')
    .values(story)
    .onConflict((conflict) => conflict.column('feedbackId').doNothing())
    .returning('feedbackId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateStory(
  tx: Tx,
  id: string,
  change: Updateable<Tables['story']>,
): Promise<void> {
  await tx.updateTable('story').set(change).where('feedbackId', '=', id).execute();
}

const storyRows = (db: Database) =>
  db
    .selectFrom('story')
    .innerJoin('feedback', 'feedback.id', 'story.feedbackId')
    .innerJoin('appUser', 'appUser.id', 'feedback.userId')
    // An event that was put away goes on being what the words are about.
    .leftJoin('everyEvent as event', 'event.id', 'feedback.eventId')
    .selectAll('story')
    .select([
      'feedback.userId',
      'feedback.rating',
      'event.title as eventTitle',
      'appUser.name as personName',
    ]);

export type StoryRow = Awaited<ReturnType<ReturnType<typeof storyRows>['executeTakeFirstOrThrow']>>;

export async function findStory(db: Database, id: string): Promise<StoryRow | undefined> {
  return await storyRows(db).where('story.feedbackId', '=', id).executeTakeFirst();
}

/** All questions to a person, newest first; one gives feedback a few times a year. */
export async function storiesOf(db: Database, userId: string): Promise<StoryRow[]> {
  return await storyRows(db)
    .where('feedback.userId', '=', userId)
    .orderBy('story.askedAt', 'desc')
    .orderBy('story.feedbackId')
    .execute();
}

/** What stands on the first page, newest first. Anyone who asked to leave is not shown from that moment on. */
export async function publishedStories(db: Database, limit: number): Promise<StoryRow[]> {
  return await storyRows(db)
    .where('story.publishedAt', 'is not', null)
    .where('appUser.leavingAt', 'is', null)
    .where('appUser.leftAt', 'is', null)
    .orderBy('story.publishedAt', 'desc')
    .orderBy('story.feedbackId')
    .limit(limit)
    .execute();
}
