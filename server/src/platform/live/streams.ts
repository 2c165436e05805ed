/** The open streams of this process: who hears what, how many an account may have, and that quiet ones stay open. */
import type { Viewer } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { LiveEntry } from './log.ts';
import { message, newsMessage, quiet } from './messages.ts';
import type { Position } from './position.ts';
import type { Connection } from './text-stream.ts';

/** Streams of one account in this process; one more ends the oldest. */
export const MOST_OF_ONE = 20;
/** Seconds between two signs of life: proxies close what is silent for a minute. */
const BEAT_EVERY = 25;

export type OpenStream = Viewer & {
  readonly sessionId: string;
  readonly eventId: string | undefined;
  /** Until when the event may be listened to; undefined = as long as the session stands. */
  readonly until?: Date | undefined;
  /** In which second of each `BEAT_EVERY` it gets its sign of life. */
  readonly beatAt: number;
  /** Not there yet while the stream is being opened; what is told meanwhile is held. */
  connection: Connection | undefined;
  readonly held: string[];
};

export type Reader = Pick<OpenStream, 'id' | 'role' | 'sessionId' | 'eventId' | 'until'>;

export type Streams = {
  /** From now on the reader is told what is delivered. Ends the account's oldest stream when it has too many. */
  readonly add: (reader: Reader, position: Position) => OpenStream;
  readonly begin: (stream: OpenStream, connection: Connection, firstWords: string) => void;
  readonly remove: (stream: OpenStream) => void;
  readonly all: () => readonly OpenStream[];
  readonly ofUser: (userId: string) => readonly OpenStream[];
  readonly deliver: (entries: readonly LiveEntry[], position: Position) => void;
  /** Called every second. */
  readonly beat: (position: Position | undefined) => void;
};

export function createStreams(now: Clock): Streams {
  const index = streamIndex();
  let seconds = 0;
  let added = 0;
  const isOver = ({ until }: OpenStream) => until !== undefined && until <= now();

  return {
    add(reader, position) {
      const others = index.ofUser(reader.id);
      const oldest = others.length >= MOST_OF_ONE ? others[0] : undefined;
      if (oldest) {
        index.remove(oldest);
        oldest.connection?.end(message('enough', {}, position));
      }
      const stream = { ...reader, beatAt: added++ % BEAT_EVERY, connection: undefined, held: [] };
      index.add(stream);
      return stream;
    },
    begin(stream, connection, firstWords) {
      stream.connection = connection;
      connection.send(firstWords + stream.held.splice(0).join(''));
      // Twenty others were opened while this one was.
      if (!index.has(stream)) connection.end('');
    },
    remove: index.remove,
    all: index.all,
    ofUser: index.ofUser,
    deliver(entries, position) {
      const news = new Map<OpenStream, LiveEntry[]>();
      for (const entry of entries)
        for (const stream of index.audienceOf(entry)) {
          if (isOver(stream)) continue;
          const known = news.get(stream);
          if (known) known.push(entry);
          else news.set(stream, [entry]);
        }
      for (const [stream, own] of news) {
        const text = newsMessage(own, position);
        if (stream.connection) stream.connection.send(text);
        else stream.held.push(text);
      }
    },
    beat(position) {
      seconds += 1;
      if (!position) return;
      const text = quiet(position);
      for (const stream of index.all()) {
        if (isOver(stream)) stream.connection?.end('');
        else if (stream.beatAt === seconds % BEAT_EVERY) stream.connection?.send(text);
      }
    },
  };
}

const none: ReadonlySet<OpenStream> = new Set();

/** The open streams by account, each account's oldest first, and by the event they tell of. */
function streamIndex() {
  const byUser = new Map<string, Set<OpenStream>>();
  const byEvent = new Map<string, Set<OpenStream>>();
  return {
    add(stream: OpenStream): void {
      addTo(byUser, stream.id, stream);
      if (stream.eventId) addTo(byEvent, stream.eventId, stream);
    },
    remove(stream: OpenStream): void {
      takeFrom(byUser, stream.id, stream);
      if (stream.eventId) takeFrom(byEvent, stream.eventId, stream);
    },
    has: (stream: OpenStream) => byUser.get(stream.id)?.has(stream) ?? false,
    all: () => [...byUser.values()].flatMap((streams) => [...streams]),
    ofUser: (userId: string) => [...(byUser.get(userId) ?? [])],
    /** Whom an entry of the log concerns. */
    audienceOf({ kind, userId, eventId }: LiveEntry): ReadonlySet<OpenStream> {
      if (kind === 'notice' && userId) return byUser.get(userId) ?? none;
      return (kind === 'event' && eventId && byEvent.get(eventId)) || none;
    },
  };
}

function addTo(index: Map<string, Set<OpenStream>>, key: string, stream: OpenStream): void {
  const streams = index.get(key);
  if (streams) streams.add(stream);
  else index.set(key, new Set([stream]));
}

function takeFrom(index: Map<string, Set<OpenStream>>, key: string, stream: OpenStream): void {
  const streams = index.get(key);
  streams?.delete(stream);
  if (streams?.size === 0) index.delete(key);
}
