/** Webhooks: other software is told what happens here, by messages written in the transaction of what they tell (RG-04). */
import {
  kindOfAction,
  kindOfState,
  type MessageKind,
  type WebhookKind,
} from '@saath/contract/foundation/webhooks/rules';
import { limits } from '@saath/contract/limits';
import type { AuditAction } from '@saath/contract/office/audit-log/rules';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { addJobs } from '../../../platform/job-adding.ts';
import { lockUser } from '../../../platform/locks.ts';
import { mayBeSentTo, requireReachable } from '../../../platform/outward/send.ts';
import type { Signer } from '../../../platform/secrets.ts';
import { requireSession } from '../sessions/service.ts';
import { problemOf, secretOf } from './policy.ts';
import { bodyOf, eventData, placeData } from './present.ts';
import * as queries from './queries.ts';

/** The queue of the messages, by their ids. */
export const WEBHOOKS = 'webhooks';

export type Webhooks = {
  readonly db: Database;
  readonly now: Clock;
  readonly signer: Signer;
  readonly config: Pick<Config, 'mode' | 'pushToLocal'>;
};

/** Whether addresses in this network and without https will do: while developing, and in tests. */
export function isLocal({ config: { mode, pushToLocal } }: Pick<Webhooks, 'config'>): boolean {
  return mode === 'development' || pushToLocal;
}

/** Messages written by one statement. */
const AT_ONCE = 500;

type Telling = {
  readonly webhookId: string;
  readonly kind: MessageKind;
  readonly at: Date;
  readonly data: object;
};

async function write(tx: Tx, tellings: readonly Telling[]): Promise<void> {
  for (let from = 0; from < tellings.length; from += AT_ONCE) {
    const messages = tellings.slice(from, from + AT_ONCE).map((telling) => ({
      id: newId(),
      webhookId: telling.webhookId,
      kind: telling.kind,
      body: bodyOf(telling),
      at: telling.at,
      nextAt: telling.at,
    }));
    await queries.insertMessages(tx, messages);
    await addJobs(
      tx,
      WEBHOOKS,
      messages.map(({ id }) => ({ id })),
    );
  }
}

type Steps = {
  readonly eventId: string;
  readonly userIds: readonly string[];
  readonly to: ParticipationState;
  readonly at: Date;
};

/** Tells that people of an event have taken a step, after it is written. One short query where nobody listens. */
export async function tellOfSteps(tx: Tx, { to, ...steps }: Steps): Promise<void> {
  await tellOfPlaces(tx, { ...steps, kind: kindOfState[to] });
}

async function tellOfPlaces(
  tx: Tx,
  { eventId, userIds, kind, at }: Omit<Steps, 'to'> & { kind: WebhookKind },
): Promise<void> {
  const listeners = await queries.listenersOf(tx, [kind]);
  if (listeners.length === 0) return;
  const event = await queries.eventFacts(tx, eventId);
  if (!event) return;
  const withHours = kind === 'hours.written';
  const places = await queries.placeFacts(tx, { eventId, userIds, withHours });
  const tellings = places.flatMap((place) => {
    const data = placeData(event, place);
    return listeners.map(({ id }) => ({ webhookId: id, kind, at, data }));
  });
  await write(tx, tellings);
}

type Entry = {
  readonly action: AuditAction;
  readonly at: Date;
  readonly eventId?: string;
  readonly userId?: string;
  readonly details?: { readonly subject?: string | undefined };
};

/** Tells of a change that is written down in the log. Drafts are nobody's business yet. */
export async function tellOfEntry(tx: Tx, { action, at, eventId, userId, details }: Entry) {
  const kind = kindOfAction[action];
  if (!kind || !eventId) return;
  if (kind === 'hours.written') {
    if (userId) await tellOfPlaces(tx, { eventId, userIds: [userId], kind, at });
    return;
  }
  const listeners = await queries.listenersOf(tx, [kind]);
  if (listeners.length === 0) return;
  const event = await queries.eventFacts(tx, eventId);
  if (kind === 'event.changed' && !event?.publishedAt) return;
  const data = eventData(event ?? { id: eventId, title: details?.subject ?? '' });
  await write(
    tx,
    listeners.map(({ id }) => ({ webhookId: id, kind, at, data })),
  );
}

async function sendTest(tx: Tx, webhookId: string, at: Date): Promise<void> {
  await write(tx, [{ webhookId, kind: 'webhook.test', at, data: {} }]);
}

/** Those of all organisers, newest first. */
export async function listWebhooks({ db }: Pick<Webhooks, 'db'>): Promise<queries.WebhookRow[]> {
  return await queries.listWebhooks(db);
}

/** Who makes it or switches it on, and the session by which they do. */
type Maker = { readonly userId: string; readonly sessionId: string };

type Making = Maker & {
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
};

/**
 * @returns the secret, which is shown no more, and the row
 * @throws DomainError `webhooks.not_public`, `webhooks.private_address`, `webhooks.unknown_host`, `webhooks.too_many`,
 *   `accounts.not_allowed`, `accounts.sign_in_needed`
 */
export async function makeWebhook(webhooks: Webhooks, { url, kinds, ...maker }: Making) {
  await requireGoodAddress(url, isLocal(webhooks));
  const { db, now, signer } = webhooks;
  const id = newId();
  const at = now();
  return await inTransaction(db, async (tx) => {
    // Two that are made at once are counted one after the other; whoever lost the role meanwhile makes none.
    await lockOrganiser(tx, maker);
    const { userId } = maker;
    if ((await queries.countWebhooksOf(tx, userId)) >= limits.webhook.max)
      throw new DomainError('webhooks.too_many');
    const row = { id, userId, url, kinds: [...new Set(kinds)], createdAt: at };
    await queries.insertWebhook(tx, row);
    await sendTest(tx, id, at);
    const made = await queries.findWebhook(tx, id);
    if (!made) throw new Error('The webhook that was just made is not there');
    return { secret: secretOf(signer, id), row: made };
  });
}

async function lockOrganiser(tx: Tx, { userId, sessionId }: Maker): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user?.role !== 'Admin') throw new DomainError('accounts.not_allowed');
  await requireSession(tx, sessionId);
}

/** A name that cannot be looked up at the moment may be one tomorrow: then the first messages wait. */
async function requireGoodAddress(url: string, mayBeLocal: boolean): Promise<void> {
  if (!mayBeSentTo(url, { isLocal: mayBeLocal })) throw new DomainError('webhooks.not_public');
  try {
    await requireReachable(url, { isLocal: mayBeLocal });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === 'private_address') throw new DomainError('webhooks.private_address');
    if (problem === 'unknown_host') throw new DomainError('webhooks.unknown_host');
  }
}

/** With what was sent to it. @throws DomainError `webhooks.gone` */
export async function endWebhook({ db }: Pick<Webhooks, 'db'>, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await queries.deleteWebhook(tx, id))) throw new DomainError('webhooks.gone');
  });
}

/** Whoever switches it on answers for it. @throws DomainError `webhooks.gone`, `accounts.not_allowed`, `accounts.sign_in_needed` */
export async function startWebhook(
  { db, now }: Pick<Webhooks, 'db' | 'now'>,
  { id, ...maker }: Maker & { id: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOrganiser(tx, maker);
    const on = { userId: maker.userId, offAt: null, offReason: null, failingSince: null };
    if (!(await queries.updateWebhook(tx, id, on))) throw new DomainError('webhooks.gone');
    await sendTest(tx, id, now());
  });
}

/** The latest messages of a webhook with their calls. @throws DomainError `webhooks.gone` */
export async function readMessages({ db }: Pick<Webhooks, 'db'>, webhookId: string) {
  if (!(await queries.findWebhook(db, webhookId))) throw new DomainError('webhooks.gone');
  const messages = await queries.listMessages(db, { webhookId, limit: limits.webhook.shown });
  const calls = await queries.listCalls(
    db,
    messages.map(({ id }) => id),
  );
  return { messages, calls };
}

/** Sends a message once more, whatever became of it; receivers know it by its id. @throws DomainError `webhooks.message_gone`, `webhooks.is_off` */
export async function sendAgain(
  { db, now }: Pick<Webhooks, 'db' | 'now'>,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const message = await queries.findMessage(tx, id);
    const webhook = message && (await queries.findWebhook(tx, message.webhookId));
    if (!webhook) throw new DomainError('webhooks.message_gone');
    if (webhook.offAt) throw new DomainError('webhooks.is_off');
    // As if it had been tried before, so that it does not wait for others.
    await queries.updateMessage(tx, id, { tries: 1, nextAt: now(), deliveredAt: null });
    await addJobs(tx, WEBHOOKS, [{ id }]);
  });
}
