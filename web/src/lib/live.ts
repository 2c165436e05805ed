/** The one stream of news of this tab. Everything on the screen that wants to stay fresh listens to it. */
import { openLive } from '@saath/contract/foundation/live/endpoints';
import type { LiveChange, liveMessages } from '@saath/contract/foundation/live/schema';

/** What somebody listens for. */
type Ear = {
  /** An event, for Admins; one's own notices without it. */
  readonly eventId?: string | undefined;
  /** Something is new, or may be: what is on the screen should be asked for again. */
  readonly hear: () => void;
};

const SECOND = 1000;
/** A window out of sight gives its connection back after this time, and catches up when it is seen again. */
const HIDDEN_FOR = 10 * SECOND;
/** After a refusal; twice as long each time. A lost connection the browser opens again by itself. */
const AGAIN = { first: 5 * SECOND, last: 300 * SECOND };

const ears = new Set<Ear>();
let source: EventSource | undefined;
let openedFor: string | undefined;
/** The id of the last message: from there the next stream goes on. */
let lastId = '';
let refusals = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The server said that this account has enough streams. */
let isEnough = false;

/** @returns what ends the listening */
export function listen(ear: Ear): () => void {
  if (ears.size === 0) watchWindow('add');
  ears.add(ear);
  update();
  return () => {
    ears.delete(ear);
    if (ears.size > 0) return update();
    watchWindow('remove');
    close();
    // Whoever listens next loads its own data, and may be somebody else.
    lastId = '';
  };
}

/** Opens the stream that is wanted, once all of the page have said what they listen for. */
function update(): void {
  if (document.hidden) return;
  clearTimeout(timer);
  timer = setTimeout(openWanted, 0);
}

function openWanted(): void {
  // The last that came is the one on the screen: a page that leaves may still be there.
  const eventId = [...ears].findLast((ear) => ear.eventId)?.eventId;
  const isWanted = ears.size > 0 && !document.hidden && !isEnough;
  if (!isWanted || (source && openedFor === eventId) || !('EventSource' in window)) return;
  close();
  openedFor = eventId;
  const search = new URLSearchParams({
    ...(eventId ? { event: eventId } : {}),
    ...(lastId ? { after: lastId } : {}),
  });
  source = new EventSource(search.size > 0 ? `${openLive.path}?${search}` : openLive.path);
  source.addEventListener('open', () => {
    refusals = 0;
  });
  source.addEventListener('error', reopenIfRefused);
  on('ready', () => tell(() => true));
  on('reload', () => tell(() => true));
  on('change', ({ notices, events }: LiveChange) =>
    tell(({ eventId: own }) => (own ? events.includes(own) : notices.length > 0)),
  );
  on('enough', () => {
    isEnough = true;
    close();
  });
}

function on(name: keyof typeof liveMessages, hear: (data: LiveChange) => void): void {
  source?.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
    lastId = lastEventId;
    hear(JSON.parse(data) as LiveChange);
  });
}

function tell(isFor: (ear: Ear) => boolean): void {
  for (const ear of ears) if (isFor(ear)) ear.hear();
}

function close(): void {
  clearTimeout(timer);
  source?.close();
  source = undefined;
}

/** The browser gives up for good when the server refuses: it drains, or the session is over. */
function reopenIfRefused(): void {
  if (source?.readyState !== EventSource.CLOSED) return;
  close();
  lastId = '';
  const wait = Math.min(AGAIN.first * 2 ** refusals, AGAIN.last);
  refusals += 1;
  timer = setTimeout(openWanted, wait);
}

function watchWindow(change: 'add' | 'remove'): void {
  const to = `${change}EventListener` as const;
  document[to]('visibilitychange', followSight);
  window[to]('pagehide', close);
  window[to]('pageshow', update);
}

function followSight(): void {
  clearTimeout(timer);
  if (document.hidden) {
    timer = setTimeout(close, HIDDEN_FOR);
    return;
  }
  isEnough = false;
  update();
}
