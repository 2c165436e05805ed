/** SQL of webhooks. */
import type {
  CallProblem,
  MessageKind,
  OffReason,
  WebhookKind,
} from '@saath/contract/foundation/webhooks/rules';
import type { Language } from '@saath/contract/language';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type WebhookRow = {
  readonly id: string;
  readonly url: string;
  readonly kinds: WebhookKind[];
  readonly userId: string;
  readonly makerName: string;
  readonly createdAt: Date;
  readonly failingSince: Date | null;
  readonly offAt: Date | null;
  readonly offReason: OffReason | null;
};

function shown(db: Database) {
  return db
    .selectFrom('webhook')
    .innerJoin('appUser', 'appUser.id', 'webhook.userId')
    .selectAll('webhook')
    .select('appUser.name as makerName');
}

/** Newest first. */
export async function listWebhooks(db: Database): Promise<WebhookRow[]> {
  return await shown(db).orderBy('webhook.createdAt', 'desc').orderBy('webhook.id').execute();
}

export async function findWebhook(db: Database, id: string): Promise<WebhookRow | undefined> {
  return await shown(db).where('webhook.id', '=', id).executeTakeFirst();
}

/** Whom its mails go to. */
export async function makerOf(
  tx: Tx,
  id: string,
): Promise<{ name: string; email: string; language: Language; url: string } | undefined> {
  return await tx
    .selectFrom('webhook')
    .innerJoin('appUser', 'appUser.id', 'webhook.userId')
    .select(['appUser.name', 'appUser.email', 'appUser.language', 'webhook.url'])
    .where('webhook.id', '=', id)
    .executeTakeFirst();
}

/** So that of two calls that fail at once one switches it off. */
export async function lockWebhook(tx: Tx, id: string) {
  const row = tx.selectFrom('webhook').selectAll().where('id', '=', id);
  return await row.forUpdate().executeTakeFirst();
}

export async function countWebhooksOf(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('webhook')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertWebhook(tx: Tx, row: Insertable<Tables['webhook']>): Promise<void> {
  await tx.insertInto('webhook').values(row).execute();
}

type Change = Partial<Pick<WebhookRow, 'userId' | 'failingSince' | 'offAt' | 'offReason'>>;

/** @returns whether there is such a webhook */
export async function updateWebhook(tx: Tx, id: string, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** With all that was sent to it. @returns whether there was such a webhook */
export async function deleteWebhook(tx: Tx, id: string): Promise<boolean> {
  await tx.deleteFrom('webhookMessage').where('webhookId', '=', id).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('webhook')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Those of somebody who is no organiser any more. */
export async function deleteWebhooksOf(tx: Tx, userId: string): Promise<void> {
  const own = tx.selectFrom('webhook').select('id').where('userId', '=', userId);
  await tx.deleteFrom('webhookMessage').where('webhookId', 'in', own).execute();
  await tx.deleteFrom('webhook').where('userId', '=', userId).execute();
}

/** Nothing is sent until an organiser switches it on. */
export async function stopWebhooksOf(
  tx: Tx,
  { userId, at, reason }: { userId: string; at: Date; reason: OffReason },
): Promise<void> {
  const rows = tx.updateTable('webhook').set({ offAt: at, offReason: reason });
  const stopped = await rows
    .where('userId', '=', userId)
    .where('offAt', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of stopped) await settleWaiting(tx, id);
}

/** What waits for another try is not tried any more. */
export async function settleWaiting(tx: Tx, webhookId: string): Promise<void> {
  const waiting = tx.updateTable('webhookMessage').set({ nextAt: null });
  await waiting.where('webhookId', '=', webhookId).where('nextAt', 'is not', null).execute();
}

/** The webhooks that are on and want to be told of one of the kinds. */
export async function listenersOf(
  tx: Tx,
  kinds: readonly WebhookKind[],
): Promise<{ readonly id: string; readonly kinds: WebhookKind[] }[]> {
  return await tx
    .selectFrom('webhook')
    .select(['id', 'kinds'])
    .where('offAt', 'is', null)
    .where(sql<boolean>`kinds && ${kinds}::text[]`)
    .execute();
}

/** Whether there is any, as a part of another statement. */
export function isListenedTo(kind: WebhookKind) {
  return sql<boolean>`exists (
    select from webhook where webhook.off_at is null and webhook.kinds && ${[kind]}::text[]
  )`;
}

export type PlaceFacts = {
  readonly id: string;
  readonly userId: string;
  readonly state: ParticipationState;
  readonly startTime: Date | null;
  readonly endTime: Date | null;
  readonly checkedInAt: Date | null;
  readonly checkedOutAt: Date | null;
  readonly roleId: string | null;
  readonly roleName: string | null;
  readonly minutes: number | null;
};

/** What is told of places of an event; hours only `withHours`, which are added up otherwise. */
export async function placeFacts(
  tx: Tx,
  {
    eventId,
    userIds,
    withHours,
  }: { eventId: string; userIds: readonly string[]; withHours: boolean },
): Promise<PlaceFacts[]> {
  const minutes = withHours
    ? sql<
        number | null
      >`(select minutes from hours_ledger where participation_id = participation.id)`
    : sql<number | null>`null::integer`;
  return await tx
    .selectFrom('participation')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select([
      'participation.id',
      'participation.userId',
      'participation.state',
      'participation.startTime',
      'participation.endTime',
      'participation.checkedInAt',
      'participation.checkedOutAt',
      'participation.roleId',
      'eventRole.name as roleName',
      minutes.as('minutes'),
    ])
    .where('participation.eventId', '=', eventId)
    .where('participation.userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
}

export type EventFacts = {
  readonly id: string;
  readonly title: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
  readonly location: string;
  readonly publishedAt: Date | null;
};

export async function eventFacts(tx: Tx, id: string): Promise<EventFacts | undefined> {
  return await tx
    .selectFrom('everyEvent')
    .select(['id', 'title', 'startTime', 'endTime', 'timeZone', 'location', 'publishedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type NewMessage = Insertable<Tables['webhookMessage']>;

/** A few hundred at a time. */
export async function insertMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  await tx.insertInto('webhookMessage').values(messages).execute();
}

export type MessageRow = {
  readonly id: string;
  readonly webhookId: string;
  readonly kind: MessageKind;
  readonly body: string;
  readonly at: Date;
  readonly tries: number;
  readonly nextAt: Date | null;
  readonly deliveredAt: Date | null;
};

export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  return await db.selectFrom('webhookMessage').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function listMessages(
  db: Database,
  { webhookId, limit }: { webhookId: string; limit: number },
): Promise<MessageRow[]> {
  return await db
    .selectFrom('webhookMessage')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function updateMessage(
  tx: Tx,
  id: string,
  change: Partial<Pick<MessageRow, 'tries' | 'nextAt' | 'deliveredAt'>>,
): Promise<void> {
  await tx.updateTable('webhookMessage').set(change).where('id', '=', id).execute();
}

export type CallRow = {
  readonly id: string;
  readonly messageId: string;
  readonly at: Date;
  readonly took: number;
  readonly status: number | null;
  readonly problem: CallProblem | null;
  readonly answer: string;
};

export async function insertCall(tx: Tx, call: CallRow): Promise<void> {
  await tx.insertInto('webhookCall').values(call).execute();
}

/** The latest first. */
export async function listCalls(db: Database, messageIds: readonly string[]): Promise<CallRow[]> {
  return await db
    .selectFrom('webhookCall')
    .selectAll()
    .where('messageId', '=', sql<string>`any(${messageIds}::uuid[])`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** When a webhook was called last. */
export async function lastCallOf(db: Database, webhookId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('webhookCall')
    .innerJoin('webhookMessage', 'webhookMessage.id', 'webhookCall.messageId')
    .select(({ fn }) => fn.max('webhookCall.at').as('at'))
    .where('webhookMessage.webhookId', '=', webhookId)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Messages that are old, and those whose webhook is gone. */
export async function deleteOldMessages(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('webhookMessage')
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('at', '<', before),
        not(
          exists(
            selectFrom('webhook')
              .select('webhook.id')
              .whereRef('webhook.id', '=', 'webhookMessage.webhookId'),
          ),
        ),
      ]),
    )
    .execute();
}
