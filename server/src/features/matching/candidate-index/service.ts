/**
 * Keeps everybody who could be suggested in the memory of this process (matching/src/candidate-index), for as long as it
 * runs. Nothing needs it: until it is made, and whenever it cannot be kept up to date, others search in the database.
 */
import { CandidateIndex } from '@saath/matching/candidate-index/candidate-index';
import type { Entry } from '@saath/matching/candidate-index/entry';
import type { Database } from '../../../platform/database.ts';
import { inTurns } from '../../../platform/in-turns.ts';
import { errorFields, type Log } from '../../../platform/log.ts';
import { readAhead } from '../../../platform/read-ahead.ts';
import { readTallies } from '../../../platform/tallies.ts';
import { withoutWhatIsOff } from '../candidates/policy.ts';
import { availabilityOfPeople } from '../candidates/queries.ts';
import { homeOf } from '../candidates/service.ts';
import { earlierOf, type KnownRoles } from '../track-record/service.ts';
import * as queries from './queries.ts';

/** People read at once. */
const BATCH = 300;
/** So many are put right while somebody waits for a suggestion. */
const MOST_AT_ONCE = 300;
/** After a failure, what is asked meanwhile does not try again. */
const PAUSE = 60_000;
/** Clocks are put right by moments, not by more. */
const MINUTE = 60_000;

/** The index, and up to where it knows what happened. */
type Kept = { readonly index: CandidateIndex; readonly snapshot: string; readonly now: Date };

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
  const quiet = quietWork(log);
  let kept: Kept | undefined;
  let looks: Promise<unknown> = Promise.resolve();

  async function make(now: Date): Promise<void> {
    const made = await readEverybody(db, now, quiet.isStopped);
    if (!quiet.isStopped()) kept = made;
  }

  async function look(now: Date): Promise<CandidateIndex | undefined> {
    if (!kept || quiet.isBusy() || now.getTime() < kept.now.getTime() - MINUTE) return undefined;
    const current = kept;
    const to = now > current.now ? now : current.now;
    const { snapshot, ids } = await queries.changesSince(db, { ...current, from: current.now, to });
    const catchUp = async () => {
      await putRight(db, { index: current.index, ids, now: to }, quiet.isStopped);
      if (kept === current && !quiet.isStopped()) kept = { ...current, snapshot, now: to };
    };
    if (ids.length > MOST_AT_ONCE) {
      quiet.begin(catchUp);
      return undefined;
    }
    await catchUp();
    return current.index;
  }

  return {
    async ready(now) {
      if (quiet.isResting()) return undefined;
      if (!kept) {
        quiet.begin(async () => await make(now));
        return undefined;
      }
      const next = looks.then(async () => await look(now));
      looks = next.catch(() => undefined);
      return await next.catch(quiet.rest);
    },
    forget() {
      kept = undefined;
    },
    async stop() {
      await Promise.allSettled([quiet.stop(), looks]);
      kept = undefined;
    },
  };
}

/** What is done while nobody waits: one thing at a time, and after a failure nothing for a while. */
function quietWork(log: Log) {
  let work: Promise<void> | undefined;
  let restUntil = 0;
  let isStopped = false;

  function rest(error: unknown): undefined {
    restUntil = performance.now() + PAUSE;
    if (!isStopped) log.warn(errorFields(error), 'index of candidates');
  }
  const isResting = () => isStopped || performance.now() < restUntil;

  return {
    begin(job: () => Promise<void>): void {
      if (work || isResting()) return;
      work = job()
        .catch(rest)
        .finally(() => {
          work = undefined;
        });
    },
    rest,
    isResting,
    isBusy: () => work !== undefined,
    isStopped: () => isStopped,
    async stop(): Promise<void> {
      isStopped = true;
      await work;
    },
  };
}

/** @param isStopped asked between the parts; what is read by then is of no use */
async function readEverybody(db: Database, now: Date, isStopped: () => boolean): Promise<Kept> {
  const { 'people.active': many } = await readTallies(db);
  // Whatever is committed while rows are read is not in this snapshot, and read again.
  const snapshot = await queries.currentSnapshot(db);
  const index = new CandidateIndex(many);
  for await (const { people, entry } of readAhead(partsOf(db, now))) {
    await inTurns(put(index, people, entry));
    if (isStopped()) break;
  }
  return { index, snapshot, now };
}

/** Everybody, a batch at a time. */
async function* partsOf(db: Database, now: Date): AsyncGenerator<Part> {
  const roles: KnownRoles = new Map();
  for (let after: string | undefined = NOBODY; after; ) {
    const people = await queries.activePeople(db, { after, limit: BATCH });
    yield { people, entry: await entryOf(db, people, { now, roles }) };
    after = people.at(-1)?.id;
  }
}

/** Reads people anew; who is no longer a candidate leaves the index. */
async function putRight(
  db: Database,
  { index, ids, now }: { index: CandidateIndex; ids: readonly string[]; now: Date },
  isStopped: () => boolean,
): Promise<void> {
  const roles: KnownRoles = new Map();
  for (let start = 0; start < ids.length && !isStopped(); start += BATCH) {
    const part = ids.slice(start, start + BATCH);
    const people = await queries.activePeople(db, { ids: part });
    const entry = await entryOf(db, people, { now, roles });
    const there = new Set(people.map(({ id }) => id));
    for (const id of part) if (!there.has(id)) index.remove(id);
    // Whoever asks meanwhile finds each person as they were or as they are.
    await inTurns(put(index, people, entry));
  }
  if (!isStopped()) await inTurns(index.sweep());
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

type EntryOf = (person: queries.ActivePerson) => Entry;
type Part = { readonly people: readonly queries.ActivePerson[]; readonly entry: EntryOf };

/** A person at each step. */
function* put(index: CandidateIndex, people: readonly queries.ActivePerson[], entry: EntryOf) {
  for (const person of people) yield index.upsert(entry(person));
}

/** Reads what the index needs to know of the people; it is put together for one after the other. */
async function entryOf(
  db: Database,
  people: readonly queries.ActivePerson[],
  { now, roles }: { now: Date; roles: KnownRoles },
): Promise<EntryOf> {
  const ids = people.map(({ id }) => id);
  const weeks = Map.groupBy(await availabilityOfPeople(db, ids), ({ userId }) => userId);
  const earlier = await earlierOf(db, { ids, now, roles });
  return ({ matchingOff, latitude, longitude, ...person }) =>
    withoutWhatIsOff(
      {
        ...person,
        ...homeOf({ ...person, latitude, longitude }),
        availability: weeks.get(person.id) ?? [],
        history: earlier(person.id),
      },
      matchingOff,
    );
}
