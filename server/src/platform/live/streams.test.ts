/** NT-03: who of the open screens hears what, in this process. */
import { describe, expect, test } from 'vitest';
import type { LiveEntry } from './log.ts';
import { MOST_TOLD } from './messages.ts';
import { createStreams, MOST_OF_ONE, type OpenStream, type Reader } from './streams.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const position = { takenAt: 1_780_000_000_000, snapshot: '100:100:' };
let now = new Date(position.takenAt);
const reader = (userId: string, eventId?: string): Reader => ({
  id: userId,
  role: 'Volunteer',
  sessionId: `session of ${userId}`,
  eventId,
});
const ofEvent = (eventId: string): LiveEntry => ({
  ...({ kind: 'event', eventId, userId: null, payload: {} } as LiveEntry),
});
const ofNotice = (userId: string, notice: string): LiveEntry => ({
  ...({ kind: 'notice', eventId: null, userId, payload: { id: notice } } as LiveEntry),
});

/** A screen that keeps what it is told. */
function screen() {
  const told: string[] = [];
  let ended: string | undefined;
  const connection = {
    send: (text: string) => void told.push(text),
    end: (text: string) => {
      ended = text;
    },
  };
  const changes = () =>
    told
      .flatMap((text) => (/event: change\ndata: (.*)\n/.exec(text) ?? []).slice(1))
      .map((text) => JSON.parse(text) as { events: string[]; notices: string[] });
  return { connection, told, changes, ended: () => ended };
}

function open(streams: ReturnType<typeof createStreams>, who: Reader) {
  const stream = streams.add(who, position);
  const shown = screen();
  streams.begin(stream, shown.connection, 'hello\n\n');
  return { stream, ...shown };
}

describe('NT-03 who hears', () => {
  test('NT-03 of an event those who look at it, and nobody else', () => {
    const streams = createStreams(() => now);
    const [here, there, nowhere] = [
      open(streams, reader('aisha', id(1))),
      open(streams, reader('bilal', id(2))),
      open(streams, reader('sana')),
    ];
    streams.deliver([ofEvent(id(1))], position);
    expect(here.changes()).toEqual([{ notices: [], events: [id(1)] }]);
    expect([there.changes(), nowhere.changes()]).toEqual([[], []]);
  });

  test('NT-03 of a notice all screens of its person, and no one else’s', () => {
    const streams = createStreams(() => now);
    const own = [open(streams, reader('aisha', id(1))), open(streams, reader('aisha'))];
    const other = open(streams, reader('bilal', id(1)));
    streams.deliver([ofNotice('aisha', id(7))], position);
    for (const each of own) expect(each.changes()).toEqual([{ notices: [id(7)], events: [] }]);
    expect(other.changes()).toEqual([]);
  });

  test('NT-03 many changes are one message, each event once; too many are a word to read anew', () => {
    const streams = createStreams(() => now);
    const { changes, told } = open(streams, reader('aisha', id(1)));
    streams.deliver([ofEvent(id(1)), ofEvent(id(1)), ofNotice('aisha', id(7))], position);
    expect(changes()).toEqual([{ notices: [id(7)], events: [id(1)] }]);
    streams.deliver(
      Array.from({ length: MOST_TOLD + 1 }, () => ofEvent(id(1))),
      position,
    );
    expect(told.at(-1)).toContain('event: reload');
  });

  test('NT-03 whoever has gone hears nothing any more', () => {
    const streams = createStreams(() => now);
    const { stream, changes } = open(streams, reader('aisha', id(1)));
    streams.remove(stream);
    streams.deliver([ofEvent(id(1)), ofNotice('aisha', id(7))], position);
    expect(changes()).toEqual([]);
    expect(streams.all()).toEqual([]);
  });
});

describe('NT-03 while a stream is being opened', () => {
  test('NT-03 what happens is held, and told after the first words', () => {
    const streams = createStreams(() => now);
    const stream = streams.add(reader('aisha', id(1)), position);
    streams.deliver([ofEvent(id(1))], position);
    const { connection, told } = screen();
    streams.begin(stream, connection, 'hello\n\n');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^hello\n\n[\s\S]*event: change/);
    expect(stream.held).toEqual([]);
  });

  test('NT-03 one that was pushed out meanwhile ends at once', () => {
    const streams = createStreams(() => now);
    const stream = streams.add(reader('aisha'), position);
    for (let more = 0; more < MOST_OF_ONE; more++) open(streams, reader('aisha'));
    const { connection, ended } = screen();
    streams.begin(stream, connection, 'hello\n\n');
    expect(ended()).toBe('');
  });
});

describe('API4 how many', () => {
  test('API4 one screen too many of an account ends its oldest, and no one else’s', () => {
    const streams = createStreams(() => now);
    const other = open(streams, reader('bilal'));
    const own = Array.from({ length: MOST_OF_ONE }, () => open(streams, reader('aisha')));
    expect(own.map(({ ended }) => ended())).toEqual(own.map(() => undefined));
    open(streams, reader('aisha'));
    const [oldest, ...rest] = own.map(({ ended }) => ended());
    expect(oldest).toContain('event: enough');
    expect([...rest, other.ended()]).toEqual([...rest.map(() => undefined), undefined]);
    expect(streams.ofUser('aisha')).toHaveLength(MOST_OF_ONE);
  });
});

describe('NT-03 signs of life', () => {
  const beats = ({ told }: { told: string[] }) =>
    told.filter((text) => text.startsWith(':')).length;

  test('NT-03 each stream gets one in every 25 seconds, not all in the same one', () => {
    const streams = createStreams(() => now);
    const all = Array.from({ length: 3 }, (_, number) => open(streams, reader(`p${number}`)));
    const perSecond: number[] = [];
    for (let second = 0; second < 25; second++) {
      const before = all.map(beats);
      streams.beat(position);
      perSecond.push(all.filter((each, place) => beats(each) > (before[place] ?? 0)).length);
    }
    expect(all.map(beats)).toEqual([1, 1, 1]);
    expect(Math.max(...perSecond)).toBe(1);
  });

  test('NT-03 none before it is known where the log stands, and none to a stream that is not open yet', () => {
    const streams = createStreams(() => now);
    const { told } = open(streams, reader('aisha'));
    const waiting: OpenStream = streams.add(reader('bilal'), position);
    for (let second = 0; second < 25; second++) streams.beat(undefined);
    expect(told).toEqual(['hello\n\n']);
    for (let second = 0; second < 25; second++) streams.beat(position);
    expect(waiting.held).toEqual([]);
  });
});

test('RG-01 a right that is over ends the stream that listens by it, and nothing is told after it', () => {
  const streams = createStreams(() => now);
  const [helper, organiser] = [screen(), screen()];
  const until = new Date(now.getTime() + 1000);
  const stream = streams.add({ ...reader(id(1), id(9)), until }, position);
  streams.begin(stream, helper.connection, '');
  const always = streams.add({ ...reader(id(2), id(9)), role: 'Admin' }, position);
  streams.begin(always, organiser.connection, '');
  streams.deliver([ofEvent(id(9))], position);
  now = until;
  streams.deliver([ofEvent(id(9))], position);
  expect([helper.changes().length, organiser.changes().length]).toEqual([1, 2]);
  streams.beat(position);
  expect([helper.ended(), organiser.ended()]).toEqual(['', undefined]);
});
