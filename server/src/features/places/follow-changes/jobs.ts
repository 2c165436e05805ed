/** News of a changed event that waited in case the change was not meant. */
import { inTransaction } from '../../../platform/database.ts';
import { shareEvent } from '../../../platform/locks.ts';
import { wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { lockNews, takeNews } from './queries.ts';
import { isKnown } from './service.ts';
import { tellMoved } from './telling.ts';

/** Tells the people of an event what became of it, once the wait is over; a later change has a job of its own. */
export async function tellHeldNews(ports: Ports, eventId: string): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const event = await shareEvent(tx, eventId);
    const held = await lockNews(tx, eventId);
    if (!held || held.dueAt > ports.now()) return;
    await takeNews(tx, eventId);
    if (event && !event.cancelledAt && !isKnown(held, event)) await tellMoved(ports, tx, event);
  });
  wakeWorkers(ports);
}
