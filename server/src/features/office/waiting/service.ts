/** What waits for an organiser: at most one look at each kind, for the top of their notices. */
import type { Waiting } from '@saath/contract/office/waiting/schema';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { shortCrewsByEvent } from '../../places/crews/queries.ts';
import { unrunAppeals } from '../lending/service.ts';
import * as queries from './queries.ts';

const DAY = 86_400_000;
/** Anyone who has not published words two weeks after the yes does not want to. */
const STORY_WAITS = 14 * DAY;
const MOST_EVENTS = 5;

export async function readWaiting({
  db,
  now,
}: {
  readonly db: Database;
  readonly now: Clock;
}): Promise<Waiting> {
  const at = now();
  const crews = await shortCrewsByEvent(db, { now: at, limit: MOST_EVENTS });
  const appeals = await unrunAppeals({ db, now });
  return {
    requests: await queries.requestsByEvent(db, { now: at, limit: MOST_EVENTS }),
    hours: await queries.proposalsByEvent(db, { limit: MOST_EVENTS }),
    ...(crews.length > 0 ? { crews } : {}),
    ...(appeals.length > 0 ? { appeals } : {}),
    organisers: await queries.countWishesToOrganise(db),
    papers: await queries.countPapers(db),
    stories: await queries.countAgreed(db, new Date(at.getTime() - STORY_WAITS)),
  };
}
