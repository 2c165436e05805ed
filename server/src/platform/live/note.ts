/** Writes down what open screens are to be told, in the transaction that causes it. */
import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import { type Tx, wakeAfterCommit } from '../database.ts';
import type { Tables } from '../tables.ts';

/** Events that a transaction has noted already: a board saves many moves of one event. */
const notedEvents = new WeakMap<Tx, Set<string>>();

/** Organisers who look at the event are told to look again; once a transaction, however often it is called. */
export async function noteChange(tx: Tx, { eventId }: { eventId: string }): Promise<void> {
  if (!notedEvents.get(tx)?.has(eventId)) await notingChanges(tx, [eventId]).execute(tx);
}

/** The same of many events as a part of a statement, which has to be sent: they count as noted from now on. */
export function notingChanges(tx: Tx, eventIds: readonly string[]): RawBuilder<unknown> {
  const noted = notedEvents.get(tx) ?? new Set();
  notedEvents.set(tx, noted);
  const news = [...new Set(eventIds)].filter((id) => !noted.has(id));
  for (const id of news) noted.add(id);
  wakeAfterCommit(tx);
  return sql`
    insert into live_entry (kind, event_id) select 'event', changed.id from unnest(${news}::uuid[]) as changed (id)
  `;
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
