/** Rows as the API shows them. */
import type { ThreadSide } from '@saath/contract/messages/threads/rules';
import type {
  EventThread,
  OwnThread,
  Thread,
  ThreadMessage,
} from '@saath/contract/messages/threads/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type {
  AuthoredRow,
  EventThreadRow,
  ListedThread,
  OwnThreadRow,
  ThreadPerson,
  ThreadPlace,
} from './queries.ts';
import type { OpenedThread } from './service.ts';

/** @param side of the reader: participants read organisers without names */
export function presentMessage(row: AuthoredRow, side: ThreadSide): ThreadMessage {
  const { number, isFromOrganisers, author, body, createdAt } = row;
  return {
    number,
    isFromOrganisers,
    author: side === 'organisers' || !isFromOrganisers ? author : null,
    text: body,
    sentAt: createdAt.toISOString(),
  };
}

export function presentThread({ side, event, person, thread, end }: OpenedThread): Thread {
  const isOrganiser = side === 'organisers';
  const unread = isOrganiser ? thread?.unreadByOrganisers : thread?.unreadByParticipant;
  const seen = isOrganiser ? thread?.seenByParticipant : thread?.seenByOrganisers;
  const { id, title, timeZone } = event;
  return {
    side,
    event: { id, title, timeZone },
    person: presentPerson(person),
    end,
    unread: unread ?? 0,
    seenByOthers: seen ?? 0,
  };
}

function presentPerson({
  id,
  name,
  pictureId,
  leftAt,
}: Pick<ThreadPerson, 'id' | 'name' | 'pictureId' | 'leftAt'>) {
  return { id, name: leftAt ? null : name, profileImage: presentPicture(pictureId) };
}

export function presentEventThread(row: EventThreadRow): EventThread {
  const { userId: id, personName: name, pictureId, leftAt } = row;
  return {
    person: presentPerson({ id, name, pictureId, leftAt }),
    ...presentLast(row),
    unread: row.unreadByOrganisers,
  };
}

export function presentOwnThread(row: OwnThreadRow): OwnThread {
  return {
    event: { id: row.eventId, title: row.title },
    ...presentLast(row),
    unread: row.unreadByParticipant,
  };
}

function presentLast({ lastText, isLastFromOrganisers, lastAt }: ListedThread) {
  return { lastText, isLastFromOrganisers, lastAt: lastAt.toISOString() };
}

/** A place in a list as an address carries it. */
export function presentPlace({ isUnread, lastAt, id }: ThreadPlace): string {
  return `${isUnread ? 1 : 0}_${lastAt.getTime()}_${id}`;
}

/** @param text as `presentPlace` wrote it and the contract has checked it */
export function readPlace(text: string): ThreadPlace {
  const [isUnread, at, id = ''] = text.split('_');
  return { isUnread: isUnread === '1', lastAt: new Date(Number(at)), id };
}
