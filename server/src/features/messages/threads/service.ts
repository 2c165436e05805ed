/** Use cases of threads: a participant and the organisers of an event write to each other (HR-04, NT-04). */
import { isUsable } from '@saath/contract/day/helpers/rules';
import { limits } from '@saath/contract/limits';
import type { ThreadEnd, ThreadSide } from '@saath/contract/messages/threads/rules';
import type { Viewer } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { shareEvent } from '../../../platform/locks.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { Signer } from '../../../platform/secrets.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { markBatchRead } from '../../notices/notices/queries.ts';
import { postNotices } from '../../notices/notices/service.ts';
import { messageMail } from './emails.ts';
import { endOf, requireWritable, sideOf } from './policy.ts';
import type { AuthoredRow, Place, ThreadPerson, ThreadPlace, ThreadRow } from './queries.ts';
import * as queries from './queries.ts';

const KIND = 'message';
const MINUTE = 60_000;
/** When nobody in particular is concerned, so many Admins are told. */
const MOST_TOLD = 20;

export type Threads = {
  readonly db: Database;
  readonly now: Clock;
  readonly outbox: Outbox;
  readonly appUrl: URL;
  readonly signer: Signer;
};

export type OpenedThread = {
  readonly side: ThreadSide;
  readonly event: EventRow;
  readonly person: ThreadPerson;
  /** Undefined until somebody has written. */
  readonly thread: ThreadRow | undefined;
  readonly end: ThreadEnd | null;
};

/**
 * A thread and one page of its messages, newest first.
 *
 * @throws DomainError `accounts.not_allowed`, `events.not_found`, `threads.not_taking_part`
 */
export async function openForReading(
  { db, now }: Threads,
  { actor, before, ...place }: Place & { actor: Viewer; before: number | undefined },
): Promise<OpenedThread & { messages: AuthoredRow[]; next: number | null }> {
  const side = sideOf(actor, place);
  const event = await findEvent(db, place.eventId);
  if (!event) throw new DomainError('events.not_found');
  const person = await queries.findParticipant(db, place);
  if (!person) throw new DomainError('threads.not_taking_part');
  const thread = await queries.findThread(db, place);
  const size = limits.threadMessagesPage;
  const rows = thread
    ? await queries.messagesBefore(db, { threadId: thread.id, before, limit: size + 1 })
    : [];
  const messages = rows.slice(0, size);
  const next = rows.length > size ? (messages.at(-1)?.number ?? null) : null;
  return { side, event, person, thread, end: endOf(event, person, now()), messages, next };
}

type NewMessage = Place & { actor: Viewer; text: string; key: string };

/**
 * Writes in a thread, and tells the other side by notice and mail; while something of the last ten minutes waits to be
 * read there, nobody is told again. The same key a second time writes nothing.
 *
 * @throws DomainError `accounts.not_allowed`, `events.not_found`, `threads.not_taking_part`, `threads.over`,
 * `threads.gone`, `threads.too_fast`
 */
export async function write(
  threads: Threads,
  given: NewMessage,
): Promise<{ message: AuthoredRow; side: ThreadSide }> {
  const { db, now, outbox } = threads;
  const { actor, text, key } = given;
  const place = { eventId: given.eventId, userId: given.userId };
  const side = sideOf(actor, place);
  const message = await inTransaction(db, async (tx) => {
    const at = now();
    const event = await shareEvent(tx, place.eventId);
    if (!event) throw new DomainError('events.not_found');
    const person = await queries.holdParticipant(tx, place);
    if (!person) throw new DomainError('threads.not_taking_part');
    requireWritable(endOf(event, person, at));
    const thread = await queries.openThread(tx, place, at);
    const known = await queries.messageOfKey(tx, { threadId: thread.id, key });
    if (known) return known;
    await requireUnhurried(tx, { thread, actor, at });
    const isFromOrganisers = side === 'organisers';
    await queries.insertMessage(tx, {
      threadId: thread.id,
      number: thread.messages + 1,
      key,
      isFromOrganisers,
      authorId: actor.id,
      body: text,
      createdAt: at,
    });
    const isTold = isNews(thread, side, at);
    await queries.updateThread(tx, thread.id, afterMessage(thread, { side, at, isTold }));
    if (isTold) await tell(threads, tx, { side, event, person, thread, text, at });
    // That somebody spoke for the organisers is written down; what was said stands in the thread alone.
    if (isFromOrganisers)
      await writeAudit(tx, { action: 'message.sent', actorId: actor.id, at, ...place });
    await noteChange(tx, place);
    return await queries.messageOfKey(tx, { threadId: thread.id, key });
  });
  if (!message) throw new Error('A message that was just written is not there');
  outbox.wake();
  return { message, side };
}

/** @throws DomainError `threads.too_fast` */
async function requireUnhurried(
  tx: Tx,
  { thread, actor, at }: { thread: ThreadRow; actor: Viewer; at: Date },
): Promise<void> {
  const { perMinute } = limits.thread;
  const since = new Date(at.getTime() - MINUTE);
  const look = { threadId: thread.id, authorId: actor.id, since, among: 2 * perMinute };
  if ((await queries.countWrittenSince(tx, look)) >= perMinute)
    throw new DomainError('threads.too_fast', { retryAfter: 60 });
}

/** Whether the other side has to be told: it has seen all so far, or was told long ago. */
function isNews(thread: ThreadRow, side: ThreadSide, at: Date): boolean {
  const isToParticipant = side === 'organisers';
  const unread = isToParticipant ? thread.unreadByParticipant : thread.unreadByOrganisers;
  const toldAt = isToParticipant ? thread.toldParticipantAt : thread.toldOrganisersAt;
  return unread === 0 || !toldAt || at.getTime() - toldAt.getTime() >= limits.thread.tellAgain;
}

function afterMessage(
  thread: ThreadRow,
  { side, at, isTold }: { side: ThreadSide; at: Date; isTold: boolean },
) {
  const all = { messages: thread.messages + 1, lastAt: at };
  return side === 'organisers'
    ? {
        ...all,
        unreadByParticipant: thread.unreadByParticipant + 1,
        ...(isTold ? { toldParticipantAt: at } : {}),
      }
    : {
        ...all,
        unreadByOrganisers: thread.unreadByOrganisers + 1,
        ...(isTold ? { toldOrganisersAt: at } : {}),
      };
}

type News = {
  /** Who wrote. */
  readonly side: ThreadSide;
  readonly event: EventRow;
  readonly person: ThreadPerson;
  readonly thread: ThreadRow;
  readonly text: string;
  readonly at: Date;
};

async function tell(threads: Threads, tx: Tx, news: News): Promise<void> {
  const { outbox, appUrl } = threads;
  const { side: writer, event, person, thread, text, at } = news;
  const side = writer === 'organisers' ? 'participant' : 'organisers';
  const readers = side === 'participant' ? [person] : await concerned(tx, { event, thread, at });
  const letters = readers.map((to) => {
    const path = pathFor(to, { side, event, person });
    const link = new URL(path, appUrl).href;
    return { to, path, mail: messageMail(to, { side, title: event.title, body: text, link }) };
  });
  await postNotices(
    tx,
    letters.map(({ to, path: link, mail: { subject } }) => {
      return { userId: to.id, kind: KIND, title: subject, link, at, batchId: thread.id };
    }),
  );
  await outbox.postMany(
    tx,
    letters.flatMap(({ to, mail }) => {
      const about = { batch: { id: thread.id, userId: to.id }, branchId: event.branchId };
      return newsMail(threads, { kind: KIND, to, text: mail, ...about }) ?? [];
    }),
  );
}

/** Where somebody reads the thread: those who lead the event, and whose thread it is, are volunteers. */
function pathFor(
  { role }: queries.Reader,
  { side, event, person }: Pick<News, 'side' | 'event' | 'person'>,
): string {
  const isVolunteer = role === 'Volunteer';
  if (side === 'participant' && isVolunteer) return `/volunteer/messages/${event.id}`;
  const page = isVolunteer ? `/volunteer/lead/${event.id}` : `/admin/event/${event.id}`;
  return `${page}?tab=messages&person=${person.id}`;
}

/** Who made the event, who has answered, and who leads it; when nobody of them is left, the organisers. */
async function concerned(
  tx: Tx,
  { event, thread, at }: Pick<News, 'event' | 'thread' | 'at'>,
): Promise<queries.Reader[]> {
  const { id: threadId, userId, eventId } = thread;
  const made = await queries.organisersOf(tx, { threadId, createdBy: event.createdBy });
  // Rights end a day after the event; people may write for longer.
  const isLed = isUsable('lead', event, at);
  const leaders = isLed ? await queries.leadersOf(tx, { eventId, userId, now: at }) : [];
  const found = [...made, ...leaders];
  return found.length > 0 ? found : await queries.anyOrganisers(tx, MOST_TOLD);
}

/**
 * Messages up to a number were seen by the caller's side, and what told the caller of them as well.
 *
 * @returns how many came since
 * @throws DomainError `accounts.not_allowed`
 */
export async function markSeen(
  { db, now }: Threads,
  { actor, number, ...place }: Place & { actor: Viewer; number: number },
): Promise<number> {
  const side = sideOf(actor, place);
  return await inTransaction(db, async (tx) => {
    const thread = await queries.lockThread(tx, place);
    if (!thread) return 0;
    const isOrganiser = side === 'organisers';
    const before = isOrganiser ? thread.seenByOrganisers : thread.seenByParticipant;
    const seen = Math.max(before, Math.min(number, thread.messages));
    await markBatchRead(tx, { userId: actor.id, batchId: thread.id, at: now() });
    const known = isOrganiser ? thread.unreadByOrganisers : thread.unreadByParticipant;
    if (seen === before) return known;
    const unread = await queries.countUnseen(tx, { threadId: thread.id, side, seen });
    await queries.updateThread(
      tx,
      thread.id,
      isOrganiser
        ? { seenByOrganisers: seen, unreadByOrganisers: unread }
        : { seenByParticipant: seen, unreadByParticipant: unread },
    );
    await noteChange(tx, place);
    return unread;
  });
}

/** One page of an event's threads. @throws DomainError `events.not_found` */
export async function listOfEvent(
  { db }: Threads,
  { actor, eventId, after }: { actor: Viewer; eventId: string; after: ThreadPlace | undefined },
) {
  if (!(await findEvent(db, eventId))) throw new DomainError('events.not_found');
  const size = limits.threadPage;
  // Whoever leads the event and takes part has a thread as participants have (see `sideOf`).
  const listed = { eventId, notOf: actor.role === 'Admin' ? null : actor.id };
  const rows = await queries.threadsOfEvent(db, { ...listed, after, limit: size + 1 });
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    rows: shown,
    next: last ? { isUnread: last.unreadByOrganisers > 0, lastAt: last.lastAt, id: last.id } : null,
    unread: await queries.countUnreadOfEvent(db, listed),
  };
}

/** One page of a person's threads. */
export async function listOwn(
  { db }: Threads,
  { userId, after }: { userId: string; after: ThreadPlace | undefined },
) {
  const size = limits.threadPage;
  const rows = await queries.threadsOfPerson(db, { userId, after, limit: size + 1 });
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    rows: shown,
    next: last ? { isUnread: false, lastAt: last.lastAt, id: last.id } : null,
  };
}

/** How many messages of organisers the person has not read. */
export async function countUnread({ db }: Threads, userId: string): Promise<number> {
  return await queries.countUnreadOfPerson(db, userId);
}
