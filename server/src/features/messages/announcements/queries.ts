/** SQL of announcements. Nothing here checks permissions or business rules. */
import { type AnnouncedState, announcedStates } from '@saath/contract/messages/announcements/rules';
import { comingStates } from '@saath/contract/places/joining/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { type Recipient, recipientColumns } from '../../places/place/queries.ts';

type Row = Selectable<Tables['announcement']>;

/** People of an event in any of the states; of one role, or of all and none. */
export type Segment = {
  readonly states: readonly AnnouncedState[];
  readonly roleId: string | null;
};

/**
 * The people of a segment whose accounts are in use. Those of a cancelled event are counted as they stood when it was
 * cancelled: that took them all off, and set them apart from people who had left before.
 */
function reached(db: Database, { id, cancelledAt }: AnnouncedEvent, { states, roleId }: Segment) {
  let query = db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .where('participation.eventId', '=', id)
    .where('appUser.leavingAt', 'is', null)
    .where('appUser.leftAt', 'is', null);
  query = cancelledAt
    ? query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('participationChange')
            .select('participationChange.id')
            .whereRef('participationChange.eventId', '=', 'participation.eventId')
            .whereRef('participationChange.userId', '=', 'participation.userId')
            .where('participationChange.at', '>=', cancelledAt)
            .where('participationChange.toState', '=', 'withdrawn')
            .where('participationChange.fromState', 'in', [...states]),
        ),
      )
    : query.where('participation.state', 'in', [...states]);
  return roleId ? query.where('participation.roleId', '=', roleId) : query;
}

export type AnnouncedEvent = { readonly id: string; readonly cancelledAt: Date | null };

/** How many people the segment has, and how many of them want such news by mail. */
export async function countReached(
  db: Database,
  event: AnnouncedEvent,
  segment: Segment,
): Promise<{ recipients: number; byMail: number }> {
  const { recipients, byMail } = await reached(db, event, segment)
    .select((eb) => [
      eb.fn.countAll<string>().as('recipients'),
      sql<string>`count(*) filter (where not 'announcement' = any(app_user.kinds_without_mail))`.as(
        'byMail',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { recipients: Number(recipients), byMail: Number(byMail) };
}

/** People of the segment in the order of their ids, after one of them. */
export async function reachedAfter(
  tx: Tx,
  event: AnnouncedEvent,
  { segment, after, limit }: { segment: Segment; after: string | undefined; limit: number },
): Promise<Recipient[]> {
  const query = reached(tx, event, segment)
    .select(recipientColumns)
    .orderBy('participation.userId')
    .limit(limit);
  return await (after ? query.where('participation.userId', '>', after) : query).execute();
}

/** What an organiser wrote, before it is known to how many it goes. */
export type Written = Omit<Insertable<Tables['announcement']>, 'recipients' | 'mailed'> & {
  readonly eventId: string | null;
};

/**
 * Without an event it is a letter; keys of letters are told apart among all letters.
 *
 * @returns false when there is an announcement of this event and key already
 */
export async function insertAnnouncement(tx: Tx, written: Written): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('announcement')
    .values({ ...written, recipients: 0 })
    .onConflict((conflict) =>
      (written.eventId === null
        ? conflict.column('key').where('eventId', 'is', null)
        : conflict.columns(['eventId', 'key'])
      ).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How many people the announcement of a key went to. */
export async function recipientsOfKey(
  tx: Tx,
  { eventId, key }: { eventId: string | null; key: string },
): Promise<number> {
  const { recipients } = await tx
    .selectFrom('announcement')
    .select('recipients')
    .where('eventId', eventId === null ? 'is' : '=', eventId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return recipients;
}

export async function setRecipients(
  tx: Tx,
  { id, ...counts }: { id: string; recipients: number; mailed: number },
): Promise<void> {
  await tx.updateTable('announcement').set(counts).where('id', '=', id).execute();
}

/** A few hundred at a time. */
export async function insertRecipients(
  tx: Tx,
  { announcementId, userIds }: { announcementId: string; userIds: readonly string[] },
): Promise<void> {
  await tx
    .insertInto('announcementRecipient')
    .values(userIds.map((userId) => ({ announcementId, userId })))
    .execute();
}

export type AnnouncementRow = Row & { readonly author: string | null };

/** Newest first, after the one with the given id. */
export async function announcementsOf(
  db: Database,
  { eventId, after, limit }: { eventId: string; after: string | undefined; limit: number },
): Promise<AnnouncementRow[]> {
  let query = db
    .selectFrom('announcement')
    .leftJoin('appUser', 'appUser.id', 'announcement.authorId')
    .selectAll('announcement')
    .select('appUser.name as author')
    .where('announcement.eventId', '=', eventId)
    .orderBy('announcement.createdAt', 'desc')
    .orderBy('announcement.id', 'desc')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(announcement.created_at, announcement.id) < (select created_at, id from announcement where id = ${after})`,
    );
  return await query.execute();
}

export async function countAnnouncements(db: Database, eventId: string): Promise<number> {
  const { total } = await db
    .selectFrom('announcement')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * What a person may read: what was sent to them while they had to do with the event, and what went to the group that
 * they belong to now, so that who comes later knows as much. Newest first.
 */
export async function announcementsFor(
  db: Database,
  { event, userId, limit }: { event: AnnouncedEvent; userId: string; limit: number },
): Promise<Row[]> {
  return await db
    .selectFrom('announcement')
    .innerJoin('participation', 'participation.eventId', 'announcement.eventId')
    .selectAll('announcement')
    .where('announcement.eventId', '=', event.id)
    .where('participation.userId', '=', userId)
    .where((eb) => {
      const wasSent = eb.exists(
        eb
          .selectFrom('announcementRecipient')
          .select('announcementRecipient.userId')
          .whereRef('announcementRecipient.announcementId', '=', 'announcement.id')
          .where('announcementRecipient.userId', '=', userId),
      );
      const isOpen = eb('participation.state', 'in', [...announcedStates]);
      // Anyone who has come since is still one of those who had a place.
      const isOfPlaces = eb.and([
        sql<boolean>`'confirmed' = any(announcement.states)`,
        eb('participation.state', 'in', [...comingStates]),
      ]);
      const isMeant = eb.and([
        eb.or([sql<boolean>`participation.state = any(announcement.states)`, isOfPlaces]),
        eb.or([
          eb('announcement.roleId', 'is', null),
          eb('announcement.roleId', '=', eb.ref('participation.roleId')),
        ]),
      ]);
      // A cancelled event has taken everybody off; they still read what they got.
      const mayReadOwn = event.cancelledAt ? wasSent : eb.and([wasSent, isOpen]);
      return eb.or([mayReadOwn, isMeant]);
    })
    .orderBy('announcement.createdAt', 'desc')
    .orderBy('announcement.id', 'desc')
    .limit(limit)
    .execute();
}
