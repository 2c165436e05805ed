/** When organisers hear of a request: how often they chose, and at once when the event is near (WI-03). */
import { askedToldAt } from '@saath/contract/notices/notices/rules';
import type { Tx } from '../../../platform/database.ts';
import { addJobs } from '../../../platform/job-adding.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { Ports } from '../ports.ts';
import { organisersOf } from './queries.ts';

/** The job for organisers who are to hear of requests, by their id. */
export const ASK_NEWS = 'ask-news';

/** Where nobody made the event who is an organiser still. */
const MOST_TOLD = 20;

/** With the request: its organisers are told of it later, of all that wait by then in one mail. */
export async function queueAskNews(
  { organisation }: Pick<Ports, 'organisation'>,
  tx: Tx,
  { event, at }: { event: EventRow; at: Date },
): Promise<void> {
  const organisers = await organisersOf(tx, { createdBy: event.createdBy, limit: MOST_TOLD });
  const { timeZone } = organisation.now();
  const eventStart = event.startTime;
  await addJobs(
    tx,
    ASK_NEWS,
    organisers.map(({ id, askedPace }) => {
      const due = askedToldAt(askedPace, { at, eventStart, timeZone });
      return { id, at: due > at ? due : undefined };
    }),
  );
}
