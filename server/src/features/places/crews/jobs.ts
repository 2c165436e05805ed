/** Tells organisers when people whom a team counted on are missing, once until it has them again (EL-02). */
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { eventsById } from '../../events/events/queries.ts';
import { postNotices } from '../../notices/notices/service.ts';
import { organisersOf } from '../ask-news/queries.ts';
import type { Ports } from '../ports.ts';
import { crewNeedsTitle, crewShortTitle } from './emails.ts';
import * as queries from './queries.ts';

/** Where nobody who made the event is an organiser any more, so many others hear of it. */
const MOST_TOLD = 5;

/** Whatever it is that they are missing for: a paper that was refused or ends before the day, a place that was given back, times that moved, an age that is no longer said. */
export async function lookAtCrews(ports: Ports): Promise<void> {
  const { db } = ports;
  const now = ports.now();
  await queries.forgetOtherCrews(db, now);
  await queries.rememberWholeCrews(db, now);
  await inTransaction(db, async (tx) => {
    const short = Map.groupBy(await queries.markShortCrews(tx, now), ({ eventId }) => eventId);
    for (const event of await eventsById(tx, [...short.keys()])) {
      const crews = short.get(event.id) ?? [];
      await tell(tx, { event, crews, at: now });
      await noteChange(tx, { eventId: event.id });
    }
  });
  ports.outbox.wake();
}

type News = {
  readonly event: {
    readonly id: string;
    readonly title: string;
    readonly createdBy: string | null;
  };
  readonly crews: readonly queries.ShortCrew[];
  readonly at: Date;
};

async function tell(tx: Tx, { event, crews, at }: News): Promise<void> {
  const { id: eventId, title, createdBy } = event;
  const news = { title, crews };
  const organisers = await organisersOf(tx, { createdBy, limit: MOST_TOLD });
  const leaders = await queries.leadersOf(tx, { eventId, now: at });
  // It can wait for the morning.
  const same = { kind: 'change', at, isUrgent: false };
  await postNotices(tx, [
    ...organisers.map(({ id: userId, language }) => ({
      ...{ ...same, userId, title: crewShortTitle(language, news) },
      link: `/admin/event/${eventId}?tab=roster`,
    })),
    ...leaders.map(({ id: userId, language }) => ({
      ...{ ...same, userId, title: crewNeedsTitle(language, news) },
      link: `/volunteer/lead/${eventId}?tab=roster`,
    })),
  ]);
}
