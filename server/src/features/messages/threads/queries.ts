/** SQL of threads. Nothing here checks permissions or business rules. */
import { rightsThat } from '@saath/contract/abilities';
import type { AccountRole } from '@saath/contract/accounts/accounts/schema';
import type { ThreadSide } from '@saath/contract/messages/threads/rules';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { shareUser } from '../../../platform/locks.ts';
import type { Tables } from '../../../platform/tables.ts';
import { isOn } from '../../foundation/sessions/queries.ts';
import type { Recipient } from '../../places/place/queries.ts';

export type ThreadRow = Selectable<Tables['thread']>;
export type MessageRow = Selectable<Tables['threadMessage']>;

/** Whose thread it is: one participant of one event. */
export type Place = { readonly eventId: string; readonly userId: string };

const personColumns = [
  'appUser.id',
  'appUser.name',
  'appUser.email',
  'appUser.language',
  'appUser.role',
  'appUser.kindsWithoutMail',
  'appUser.pictureId',
  'appUser.leavingAt',
  'appUser.leftAt',
] as const;

export type ThreadPerson = Pick<
  Selectable<Tables['appUser']>,
  | 'id'
  | 'name'
  | 'email'
  | 'language'
  | 'role'
  | 'kindsWithoutMail'
  | 'pictureId'
  | 'leavingAt'
  | 'leftAt'
>;

/** Who is told of a message, and in which of the two areas they read it. */
export type Reader = Recipient & { readonly role: AccountRole };

/** Who has, or had, anything to do with the event. */
export async function findParticipant(
  db: Database,
  { eventId, userId }: Place,
): Promise<ThreadPerson | undefined> {
  return await db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .select(personColumns)
    .where('participation.eventId', '=', eventId)
    .where('participation.userId', '=', userId)
    .executeTakeFirst();
}

/** The same, held until the transaction ends: emptying the account waits, or is already done. */
export async function holdParticipant(tx: Tx, place: Place): Promise<ThreadPerson | undefined> {
  await shareUser(tx, place.userId);
  return await findParticipant(tx, place);
}

export async function findThread(
  db: Database,
  { eventId, userId }: Place,
): Promise<ThreadRow | undefined> {
  return await db
    .selectFrom('thread')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export async function lockThread(
  tx: Tx,
  { eventId, userId }: Place,
): Promise<ThreadRow | undefined> {
  return await tx
    .selectFrom('thread')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes the thread if there is none yet, and holds it: messages are numbered in turn. */
export async function openThread(tx: Tx, place: Place, at: Date): Promise<ThreadRow> {
  await tx
    .insertInto('thread')
    .values({ ...place, id: newId(), lastAt: at })
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doNothing())
    .execute();
  const thread = await lockThread(tx, place);
  if (!thread) throw new Error('A thread that was just made is not there');
  return thread;
}

export async function updateThread(
  tx: Tx,
  id: string,
  change: Updateable<Tables['thread']>,
): Promise<void> {
  await tx.updateTable('thread').set(change).where('id', '=', id).execute();
}

export type AuthoredRow = MessageRow & {
  /** Null when there is no such account any more, or nobody behind it. */
  readonly author: string | null;
};

function authored(db: Database) {
  return db
    .selectFrom('threadMessage')
    .leftJoin('appUser', (join) =>
      join.onRef('appUser.id', '=', 'threadMessage.authorId').on('appUser.leftAt', 'is', null),
    )
    .selectAll('threadMessage')
    .select('appUser.name as author');
}

/** Newest first. */
export async function messagesBefore(
  db: Database,
  { threadId, before, limit }: { threadId: string; before: number | undefined; limit: number },
): Promise<AuthoredRow[]> {
  const query = authored(db)
    .where('threadMessage.threadId', '=', threadId)
    .orderBy('threadMessage.number', 'desc')
    .limit(limit);
  return await (before ? query.where('threadMessage.number', '<', before) : query).execute();
}

export async function messageOfKey(
  tx: Tx,
  { threadId, key }: Pick<MessageRow, 'threadId' | 'key'>,
): Promise<AuthoredRow | undefined> {
  return await authored(tx)
    .where('threadMessage.threadId', '=', threadId)
    .where('threadMessage.key', '=', key)
    .executeTakeFirst();
}

export async function insertMessage(
  tx: Tx,
  message: Insertable<Tables['threadMessage']>,
): Promise<void> {
  await tx.insertInto('threadMessage').values(message).execute();
}

/** How many of the last messages of a thread a person has written since a moment. @param among so many are looked at */
export async function countWrittenSince(
  tx: Tx,
  {
    threadId,
    authorId,
    since,
    among,
  }: { threadId: string; authorId: string; since: Date; among: number },
): Promise<number> {
  const rows = await tx
    .selectFrom('threadMessage')
    .select(['authorId', 'createdAt'])
    .where('threadId', '=', threadId)
    .orderBy('number', 'desc')
    .limit(among)
    .execute();
  return rows.filter((row) => row.authorId === authorId && row.createdAt > since).length;
}

/** Messages of the other side after the one of this number. */
export async function countUnseen(
  tx: Tx,
  { threadId, side, seen }: { threadId: string; side: ThreadSide; seen: number },
): Promise<number> {
  const { unseen } = await tx
    .selectFrom('threadMessage')
    .select((eb) => eb.fn.countAll<string>().as('unseen'))
    .where('threadId', '=', threadId)
    .where('number', '>', seen)
    .where('isFromOrganisers', '=', side === 'participant')
    .executeTakeFirstOrThrow();
  return Number(unseen);
}

/** Who of the organisers this thread concerns: who made the event, and who has answered in it. */
export async function organisersOf(
  tx: Tx,
  { threadId, createdBy }: { threadId: string; createdBy: string | null },
): Promise<Reader[]> {
  return await activeAccounts(tx, 'Admin')
    .where((eb) =>
      eb.or([
        eb('id', '=', createdBy),
        eb(
          'id',
          'in',
          eb
            .selectFrom('threadMessage')
            .select('threadMessage.authorId')
            .where('threadMessage.threadId', '=', threadId)
            .where('threadMessage.isFromOrganisers', '=', true)
            .$narrowType<{ authorId: string }>(),
        ),
      ]),
    )
    .execute();
}

/** Who may write to the people of the event by a right there, but not whose thread it is. */
export async function leadersOf(
  tx: Tx,
  { eventId, userId, now }: Place & { now: Date },
): Promise<Reader[]> {
  return await activeAccounts(tx, 'Volunteer')
    .where('id', '<>', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('heldRight')
          .select('heldRight.userId')
          .whereRef('heldRight.userId', '=', 'appUser.id')
          .where('heldRight.eventId', '=', eventId)
          .where('heldRight.givenRight', 'in', rightsThat('messages.write'))
          .where(isOn(now)),
      ),
    )
    .execute();
}

/** The longest-serving first. */
export async function anyOrganisers(tx: Tx, limit: number): Promise<Reader[]> {
  return await activeAccounts(tx, 'Admin')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

function activeAccounts(tx: Tx, role: AccountRole) {
  return tx
    .selectFrom('appUser')
    .select(['id', 'name', 'email', 'language', 'kindsWithoutMail', 'role'])
    .where('role', '=', role)
    .where('activatedAt', 'is not', null)
    .where('leavingAt', 'is', null)
    .where('leftAt', 'is', null);
}

/** Where the next page of a list begins. */
export type ThreadPlace = {
  readonly isUnread: boolean;
  readonly lastAt: Date;
  readonly id: string;
};

/** So much of the last message is shown in a list. */
const GLANCE = 160;

const lastMessage = sql<string>`left(last_message.body, ${sql.lit(GLANCE)})`.as('lastText');

export type ListedThread = ThreadRow & {
  readonly lastText: string;
  readonly isLastFromOrganisers: boolean;
};

function listed(db: Database) {
  return db
    .selectFrom('thread')
    .innerJoin('threadMessage as lastMessage', (join) =>
      join
        .onRef('lastMessage.threadId', '=', 'thread.id')
        .onRef('lastMessage.number', '=', 'thread.messages'),
    )
    .selectAll('thread')
    .select([lastMessage, 'lastMessage.isFromOrganisers as isLastFromOrganisers']);
}

export type EventThreadRow = ListedThread &
  Pick<ThreadPerson, 'pictureId' | 'leftAt'> & { readonly personName: string };

/** The threads of an event, but for the reader's own, of which they are no organiser. */
export type Listed = { readonly eventId: string; readonly notOf: string | null };

/** Those with unread messages first, then the newest. */
export async function threadsOfEvent(
  db: Database,
  { eventId, notOf, after, limit }: Listed & { after: ThreadPlace | undefined; limit: number },
): Promise<EventThreadRow[]> {
  let query = listed(db)
    .innerJoin('appUser', 'appUser.id', 'thread.userId')
    .select(['appUser.name as personName', 'appUser.pictureId', 'appUser.leftAt'])
    .where('thread.eventId', '=', eventId)
    .where(sql<boolean>`thread.user_id is distinct from ${notOf}`)
    .orderBy(sql`(thread.unread_by_organisers > 0)`, 'desc')
    .orderBy('thread.lastAt', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`((thread.unread_by_organisers > 0), thread.last_at, thread.id) < (${after.isUnread}::boolean, ${after.lastAt}::timestamptz, ${after.id}::uuid)`,
    );
  return await query.execute();
}

/** In how many threads of the event something is unread. */
export async function countUnreadOfEvent(
  db: Database,
  { eventId, notOf }: Listed,
): Promise<number> {
  const { unread } = await db
    .selectFrom('thread')
    .select((eb) => eb.fn.countAll<string>().as('unread'))
    .where('eventId', '=', eventId)
    .where(sql<boolean>`user_id is distinct from ${notOf}`)
    .where('unreadByOrganisers', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

export type OwnThreadRow = ListedThread & { readonly title: string };

/** The newest first. */
export async function threadsOfPerson(
  db: Database,
  { userId, after, limit }: { userId: string; after: ThreadPlace | undefined; limit: number },
): Promise<OwnThreadRow[]> {
  let query = listed(db)
    .innerJoin('event', 'event.id', 'thread.eventId')
    .select('event.title')
    .where('thread.userId', '=', userId)
    .orderBy('thread.lastAt', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(thread.last_at, thread.id) < (${after.lastAt}::timestamptz, ${after.id}::uuid)`,
    );
  return await query.execute();
}

/** How many messages of organisers a person has not read. */
export async function countUnreadOfPerson(db: Database, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('thread')
    .select((eb) => eb.fn.sum<string | null>('unreadByParticipant').as('unread'))
    .where('userId', '=', userId)
    .where('unreadByParticipant', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(unread ?? 0);
}
