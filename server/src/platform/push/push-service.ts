/** Sends to devices through the push services of their browsers (RFC 8030), encrypted for the browser alone (RFC 8291). */
import https from 'node:https';
import webPush, { type VapidKeys } from 'web-push';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { mayBeSentTo, sendOutward } from '../outward/send.ts';
import { secretNamed } from '../secrets.ts';

export type PushDevice = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type PushMessage = {
  /** What the browser's service worker gets. */
  readonly text: string;
  /** Seconds for which the push service keeps it for a device that is off. */
  readonly life: number;
  /** Wakes a phone that saves its battery. */
  readonly isUrgent: boolean;
};

export type PushService = {
  /** With it browsers make addresses that take messages from us alone (RFC 8292). */
  readonly publicKey: string;
  /** Whether we would send to this address at all. */
  readonly isReachable: (endpoint: string) => boolean;
  /**
   * @returns `gone` when the device does not want to be told any more
   * @throws Error for everything else, which may be tried again
   */
  readonly deliver: (device: PushDevice, message: PushMessage) => Promise<'taken' | 'gone'>;
  readonly close: () => void;
};

/** @param config `pushToLocal`: plain http and hosts of this network will do; for tests */
export async function openPushService(
  db: Database,
  { appUrl, mailFrom, pushToLocal: isLocal }: Config,
): Promise<PushService> {
  // Operators of push services write to the site, or, where only this machine knows it, to the address of our mails.
  const contact = appUrl.protocol === 'https:' ? appUrl.href : `mailto:${mailFrom}`;
  const kept = await secretNamed(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
  const keys = JSON.parse(kept) as VapidKeys;
  const secure = new https.Agent({ keepAlive: true, maxSockets: 20 });
  const isReachable = (endpoint: string) => mayBeSentTo(endpoint, { isLocal });

  return {
    publicKey: keys.publicKey,
    isReachable,
    async deliver({ endpoint, p256dh, auth }, { text, life, isUrgent }) {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contact, ...keys },
        TTL: life,
        urgency: isUrgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      });
      const { method, headers, body } = details;
      const sent = { method, headers, body, agent: secure, isLocal };
      const { status } = await sendOutward(endpoint, sent);
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status > 299)
        throw Object.assign(new Error('Not taken'), { code: `PUSH_${status}` });
      return 'taken';
    },
    close: () => secure.destroy(),
  };
}
