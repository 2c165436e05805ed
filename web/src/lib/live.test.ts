import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentStream, FakeStream, giveStreams, openStreams } from '../testing/fake-stream.ts';
import { listen } from './live.ts';

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
  giveStreams();
  // Nothing is known of what another file heard last.
  listen({ hear() {} })();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
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
  expect(openStreams()).toHaveLength(1);
  expect(FakeStream.opened).toHaveLength(1);
  expect(currentStream().url).toBe('/api/live?event=e1');
  currentStream().say('ready', {});
  for (const { hear } of [bell, other, event]) expect(hear).toHaveBeenCalledTimes(1);
  currentStream().say('change', { notices: ['n'], events: [] });
  currentStream().say('change', { notices: [], events: ['e2'] });
  for (const { hear } of [bell, other]) expect(hear).toHaveBeenCalledTimes(2);
  expect(event.hear).toHaveBeenCalledTimes(1);
  currentStream().say('change', { notices: [], events: ['e1'] });
  expect(event.hear).toHaveBeenCalledTimes(2);
  currentStream().say('reload', {});
  expect([bell, event].map(({ hear }) => hear.mock.calls.length)).toEqual([3, 3]);
});

it('NT-03 another event opens the stream anew, from where the old one was; nobody left closes it', () => {
  const bell = listening();
  expect(currentStream().url).toBe('/api/live');
  currentStream().say('ready', {}, '5.1:2:');
  const event = listening('e1');
  expect(openStreams()).toHaveLength(1);
  expect(currentStream().url).toBe('/api/live?event=e1&after=5.1%3A2%3A');
  event.end();
  expect(currentStream().url).toBe('/api/live?after=5.1%3A2%3A');
  bell.end();
  expect(openStreams()).toHaveLength(0);
  // The next to listen may be somebody else.
  listening();
  expect(currentStream().url).toBe('/api/live');
});

it('NT-03 a window out of sight gives the connection back and catches up when it is seen again', () => {
  listening();
  currentStream().say('ready', {}, '7');
  turn(true);
  vi.advanceTimersByTime(9_000);
  expect(openStreams()).toHaveLength(1);
  turn(false);
  expect(openStreams()).toHaveLength(1);
  turn(true);
  vi.advanceTimersByTime(11_000);
  expect(openStreams()).toHaveLength(0);
  turn(false);
  expect(currentStream().url).toBe('/api/live?after=7');
  expect(FakeStream.opened).toHaveLength(2);
});

it('NT-03 a refusal is tried again later and later; one stream too many, only when the window is seen again', () => {
  listening();
  currentStream().say('ready', {}, '7');
  currentStream().refuse();
  expect(openStreams()).toHaveLength(0);
  vi.advanceTimersByTime(5_000);
  expect(currentStream().url).toBe('/api/live');
  currentStream().refuse();
  vi.advanceTimersByTime(5_000);
  expect(openStreams()).toHaveLength(0);
  vi.advanceTimersByTime(5_000);
  currentStream().dispatchEvent(new Event('open'));
  currentStream().say('enough', {});
  vi.advanceTimersByTime(3_600_000);
  expect(openStreams()).toHaveLength(0);
  turn(true);
  turn(false);
  expect(openStreams()).toHaveLength(1);
});
