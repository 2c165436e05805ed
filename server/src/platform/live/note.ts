/** Writes down what open screens are to be told, in the transaction that causes it. */
import type { QueryCreator } from 'kysely';
import { type Tx, wakeAfterCommit } from '../database.ts';
import type { Tables } from '../tables.ts';

/** Events that a transaction has noted already: a board saves many moves of one event. */
const notedEvents = new WeakMap<Tx, Set<string>>();

/** Organisers who look at the event are told to look again; once a transaction, however often it is called. */
export async function noteChange(tx: Tx, { eventId }: { eventId: string }): Promise<void> {
  const noted = notedEvents.get(tx) ?? new Set();
  notedEvents.set(tx, noted);
  if (noted.has(eventId)) return;
  noted.add(eventId);
  await tx.insertInto('liveEntry').values({ kind: 'event', eventId }).execute();
  wakeAfterCommit(tx);
}

/**
 * Tells open screens of new notices for their people, a few hundred at a time; as a part of the statement that stores them.
 * Whoever sends it calls `wakeAfterCommit`.
 */
export function notingNotices(
  creator: QueryCreator<Tables>,
  notices: readonly { readonly id: string; readonly userId: string }[],
) {
  const entries = notices.map(({ id, userId }) => ({
    kind: 'notice' as const,
    userId,
    payload: { id },
  }));
  return creator.insertInto('liveEntry').values(entries);
}
