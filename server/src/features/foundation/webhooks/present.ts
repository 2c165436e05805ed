/** What a message to a webhook says, and webhooks as organisers see them. */
import type { MessageKind } from '@saath/contract/foundation/webhooks/rules';
import type { Webhook, WebhookMessage } from '@saath/contract/foundation/webhooks/schema';
import type { CallRow, EventFacts, MessageRow, PlaceFacts, WebhookRow } from './queries.ts';

type Happening = { readonly kind: MessageKind; readonly at: Date; readonly data: object };

/** The body of a message (Standard Webhooks: type, timestamp, data), to the letter as it is signed. */
export function bodyOf({ kind, at, data }: Happening): string {
  return JSON.stringify({ type: kind, timestamp: at.toISOString(), data });
}

/** Of an event that is gone only its id and title are left. */
export function eventData(event: EventFacts | { readonly id: string; readonly title: string }) {
  if (!('startTime' in event)) return { event: { id: event.id, title: event.title } };
  const { id, title, startTime, endTime, timeZone, location } = event;
  const times = { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
  return { event: { id, title, ...times, timeZone, location } };
}

/** No name and nothing to reach people by: the person's id, with which a token that may read people finds them. */
export function placeData({ id: eventId, title }: EventFacts, place: PlaceFacts) {
  const { id, userId, state, roleId, roleName, minutes } = place;
  const { startTime, endTime, checkedInAt, checkedOutAt } = place;
  return {
    event: { id: eventId, title },
    participation: {
      ...{ id, userId, state },
      role: roleId && roleName ? { id: roleId, name: roleName } : null,
      startTime: isoOf(startTime),
      endTime: isoOf(endTime),
      checkedInAt: isoOf(checkedInAt),
      checkedOutAt: isoOf(checkedOutAt),
      minutes,
    },
  };
}

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

export function presentWebhook(row: WebhookRow): Webhook {
  const { id, url, kinds, userId, makerName, createdAt, failingSince, offAt, offReason } = row;
  return {
    ...{ id, url, kinds },
    maker: { id: userId, name: makerName },
    madeAt: createdAt.toISOString(),
    off: offAt && offReason ? { at: offAt.toISOString(), reason: offReason } : null,
    failingSince: isoOf(failingSince),
  };
}

/** @param calls of any messages, the latest first */
export function presentMessage(row: MessageRow, calls: readonly CallRow[]): WebhookMessage {
  const { id, kind, at, body, nextAt, deliveredAt } = row;
  const unsettled = nextAt ? 'waiting' : 'failed';
  return {
    ...{ id, kind, body },
    at: at.toISOString(),
    state: deliveredAt ? 'delivered' : unsettled,
    nextAt: isoOf(nextAt),
    calls: calls
      .filter(({ messageId }) => messageId === id)
      .map((call) => ({
        at: call.at.toISOString(),
        took: call.took,
        status: call.status,
        problem: call.problem,
        answer: call.answer,
      })),
  };
}
