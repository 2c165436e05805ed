/** Live updates: what is committed anywhere reaches the open screens it concerns (NT-03, ADR 12). */
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Bell, Database } from '../database.ts';
import { EmbeddedPool } from '../embedded-pool.ts';
import type { Log } from '../log.ts';
import type { Sessions } from '../sessions.ts';
import { HOURS_KEPT, readMissed } from './log.ts';
import { comeBack, MOST_TOLD, message, newsMessage } from './messages.ts';
import { nobody, openNeighbours } from './neighbours.ts';
import { isAhead, type Position, readPosition } from './position.ts';
import { openRelay, type Relay } from './relay.ts';
import { sessionCheck } from './session-check.ts';
import { spaced } from './spaced.ts';
import { createStreams, type OpenStream, type Reader, type Streams } from './streams.ts';
import type { TextStream } from './text-stream.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Between two looks at the log in any case, while anybody listens. */
const POLL = SECOND;
/** Many commits, one word to the other processes. */
const TELL_SPACE = 50;
const SESSION_CHECK = 60 * SECOND;

export type Live = {
  /**
   * A stream of news for one reader: new notices, and changes of the event if one is named.
   *
   * While the process stops it ends at once, and its reader comes back to another one.
   *
   * @param after the position of the last message that the reader has; what came since is told first
   */
  readonly open: (reader: Reader, after: string | undefined) => Promise<TextStream>;
  /** Ends all streams, and those that are still opened; their readers come back to another process. */
  readonly endStreams: () => void;
  /** How many streams are open in this process. */
  readonly openStreams: () => number;
  /** After the last commit of this process. */
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly db: Database;
  /** The one of `db`. */
  readonly bell: Bell;
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly sessions: Sessions;
  readonly now: Clock;
  /** False where a pooler stands between, which does not carry LISTEN. */
  readonly mayListen: boolean;
};

export function openLive(options: Options): Live {
  const { db, bell, pool, log, sessions, now, mayListen } = options;
  const streams = createStreams(now);
  const check = sessionCheck(sessions, log);
  const relay: Relay = openRelay({
    db,
    log,
    pollEvery: POLL,
    isHeard: () => readers.openStreams() > 0,
    deliver(entries, position) {
      streams.deliver(entries, position);
      const ended = entries.flatMap(({ kind, userId }) => (kind === 'sessions' && userId) || []);
      if (ended.length > 0) void check([...new Set(ended)].flatMap(streams.ofUser));
    },
  });
  const neighbours =
    pool instanceof EmbeddedPool
      ? nobody
      : openNeighbours(pool, { log, wake: relay.wake, mayListen });
  const readers = createReaders({ db, streams, relay, listen: neighbours.listen });
  const telling = spaced(TELL_SPACE, neighbours.tell);
  bell.onRing(() => {
    relay.wake();
    telling.ask();
  });

  const checks = setInterval(() => void check(streams.all()), SESSION_CHECK);
  const beats = setInterval(() => streams.beat(relay.position()), SECOND);
  for (const timer of [checks, beats]) timer.unref();

  return {
    ...readers,
    async stop() {
      for (const timer of [checks, beats]) clearInterval(timer);
      telling.cancel();
      await relay.stop();
      await neighbours.stop();
    },
  };
}

type ReaderParts = {
  readonly db: Database;
  readonly streams: Streams;
  readonly relay: Relay;
  /** Called before anybody is let in. */
  readonly listen: () => void;
};

/** Lets readers in and out. Those who are still on their way in are counted, and read what the log says meanwhile. */
function createReaders({ db, streams, relay, listen }: ReaderParts): Omit<Live, 'stop'> {
  let count = 0;
  let isEnding = false;

  function leave(stream: OpenStream | undefined): void {
    if (stream) streams.remove(stream);
    count -= 1;
    if (count === 0) relay.forget();
  }
  /** Nothing lies between what is read as missed and what is delivered from now on: both meet at one position. */
  async function join(reader: Reader, after: string | undefined) {
    const here = await relay.look();
    const stream = streams.add(reader, here);
    try {
      return { stream, firstWords: await firstWordsTo(db, reader, { after, here }) };
    } catch (error) {
      streams.remove(stream);
      throw error;
    }
  }

  return {
    async open(reader, after) {
      count += 1;
      listen();
      try {
        const { stream, firstWords } = await join(reader, after);
        return {
          start(connection) {
            streams.begin(stream, connection, comeBack(2000, 5000) + firstWords);
            if (isEnding) connection.end(comeBack(500, 3000));
            return () => leave(stream);
          },
        };
      } catch (error) {
        leave(undefined);
        throw error;
      }
    },
    endStreams() {
      isEnding = true;
      for (const { connection } of streams.all()) connection?.end(comeBack(500, 3000));
    },
    openStreams: () => count,
  };
}

/** Positions older than this may need entries that are dropped by now. */
const OLDEST = (HOURS_KEPT - 1) * HOUR;

/** What a reader gets first: what it missed, or that it has to load everything again. */
async function firstWordsTo(
  db: Database,
  { id: userId, eventId }: Reader,
  { after, here }: { after: string | undefined; here: Position },
): Promise<string> {
  if (after === undefined) return message('ready', {}, here);
  const from = readPosition(after);
  const isKnown = from && !isAhead(from, here) && here.takenAt - from.takenAt < OLDEST;
  if (!isKnown) return message('reload', {}, here);
  const limit = MOST_TOLD + 1;
  return newsMessage(await readMissed(db, { userId, eventId, from, to: here, limit }), here);
}
