/** The service worker as browsers run it: a script with a few globals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../../../../public/sw.js'), 'utf8');
const origin = 'https://saath.example';

type Happening = { waitUntil: (work: Promise<unknown>) => void } & Record<string, unknown>;
let listeners: Record<string, (event: Happening) => void>;
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => {});
let windows: { url: string; focus: () => Promise<void> }[];

beforeEach(() => {
  vi.clearAllMocks();
  listeners = {};
  windows = [];
  const self = {
    addEventListener: (name: string, listener: (event: Happening) => void) => {
      listeners[name] = listener;
    },
    registration: { showNotification },
    location: { origin },
  };
  const clients = { matchAll: async () => windows, openWindow };
  // What others add has tests of its own.
  const importScripts = () => {};
  new Function('self', 'clients', 'importScripts', code)(self, clients, importScripts);
});

async function happens(name: string, event: Record<string, unknown>) {
  const work: Promise<unknown>[] = [];
  listeners[name]?.({ ...event, waitUntil: (each) => void work.push(each) });
  await Promise.all(work);
}

it('NT-02 EC-06 shows what was sent, in its language and direction', async () => {
  const message = { id: 'n1', title: 'منسوخ', link: '/event/1', language: 'ur', direction: 'rtl' };
  await happens('push', { data: { json: () => message } });
  expect(showNotification).toHaveBeenCalledWith(
    'منسوخ',
    expect.objectContaining({ tag: 'n1', lang: 'ur', dir: 'rtl', data: { link: '/event/1' } }),
  );
});

it.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('?') }],
])('NT-02 with %s it shows something all the same', async (_, data) => {
  await happens('push', { data });
  expect(showNotification).toHaveBeenCalledTimes(1);
});

const pressed = (link: string) => ({ notification: { close: vi.fn(), data: { link } } });

it('NT-02 a press brings the window that shows it to the front', async () => {
  const focus = vi.fn(async () => {});
  windows = [
    { url: `${origin}/`, focus: vi.fn() },
    { url: `${origin}/event/1`, focus },
  ];
  const event = pressed('/event/1');
  await happens('notificationclick', event);
  expect(focus).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
  expect(event.notification.close).toHaveBeenCalled();
});

it('NT-02 or opens one, of this site alone', async () => {
  await happens('notificationclick', pressed('/event/2'));
  await happens('notificationclick', pressed('https://elsewhere.example/'));
  expect(openWindow.mock.calls).toEqual([[`${origin}/event/2`], [origin]]);
});
