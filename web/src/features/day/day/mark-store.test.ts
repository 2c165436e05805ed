/** What is pressed on the day, in the browser's own database. */
import type { MarkResult } from '@saath/contract/day/check-in/schema';
import { beforeEach, expect, it, vi } from 'vitest';
import { inBrowserStore, unsentMarks } from '../../../lib/browser-store.ts';
import { CallError } from '../../../lib/call-error.ts';
import { fakeDatabase } from '../../../testing/fake-database.ts';
import { createMarkQueue } from './mark-queue.ts';
import { type DayList, deviceStore, type StoredMark } from './mark-store.ts';

const device = fakeDatabase();
const onDevice = () => device.rows('saath-day', 'marks');

/** Pressed in the given second; ids say nothing of the order. */
const mark = (id: string, second: number, change: Partial<StoredMark> = {}): StoredMark => ({
  ...{ id, eventId: 'event', organiserId: 'omar', participationId: `place of ${id}` },
  ...{ from: 'confirmed', to: 'checked_in', at: `2026-12-05T09:00:0${second}.000Z` },
  ...{ isUndo: false, arrivedAt: null, leftAt: null },
  ...{ reason: '', clashReason: '', addPlace: false },
  ...change,
});
const idsOf = (marks: readonly { id?: unknown }[]) => marks.map(({ id }) => id);

let isOnline: boolean;
let sent: string[][];
beforeEach(() => {
  isOnline = true;
  sent = [];
});

/** The page of an organiser, opened anew. */
function page(organiserId = 'omar') {
  const results: MarkResult[] = [];
  const queue = createMarkQueue({
    organiserId,
    store: deviceStore,
    async send(_list: DayList, marks) {
      if (!isOnline) throw new CallError('', { status: 0, code: 'network' });
      sent.push(marks.map(({ id }) => id));
      return marks.map(({ id }) => ({
        id,
        outcome: 'done',
        code: null,
        message: '',
        person: null,
      }));
    },
    onResults: async (_list, given) => void results.push(...given),
    onClosed: () => {},
  });
  return { queue, results };
}

it('DY-06 marks come back in the order in which they were pressed, not in that of their ids', async () => {
  await deviceStore.add([mark('c', 1), mark('a', 3)]);
  await deviceStore.add([mark('b', 2)]);
  expect(idsOf(await deviceStore.all())).toEqual(['c', 'b', 'a']);
});

it('DY-06 a mark that is kept again is kept once, as it was last', async () => {
  await deviceStore.add([mark('a', 1)]);
  await deviceStore.add([mark('a', 1, { addPlace: true })]);
  expect(await deviceStore.all()).toMatchObject([{ id: 'a', addPlace: true }]);
});

it('DY-06 only what the server has taken leaves the device', async () => {
  await deviceStore.add([mark('a', 1), mark('b', 2), mark('c', 3)]);
  await deviceStore.remove(['a', 'c', 'unknown']);
  expect(idsOf(onDevice())).toEqual(['b']);
});

it('DY-06 ASVS 14.3.3 no reason stays on the device: it is about somebody', async () => {
  await deviceStore.add([
    mark('a', 1, { reason: 'She was ill', clashReason: 'Danish has a place elsewhere' }),
  ]);
  expect(onDevice()).toMatchObject([{ id: 'a', reason: '', clashReason: '' }]);
  expect(JSON.stringify(onDevice())).not.toMatch(/ill|Danish/);
});

it('DY-06 what waited on a device is sent by the page that opens next, oldest first, and is gone then', async () => {
  isOnline = false;
  const { queue } = page();
  await queue.press([mark('z', 1)]);
  await queue.press([mark('m', 2)]);
  await queue.press([mark('a', 3)]);
  queue.stop();
  expect(idsOf(onDevice())).toEqual(expect.arrayContaining(['a', 'm', 'z']));
  isOnline = true;
  const next = page();
  await next.queue.start();
  expect(sent).toEqual([['z', 'm', 'a']]);
  expect(idsOf(next.results)).toEqual(['z', 'm', 'a']);
  expect(onDevice()).toEqual([]);
});

it('DY-06 what was left behind goes before what is pressed while it is still being read', async () => {
  await deviceStore.add([mark('z', 1)]);
  isOnline = false;
  const { queue } = page();
  const started = queue.start();
  await queue.press([mark('a', 5)]);
  await started;
  queue.stop();
  expect(idsOf(queue.state().marks)).toEqual(['z', 'a']);
  isOnline = true;
  await queue.flush();
  expect(sent).toEqual([['z', 'a']]);
});

it('DY-06 what is pressed before the device was read is sent once, though it is found there too', async () => {
  isOnline = false;
  const { queue } = page();
  await queue.press([mark('a', 1)]);
  await queue.start();
  queue.stop();
  expect(idsOf(queue.state().marks)).toEqual(['a']);
});

it('DY-06 two people at one device: each sends their own, and leaves that of the other', async () => {
  await deviceStore.add([mark('a', 1), mark('b', 2, { organiserId: 'hira' })]);
  vi.useFakeTimers({ now: new Date('2026-12-05T10:00:00Z'), toFake: ['Date'] });
  await page('hira').queue.start();
  vi.useRealTimers();
  expect(sent).toEqual([['b']]);
  expect(idsOf(onDevice())).toEqual(['a']);
});

it('DY-06 a device without room keeps nothing of a press, says so, and what it kept before stays', async () => {
  isOnline = false;
  const { queue } = page();
  await queue.press([mark('a', 1)]);
  expect(queue.state().isKept).toBe(true);
  device.breaks('keeping');
  await queue.press([mark('b', 2), mark('c', 3)]);
  queue.stop();
  expect(queue.state().isKept).toBe(false);
  expect(idsOf(onDevice())).toEqual(['a']);
  expect(idsOf(queue.state().marks)).toEqual(['a', 'b', 'c']);
  isOnline = true;
  await queue.flush();
  expect(sent).toEqual([['a', 'b', 'c']]);
});

it('DY-06 where the browser forbids its database the page says so at once, and sends all the same', async () => {
  device.breaks('opening');
  const { queue } = page();
  await queue.start();
  expect(queue.state()).toMatchObject({ isRead: true, isKept: false });
  await queue.press([mark('a', 1)]);
  expect(sent).toEqual([['a']]);
  await expect(deviceStore.all()).rejects.toThrow('Nothing may be kept here.');
});

it('DY-06 a browser without a database of its own is not waited for', () => {
  expect(deviceStore.isThere()).toBe(true);
  vi.stubGlobal('indexedDB', undefined);
  expect(deviceStore.isThere()).toBe(false);
});

it('DY-06 no connection to the database stays open, also where reading or writing fails', async () => {
  await deviceStore.add([mark('a', 1)]);
  await deviceStore.all();
  expect(device.open()).toBe(0);
  const broken = inBrowserStore(unsentMarks, 'readonly', () => {
    throw new Error('no such thing');
  });
  await expect(broken).rejects.toThrow('no such thing');
  device.breaks('keeping');
  await expect(deviceStore.remove(['a'])).rejects.toThrow('There is no room.');
  expect(device.open()).toBe(0);
});
