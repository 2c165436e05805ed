/** SQL of what a person takes along. */
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';

export type OwnParticipationRow = {
  readonly event: string;
  readonly location: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly role: string | null;
  readonly state: Selectable<Tables['participation']>['state'];
  readonly requestedAt: Date;
  readonly note: string;
  readonly answer: string;
};

/** Oldest first, all of them: a person has at most as many as there were events. */
export async function ownParticipations(
  db: Database,
  userId: string,
): Promise<OwnParticipationRow[]> {
  return await db
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select([
      'event.title as event',
      'event.location',
      'event.startTime',
      'event.endTime',
      'eventRole.name as role',
      'participation.state',
      'participation.requestedAt',
      'participation.note',
      'participation.answer',
    ])
    .where('participation.userId', '=', userId)
    .orderBy('event.startTime')
    .orderBy('event.id')
    .execute();
}

export async function ownFeedback(
  db: Database,
  userId: string,
): Promise<{ event: string | null; rating: number; message: string; createdAt: Date }[]> {
  return await db
    .selectFrom('feedback')
    .leftJoin('event', 'event.id', 'feedback.eventId')
    .select(['event.title as event', 'feedback.rating', 'feedback.message', 'feedback.createdAt'])
    .where('feedback.userId', '=', userId)
    .orderBy('feedback.createdAt')
    .execute();
}

export async function ownNotices(
  db: Database,
  userId: string,
): Promise<{ title: string; createdAt: Date }[]> {
  return await db
    .selectFrom('notice')
    .select(['title', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}
