/** Delivers messages to webhooks, one job for each try, and clears away what is old. */
import { limits } from '@saath/contract/limits';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { addJobs } from '../../../platform/job-adding.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { sendOutward } from '../../../platform/outward/send.ts';
import { webhookOffMail } from './emails.ts';
import { MOST_FAILING, nextTry, problemOf, secretOf, signedHeaders, waitsUntil } from './policy.ts';
import * as queries from './queries.ts';
import { isLocal, WEBHOOKS, type Webhooks } from './service.ts';

export type Deliveries = Webhooks & { readonly outbox: Outbox; readonly appUrl: URL };

/** Of an answer, kept for the log. */
const MOST_CHARACTERS = 1000;

type Outcome = Pick<queries.CallRow, 'status' | 'problem' | 'answer'>;

const isTaken = ({ status }: Outcome) => status !== null && status >= 200 && status <= 299;

/**
 * One try. What failed waits for the next one under the same id; a crash between the call and its note makes one try more.
 *
 * @param id of the message, as the job `webhooks` has it
 */
export async function deliverMessage(deliveries: Deliveries, id: string): Promise<void> {
  const { db, now } = deliveries;
  const message = await queries.findMessage(db, id);
  const webhook = message && (await queries.findWebhook(db, message.webhookId));
  if (!webhook || webhook.offAt || !message.nextAt) return;
  const lastAt = webhook.failingSince && (await queries.lastCallOf(db, webhook.id));
  const until =
    message.tries === 0 ? waitsUntil({ since: webhook.failingSince, lastAt }, now()) : undefined;
  if (until) return await inTransaction(db, async (tx) => await tryLater(tx, id, until));
  const at = now();
  const began = performance.now();
  const outcome = await callAt(deliveries, { webhook, message, at });
  const took = Math.round(performance.now() - began);
  await inTransaction(db, async (tx) => {
    await note(deliveries, tx, { messageId: id, at, took, ...outcome });
  });
  deliveries.outbox.wake();
}

type Calling = {
  readonly webhook: queries.WebhookRow;
  readonly message: queries.MessageRow;
  readonly at: Date;
};

async function callAt(
  deliveries: Deliveries,
  { webhook, message: { id, body }, at }: Calling,
): Promise<Outcome> {
  const headers = signedHeaders(secretOf(deliveries.signer, webhook.id), { id, at, body });
  try {
    const sent = { method: 'POST', headers, body, isLocal: isLocal(deliveries) };
    const { status, start } = await sendOutward(webhook.url, sent);
    // PostgreSQL keeps no zero bytes in a text.
    const answer = start.toString('utf8').replaceAll('\0', '').slice(0, MOST_CHARACTERS);
    return { status, problem: null, answer };
  } catch (error) {
    return { status: null, problem: problemOf(error), answer: '' };
  }
}

/** The webhook is held, so that of two calls that fail at once one alone switches it off. */
async function note(
  deliveries: Deliveries,
  tx: Tx,
  call: Omit<queries.CallRow, 'id'>,
): Promise<void> {
  const { messageId: id, at } = call;
  const message = await queries.findMessage(tx, id);
  const webhook = message && (await queries.lockWebhook(tx, message.webhookId));
  if (!webhook) return;
  await queries.insertCall(tx, { id: newId(), ...call });
  const tries = message.tries + 1;
  if (isTaken(call)) {
    await queries.updateMessage(tx, id, { tries, nextAt: null, deliveredAt: at });
    if (webhook.failingSince) await queries.updateWebhook(tx, webhook.id, { failingSince: null });
    return;
  }
  await queries.updateMessage(tx, id, { tries, nextAt: null });
  if (webhook.offAt) return;
  const failingSince = webhook.failingSince ?? at;
  if (at.getTime() - failingSince.getTime() >= MOST_FAILING)
    return await switchOff(deliveries, tx, { webhookId: webhook.id, at });
  await queries.updateWebhook(tx, webhook.id, { failingSince });
  const next = nextTry(tries, at);
  if (next) await tryLater(tx, id, next);
}

async function tryLater(tx: Tx, id: string, at: Date): Promise<void> {
  await queries.updateMessage(tx, id, { nextAt: at });
  await addJobs(tx, WEBHOOKS, [{ id, at }]);
}

async function switchOff(
  { outbox, appUrl }: Deliveries,
  tx: Tx,
  { webhookId, at }: { webhookId: string; at: Date },
): Promise<void> {
  await queries.updateWebhook(tx, webhookId, { offAt: at, offReason: 'failing' });
  await queries.settleWaiting(tx, webhookId);
  const maker = await queries.makerOf(tx, webhookId);
  if (!maker) return;
  const link = new URL('/admin/webhooks', appUrl).href;
  const mail = webhookOffMail(maker, { host: new URL(maker.url).host, link });
  await outbox.post(tx, { kind: 'webhook-off', to: maker.email, ...mail });
}

/** The log is kept for a month. */
export async function dropOldMessages({ db, now }: { db: Database; now: Clock }): Promise<void> {
  await queries.deleteOldMessages(db, new Date(now().getTime() - limits.webhook.kept));
}
