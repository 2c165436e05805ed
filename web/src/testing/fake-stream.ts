/** The browser's `EventSource`, with a server that says what the test tells it; needs fake timers. */
import { vi } from 'vitest';

export class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.opened.push(this);
  }
  close() {
    this.readyState = FakeStream.CLOSED;
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

/** Before each test. */
export function giveStreams(): void {
  vi.stubGlobal('EventSource', FakeStream);
  FakeStream.opened = [];
}

/** Those that are open now, once all that was asked for has been opened. */
export function openStreams(): FakeStream[] {
  vi.advanceTimersByTime(0);
  return FakeStream.opened.filter(({ readyState }) => readyState === 1);
}

/** @throws Error when none is open */
export function currentStream(): FakeStream {
  const [stream] = openStreams();
  if (!stream) throw new Error('No stream is open.');
  return stream;
}
