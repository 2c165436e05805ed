/** The service worker's part for the day, as browsers run it: a script with a few globals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../../testing/fake-caches.ts';
import { fakeDatabase } from '../../../testing/fake-database.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { deviceStore } from './mark-store.ts';

const code = readFileSync(join(import.meta.dirname, '../../../../public/sw-day.js'), 'utf8');
const { origin } = window.location;
const event = idOf('event');
const page = `/admin/event/${event}/day`;

const cache = fakeCaches();
const device = fakeDatabase();
type Asked = { request: { url: string; mode: string }; respondWith: (answer: unknown) => void };
let listeners: Record<string, (event: Asked) => void>;
const fetched = vi.fn(async (_request: unknown) => new Response('from the network'));

beforeEach(() => {
  listeners = {};
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  const self = {
    addEventListener: (name: string, listener: (event: Asked) => void) => {
      listeners[name] = listener;
    },
    location: { origin },
    crypto,
  };
  new Function('self', 'caches', 'indexedDB', 'fetch', code)(self, caches, indexedDB, fetched);
});

/** @returns the worker's answer; undefined where it leaves the request to the browser */
async function asked(address: string, mode = 'navigate'): Promise<Response | undefined> {
  let answer: unknown;
  const request = { url: new URL(address, origin).href, mode };
  const respondWith = (given: unknown) => {
    answer = given;
  };
  listeners.fetch?.({ request, respondWith });
  return (await answer) as Response | undefined;
}
const textOf = async (answer: Response | undefined) => (await answer?.text()) ?? '';

it.each([page, `/volunteer/door/${event}`, `/volunteer/event/${event}/role/${idOf('role')}/day`])(
  'D17 without a network a list of the day opens as it was put by: %s',
  async (path) => {
    cache.keep('saath-day', path, 'the page');
    expect(await textOf(await asked(`${path}?show=on-site`))).toBe('the page');
  },
);

it('D17 what such a page is made of is there too, and what is not there fails as it would', async () => {
  cache.keep('saath-day', '/assets/day.js', 'the script');
  expect(await textOf(await asked('/assets/day.js', 'no-cors'))).toBe('the script');
  await expect(asked('/assets/other.js', 'no-cors')).rejects.toThrow('Failed to fetch');
});

it('D17 while there is a network the page is that of the server, not the one that was put by', async () => {
  fetched.mockResolvedValue(new Response('from the network'));
  cache.keep('saath-day', page, 'the page');
  expect(await textOf(await asked(page))).toBe('from the network');
});

it.each([
  ['another page', `/admin/event/${event}`, 'navigate'],
  ['the list itself', `/api/event/${event}/day`, 'cors'],
  ['a picture', '/media/face.png', 'no-cors'],
  ['what another site has under such an address', 'https://tiles.example/assets/map.js', 'cors'],
  ['a day that is asked for by a script', page, 'cors'],
  ['what only looks like a day', `/admin/event/${event}/day/more`, 'navigate'],
])('D17 it keeps out of all else: %s', async (_, address, mode) => {
  cache.keep('saath-day', page, 'the page');
  expect(await asked(address, mode)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

const mark = (id: string) => ({
  ...{ id, eventId: event, organiserId: 'omar', participationId: 'place' },
  ...({ from: 'confirmed', to: 'checked_in', at: '2026-12-05T09:00:00.000Z' } as const),
  ...{ isUndo: false, arrivedAt: null, leftAt: null, reason: '', clashReason: '' },
  addPlace: false,
});

it('DY-06 D17 where no page was put by, one of ours says how many presses wait on this device, in both languages', async () => {
  await deviceStore.add(['a', 'b', 'c'].map(mark));
  const answer = await asked(page);
  const text = await textOf(answer);
  expect(text).toContain('Waiting to be sent (3). They are kept on this device.');
  expect(text).toMatch(/lang="ur" dir="rtl">.*\(3\)/s);
  expect(device.open()).toBe(0);
  // What it says is of this moment.
  expect(answer?.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['keeps nothing that waits', () => {}],
  ['forbids its database', () => device.breaks('opening')],
])('DY-06 D17 on a device that %s it says that everything was sent', async (_, given) => {
  given();
  const text = await textOf(await asked(page));
  expect(text).toContain('Everything you recorded has been sent.');
  expect(text).not.toContain('Waiting');
});

it('D17 ASVS 3.4.3 that page runs its own script and no other: its policy names it by a number used once', async () => {
  const [first, second] = [await asked(page), await asked(page)];
  const policy = first?.headers.get('content-security-policy') ?? '';
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain("default-src 'none'");
  expect(await textOf(first)).toContain(`<script nonce="${nonce}">`);
  expect(second?.headers.get('content-security-policy')).not.toBe(policy);
});
