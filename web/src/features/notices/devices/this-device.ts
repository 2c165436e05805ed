/** This browser as a device that is told of news, also while no page is open. */

import {
  addDevice,
  getDeviceKey,
  keepDevice,
  removeDevice,
} from '@saath/contract/notices/devices/endpoints';
import { deviceMessages } from '@saath/contract/notices/devices/messages';
import { call } from '../../../lib/call.ts';
import { spoken } from '../../../lib/spoken.ts';

/**
 * `homeScreen`: only from the home screen it can be asked (iPhone, iPad); `blocked`: the person said no in the browser;
 * `unsupported`: this browser never can.
 */
export type DeviceState = 'unsupported' | 'homeScreen' | 'blocked' | 'off' | 'on';

const WORKER = '/sw.js';

/** Looks what holds, and ties the device to this session, so that logging out ends it. */
export async function lookAtDevice(): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isIosBrowser() ? 'homeScreen' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await ownSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  const { isOn } = await call(keepDevice, { body: { endpoint: subscription.endpoint } });
  return isOn ? 'on' : 'off';
}

/**
 * Asks the person and the browser. A press must have come before: browsers ask nobody out of the blue.
 *
 * @returns the server's message, or the state when the person does not allow it
 */
export async function switchOn(): Promise<{ message: string } | { state: 'blocked' | 'off' }> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { state: permission === 'denied' ? 'blocked' : 'off' };
  const { publicKey } = await call(getDeviceKey, {});
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // An address that was made for another key, or for somebody before, takes nothing from us any more.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return await call(addDevice, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
}

/** @returns the server's message */
export async function switchOff(): Promise<{ message: string }> {
  const subscription = await ownSubscription();
  if (!subscription) return { message: spoken(deviceMessages, 'off') };
  const { message } = await call(removeDevice, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return { message };
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Browsers of iPhones and iPads have no push; the same site on their home screen has. */
function isIosBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac; Macs have no screens to touch.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
