/**
 * Keeps everybody who could be suggested in the memory of this process (matching/src/candidate-index), for as long as it
 * runs. Nothing needs it: until it is made, and whenever it cannot be kept up to date, others search in the database.
 */
import { setImmediate } from 'node:timers/promises';
import { CandidateIndex } from '@saath/matching/candidate-index/candidate-index';
import type { Entry } from '@saath/matching/candidate-index/entry';
import type { Database } from '../../../platform/database.ts';
import { errorFields, type Log } from '../../../platform/log.ts';
import { withoutWhatIsOff } from '../candidates/policy.ts';
import { availabilityOfPeople } from '../candidates/queries.ts';
import { earlierOf } from '../track-record/service.ts';
import * as queries from './queries.ts';

/** People read at once; other work gets its turn in between. */
const BATCH = 250;
/** So many are put right while somebody waits for a suggestion. */
const MOST_AT_ONCE = 300;
/** After a failure, what is asked meanwhile does not try again. */
const PAUSE = 60_000;
/** Clocks are put right by moments, not by more. */
const MINUTE = 60_000;

/** Up to where the index knows what happened. */
type Position = { readonly snapshot: string; readonly now: Date };

export type Candidates = {
  /**
   * The index with all that is committed by now, or undefined while there is none. The first call lets one be made.
   *
   * @param now places that are over by then are earlier ones
   */
  readonly ready: (now: Date) => Promise<CandidateIndex | undefined>;
  /** All are gone at once: it is made anew. */
  readonly forget: () => void;
  /** Ends when all that is under way has ended; from then on there is no index. */
  readonly stop: () => Promise<void>;
};

/** One for a database and a process: what searches is handed it (`candidates`). */
export function keepCandidates(db: Database, log: Log): Candidates {
  let index: CandidateIndex | undefined;
  let position: Position | undefined;
  /** Makes the index, or catches up with many changes, while nobody waits. */
  let work: Promise<void> | undefined;
  let looks: Promise<unknown> = Promise.resolve();
  let restUntil = 0;
  let isStopped = false;

  function begin(job: () => Promise<void>): void {
    if (work || isStopped || performance.now() < restUntil) return;
    work = job()
      .catch((error: unknown) => {
        restUntil = performance.now() + PAUSE;
        if (!isStopped) log.warn(errorFields(error), 'index of candidates');
      })
      .finally(() => {
        work = undefined;
      });
  }

  async function make(now: Date): Promise<void> {
    // Whatever is committed while rows are read is not in this snapshot, and read again.
    const snapshot = await queries.currentSnapshot(db);
    const made = new CandidateIndex();
    for (let after = NOBODY; ; ) {
      const people = await queries.activePeople(db, { after, limit: BATCH });
      for (const entry of await entriesOf(db, people, now)) made.upsert(entry);
      const last = people.at(-1);
      if (!last || isStopped) break;
      after = last.id;
      await setImmediate();
    }
    if (isStopped) return;
    index = made;
    position = { snapshot, now };
  }

  async function putRight(into: CandidateIndex, ids: readonly string[], now: Date): Promise<void> {
    for (let start = 0; start < ids.length && !isStopped; start += BATCH) {
      const part = ids.slice(start, start + BATCH);
      const entries = await entriesOf(db, await queries.activePeople(db, { ids: part }), now);
      for (const id of part) into.remove(id);
      for (const entry of entries) into.upsert(entry);
      await setImmediate();
    }
  }

  async function look(now: Date): Promise<CandidateIndex | undefined> {
    if (!index || !position || work || now.getTime() < position.now.getTime() - MINUTE)
      return undefined;
    const current = index;
    const to = now > position.now ? now : position.now;
    const { snapshot, ids } = await queries.changesSince(db, {
      ...position,
      from: position.now,
      to,
    });
    const finish = async () => {
      await putRight(current, ids, to);
      if (!isStopped) position = { snapshot, now: to };
    };
    if (ids.length > MOST_AT_ONCE) {
      begin(finish);
      return undefined;
    }
    await finish();
    return current;
  }

  return {
    async ready(now) {
      if (isStopped || performance.now() < restUntil) return undefined;
      if (!index) {
        begin(async () => await make(now));
        return undefined;
      }
      const next = looks.then(async () => await look(now));
      looks = next.catch(() => undefined);
      try {
        return await next;
      } catch (error) {
        restUntil = performance.now() + PAUSE;
        log.warn(errorFields(error), 'index of candidates');
        return undefined;
      }
    },
    forget() {
      index = undefined;
      position = undefined;
    },
    async stop() {
      isStopped = true;
      await Promise.allSettled([work, looks]);
      index = undefined;
    },
  };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

async function entriesOf(
  db: Database,
  people: readonly queries.ActivePerson[],
  now: Date,
): Promise<Entry[]> {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return [];
  const weeks = Map.groupBy(await availabilityOfPeople(db, ids), ({ userId }) => userId);
  const earlier = await earlierOf(db, { ids, now });
  return people.map(({ matchingOff, ...person }) =>
    withoutWhatIsOff(
      { ...person, availability: weeks.get(person.id) ?? [], history: earlier(person.id) },
      matchingOff,
    ),
  );
}
