/** How messages to webhooks are signed, when they are tried again, and what stood in their way. */
import { createHmac } from 'node:crypto';
import { type CallProblem, WEBHOOK_SECRET_PREFIX } from '@saath/contract/foundation/webhooks/rules';
import type { Signer } from '../../../platform/secrets.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After each try that failed. Together they are a little more than a day. */
const pauses = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  8 * HOUR,
  10 * HOUR,
] as const;

/** An address that took nothing for so long is sent nothing any more. */
export const MOST_FAILING = 24 * HOUR;

/**
 * When a message is tried again.
 *
 * @param tries that have failed, from 1 on
 * @returns undefined after the last one
 */
export function nextTry(tries: number, at: Date): Date | undefined {
  const pause = pauses[tries - 1];
  return pause === undefined ? undefined : new Date(at.getTime() + pause);
}

/**
 * While an address fails, one message in a minute is tried there, so that a slow one does not keep the messages of the
 * others from theirs. The longer it fails, the longer the others wait.
 *
 * @returns until when another message waits; undefined when it need not
 */
export function waitsUntil(
  failing: { readonly since: Date | null; readonly lastAt: Date | null },
  at: Date,
): Date | undefined {
  const { since, lastAt } = failing;
  if (!since || !lastAt) return undefined;
  const pause = Math.min(Math.max((at.getTime() - since.getTime()) / 4, MINUTE), 2 * HOUR);
  const until = new Date(lastAt.getTime() + pause);
  return until > at ? until : undefined;
}

/** The secret of a webhook: 32 bytes that only this installation can make, so that they are kept nowhere. */
export function secretOf(signer: Signer, webhookId: string): string {
  const bytes = Buffer.from(signer.sign('webhook', webhookId), 'base64url');
  return `${WEBHOOK_SECRET_PREFIX}${bytes.toString('base64')}`;
}

export type Letter = { readonly id: string; readonly at: Date; readonly body: string };

/** The headers of Standard Webhooks (standardwebhooks.com), version 1: HMAC-SHA-256 over id, moment and body. */
export function signedHeaders(secret: string, { id, at, body }: Letter) {
  const timestamp = Math.floor(at.getTime() / SECOND);
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Saath-Webhook/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}

const problems: Readonly<Record<string, CallProblem>> = {
  ENOTPUBLIC: 'private_address',
  ENOTFOUND: 'unknown_host',
  ABORT_ERR: 'too_slow',
};

/** What an error of a request means to whoever gave the address. */
export function problemOf(error: unknown): CallProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SSL|TLS|SELF_SIGNED|VERIFY/.test(code)) return 'certificate';
  return problems[code] ?? 'unreachable';
}
