import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from './live.ts';

/** The browser's `EventSource`, with a server that says what the test tells it. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Source[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  say(name: string, data: object, lastEventId = '1') {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
  /** The server answers with a refusal: the browser gives up. */
  refuse() {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}
const open = () => {
  vi.advanceTimersByTime(0);
  return Source.opened.filter(({ readyState }) => readyState === 1);
};
const current = () => open()[0] as Source;

let isHidden = false;
const turn = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
const ends: (() => void)[] = [];
const listening = (eventId?: string) => {
  const hear = vi.fn();
  const end = listen({ eventId, hear });
  ends.push(end);
  return { hear, end };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  Source.opened = [];
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  turn(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('NT-03 everybody on the screen shares one stream and hears what is theirs', () => {
  const [bell, other, event] = [listening(), listening(), listening('e1')];
  expect(open()).toHaveLength(1);
  expect(Source.opened).toHaveLength(1);
  expect(current().url).toBe('/api/live?event=e1');
  current().say('ready', {});
  for (const { hear } of [bell, other, event]) expect(hear).toHaveBeenCalledTimes(1);
  current().say('change', { notices: ['n'], events: [] });
  current().say('change', { notices: [], events: ['e2'] });
  for (const { hear } of [bell, other]) expect(hear).toHaveBeenCalledTimes(2);
  expect(event.hear).toHaveBeenCalledTimes(1);
  current().say('change', { notices: [], events: ['e1'] });
  expect(event.hear).toHaveBeenCalledTimes(2);
  current().say('reload', {});
  expect([bell, event].map(({ hear }) => hear.mock.calls.length)).toEqual([3, 3]);
});

it('NT-03 another event opens the stream anew, from where the old one was; nobody left closes it', () => {
  const bell = listening();
  expect(current().url).toBe('/api/live');
  current().say('ready', {}, '5.1:2:');
  const event = listening('e1');
  expect(open()).toHaveLength(1);
  expect(current().url).toBe('/api/live?event=e1&after=5.1%3A2%3A');
  event.end();
  expect(current().url).toBe('/api/live?after=5.1%3A2%3A');
  bell.end();
  expect(open()).toHaveLength(0);
  // The next to listen may be somebody else.
  listening();
  expect(current().url).toBe('/api/live');
});

it('NT-03 a window out of sight gives the connection back and catches up when it is seen again', () => {
  listening();
  current().say('ready', {}, '7');
  turn(true);
  vi.advanceTimersByTime(9_000);
  expect(open()).toHaveLength(1);
  turn(false);
  expect(open()).toHaveLength(1);
  turn(true);
  vi.advanceTimersByTime(11_000);
  expect(open()).toHaveLength(0);
  turn(false);
  expect(current().url).toBe('/api/live?after=7');
  expect(Source.opened).toHaveLength(2);
});

it('NT-03 a refusal is tried again later and later; one stream too many, only when the window is seen again', () => {
  listening();
  current().say('ready', {}, '7');
  current().refuse();
  expect(open()).toHaveLength(0);
  vi.advanceTimersByTime(5_000);
  expect(current().url).toBe('/api/live');
  current().refuse();
  vi.advanceTimersByTime(5_000);
  expect(open()).toHaveLength(0);
  vi.advanceTimersByTime(5_000);
  current().dispatchEvent(new Event('open'));
  current().say('enough', {});
  vi.advanceTimersByTime(3_600_000);
  expect(open()).toHaveLength(0);
  turn(true);
  turn(false);
  expect(open()).toHaveLength(1);
});
