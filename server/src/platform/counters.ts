/** Counts that limits rest on: by all processes together in a PostgreSQL server, by one process in its own memory. */
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { Database } from './database.ts';
import { DomainError } from './domain-error.ts';
import { hashToken } from './tokens.ts';

export type Allowance = {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
};

export type Counter = {
  /**
   * Counts one more.
   *
   * @throws DomainError `request.too_many` with the seconds to wait; the database's error when it is away, since a
   * limit that nobody counts is none
   */
  readonly take: (key: string) => Promise<void>;
  /** Takes one back. */
  readonly giveBack: (key: string) => Promise<void>;
};

/** @param name the same in every process, and of nothing else */
export type Counters = (name: string, allowance: Allowance) => Counter;

type Settings = {
  /** A server's, which other processes use as well; in memory without one. */
  readonly shared?: pg.Pool | undefined;
  /** Widens every limit, for tests that make many calls on purpose. */
  readonly factor?: number;
};

export function openCounters({ shared, factor = 1 }: Settings = {}): Counters {
  const forgetting: (() => void)[] = [];
  const wasPutBack = watchClock();
  return (name, { points, duration }) => {
    const allowance = { points: Math.round(points * factor), duration };
    const counter = shared ? sharedBy(shared, allowance) : new RateLimiterMemory(allowance);
    if (counter instanceof RateLimiterPostgres)
      forgetting.push(() => counter.deleteInMemoryBlockedAll());
    const keyOf = (key: string) =>
      shared ? hashToken(`${name} ${key}`).toString('base64url') : key;
    return {
      async take(key) {
        if (wasPutBack() && shared) {
          for (const forget of forgetting) forget();
          await shared.query('delete from rate_count');
        }
        await take(counter, keyOf(key), duration);
      },
      giveBack: async (key) => void (await counter.reward(keyOf(key))),
    };
  };
}

/** Milliseconds. */
const LEAP = 5_000;

/**
 * Whether the clock was put back since the last look. Shared counts end at a time of day: what was to last a minute would last
 * an hour longer, for everybody. They begin anew then, as after a crash of the database.
 */
function watchClock(): () => boolean {
  const ahead = () => Date.now() - performance.now();
  let last = ahead();
  return () => {
    const before = last;
    last = ahead();
    return last < before - LEAP;
  };
}

function sharedBy(pool: pg.Pool, allowance: Allowance): RateLimiterAbstract {
  // Without the library's names for statements: behind a pooler the next connection does not know them.
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) =>
      await pool.query(text, values),
  };
  return new RateLimiterPostgres({
    ...allowance,
    storeClient,
    storeType: 'client',
    tableName: 'rate_count',
    tableCreated: true,
    keyPrefix: '',
    clearExpiredByTimeout: false,
    // Anyone who is over the limit is refused from memory, without asking the database each time.
    inMemoryBlockOnConsumed: allowance.points + 1,
  });
}

async function take(counter: RateLimiterAbstract, key: string, duration: number): Promise<void> {
  await counter.consume(key).catch((refusal: { msBeforeNext?: number } | Error) => {
    if (refusal instanceof Error) throw refusal;
    // The library tells the time by the wall clock, which may have been put back.
    const retryAfter = Math.min(duration, Math.ceil((refusal.msBeforeNext ?? 1000) / 1000));
    throw new DomainError('request.too_many', { retryAfter });
  });
}

/** Counts whose time is over: nobody is held back by them. */
export async function dropOldCounts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rateCount').where('expire', '<', String(now.getTime())).execute();
}
