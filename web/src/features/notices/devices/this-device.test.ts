/** This browser as a device: what it can do, and what is asked of it and of the server. */
import {
  addDevice,
  getDeviceKey,
  keepDevice,
  removeDevice,
} from '@saath/contract/notices/devices/endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { lookAtDevice, switchOff, switchOn } from './this-device.ts';

const server = fakeServer();

const endpoint = 'https://push.example.org/a';

/** A browser with push; `subscribed`: it has an address already. */
function browser(given: { permission?: string; asked?: string; subscribed?: boolean } = {}) {
  const { permission = 'granted', asked = permission, subscribed = true } = given;
  const steps: string[] = [];
  const subscription = {
    endpoint,
    unsubscribe: async () => steps.push('unsubscribe') > 0,
    toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
  };
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      steps.push(`subscribe ${applicationServerKey.join()}`);
      return subscription;
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => asked });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async (worker: string) => steps.push(`register ${worker}`),
      getRegistration: async () => ({ pushManager }),
      ready: Promise.resolve({ pushManager }),
    },
  });
  return steps;
}

describe('NT-02 what holds for this browser', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'unsupported'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'homeScreen'],
    // An iPad says that it is a Mac.
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'homeScreen'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'unsupported'],
  ])('NT-02 without push, as %s with %d touches: %s', async (userAgent, maxTouchPoints, state) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
    expect(await lookAtDevice()).toBe(state);
    expect(server.asked()).toEqual([]);
  });

  it('NT-02 a no in the browser stays a no, and the server is not asked', async () => {
    browser({ permission: 'denied' });
    expect(await lookAtDevice()).toBe('blocked');
    browser({ permission: 'default' });
    expect(await lookAtDevice()).toBe('off');
    browser({ subscribed: false });
    expect(await lookAtDevice()).toBe('off');
    expect(server.asked()).toEqual([]);
  });

  it('NT-02 with an address the server says whether news comes to it', async () => {
    browser();
    server.on(keepDevice, { isOn: true });
    expect(await lookAtDevice()).toBe('on');
    server.on(keepDevice, { isOn: false });
    expect(await lookAtDevice()).toBe('off');
    const once = { path: '/api/device/keep', body: { endpoint } };
    expect(server.sent(keepDevice)).toEqual([once, once]);
  });
});

describe('NT-02 switching news on and off', () => {
  beforeEach(() => {
    server.on(getDeviceKey, { publicKey: 'AQL-_w' });
    server.on(addDevice, { message: 'News comes here.' });
    server.on(removeDevice, { message: 'No news comes here.' });
  });

  it('NT-02 who says no in the browser is left alone', async () => {
    browser({ permission: 'default', asked: 'denied' });
    expect(await switchOn()).toEqual({ state: 'blocked' });
    browser({ permission: 'default', asked: 'default' });
    expect(await switchOn()).toEqual({ state: 'off' });
    expect(server.asked()).toEqual([]);
  });

  it('NT-02 an address made before, for whomever, is given up for one with the key of this site', async () => {
    const steps = browser();
    expect(await switchOn()).toMatchObject({ message: 'News comes here.' });
    expect(steps).toEqual(['register /sw.js', 'unsubscribe', 'subscribe 1,2,254,255']);
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    expect(server.asked().at(-1)).toBe('POST /api/device');
    expect(server.sent(addDevice)).toEqual([{ path: '/api/device', body: { endpoint, keys } }]);
  });

  it('NT-02 the server forgets the address first, so that nothing is lost if it cannot be reached', async () => {
    const steps = browser();
    expect(await switchOff()).toMatchObject({ message: 'No news comes here.' });
    const body = { endpoint };
    expect(server.sent(removeDevice)).toEqual([{ path: '/api/device/remove', body }]);
    expect(steps).toEqual(['unsubscribe']);
    server.refuse(removeDevice, 'We are very busy right now.', { status: 503 });
    const others = browser();
    await expect(switchOff()).rejects.toThrow('very busy');
    expect(others).toEqual([]);
  });

  it('NT-02 without an address there is nothing to switch off', async () => {
    browser({ subscribed: false });
    expect((await switchOff()).message).not.toBe('');
    expect(server.asked()).toEqual([]);
  });
});
