/** What matching learned from the year that the demo made up: its places are decisions, and what came of them is known. */
import type { Composed } from '../compose.ts';
import { learn } from '../features/matching/learning/jobs.ts';
import { followDecisions } from '../features/matching/outcomes/jobs.ts';
import { createLog } from '../platform/log.ts';

const YEARS = 2 * 366 * 86_400_000;
const MOST_RUNS = 10;

export async function plantLearning({ db, engine, ports: { now } }: Composed, timeZone: string) {
  const learning = { db, engine, now, timeZone, log: createLog('silent') };
  const pairs = await db.selectFrom('participation').select(['eventId', 'userId']).execute();
  await db.insertInto('matchDue').values(pairs).execute();
  for (let run = 0; run < MOST_RUNS; run++)
    if ((await followDecisions({ ...learning, stillKnown: YEARS })) === 0) break;
  await learn(learning, { least: 1 });
}
