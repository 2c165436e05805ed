/** Tells those whose answers are missing shortly before an event, once (EL-04). */
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { eventsById } from '../../events/events/queries.ts';
import { tell } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { questionsOpenMail } from './emails.ts';
import * as queries from './queries.ts';

/** People in one transaction. */
const BATCH = 200;
/** How long before the event. */
const AHEAD = 3 * 86_400_000;

/** Notice, mail and the mark that they were sent are one transaction, so that nothing is lost and nothing comes twice. */
export async function tellOfQuestions(ports: Ports): Promise<void> {
  for (;;) {
    const told = await inTransaction(ports.db, async (tx) => await tellBatch(ports, tx));
    if (told > 0) ports.outbox.wake();
    if (told < BATCH) return;
  }
}

async function tellBatch(ports: Ports, tx: Tx): Promise<number> {
  const at = ports.now();
  const until = new Date(at.getTime() + AHEAD);
  const people = await queries.peopleUnanswered(tx, { now: at, until, limit: BATCH });
  const claimed = await queries.markTold(tx, people, at);
  const ids = [...new Set(people.map(({ eventId }) => eventId))];
  const events = await eventsById(tx, ids);
  for (const to of people.filter(({ id, eventId }) => claimed.has(`${eventId} ${id}`))) {
    const event = events.find(({ id }) => id === to.eventId);
    const letter = {
      kind: 'reminder',
      mail: questionsOpenMail,
      to,
      roleName: to.roleName,
    } as const;
    if (event) await tell(ports, tx, { ...letter, event });
  }
  return people.length;
}
