/** Sends to devices through the push services of their browsers (RFC 8030), encrypted for the browser alone (RFC 8291). */
import http from 'node:http';
import https from 'node:https';
import webPush, { type VapidKeys } from 'web-push';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { secretNamed } from '../secrets.ts';
import { isPublicUrl, publicLookup } from './public-host.ts';

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

/** Milliseconds for all of one message. */
const LONGEST = 10_000;
/** Nothing in an answer is of interest beyond its status. */
const MOST_BYTES = 16_384;

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
  const isReachable = (endpoint: string) =>
    isLocal ? URL.canParse(endpoint) : isPublicUrl(endpoint);

  return {
    publicKey: keys.publicKey,
    isReachable,
    async deliver({ endpoint, p256dh, auth }, { text, life, isUrgent }) {
      if (!isReachable(endpoint)) throw new Error('An address that is not public');
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contact, ...keys },
        TTL: life,
        urgency: isUrgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      });
      const { method, headers, body } = details;
      const target = new URL(endpoint);
      const request = { method, headers, signal: AbortSignal.timeout(LONGEST) };
      const status = await statusOf(
        target.protocol === 'http:'
          ? http.request(target, request)
          : https.request(target, {
              ...request,
              agent: secure,
              ...(!isLocal && { lookup: publicLookup }),
            }),
        body,
      );
      if (status === 404 || status === 410) return 'gone';
      // A redirect is an answer like any other: it is not followed.
      if (status < 200 || status > 299)
        throw Object.assign(new Error('Not taken'), { code: `PUSH_${status}` });
      return 'taken';
    },
    close: () => secure.destroy(),
  };
}

async function statusOf(request: http.ClientRequest, body: Buffer | null): Promise<number> {
  return await new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      let bytes = 0;
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MOST_BYTES) response.destroy();
      });
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    request.end(body ?? undefined);
  });
}
