import * as endpoints from '@saath/contract/foundation/webhooks/endpoints';
import { webhookMessages } from '@saath/contract/foundation/webhooks/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Actor } from '../../../platform/actor.ts';
import { presentMessage, presentWebhook } from './present.ts';
import * as service from './service.ts';

const makerOf = ({ id: userId, sessionId }: Actor) => ({ userId, sessionId });

export function webhookRoutes(webhooks: service.Webhooks): Route[] {
  return [
    on(endpoints.listWebhooks).reply(async () => ({
      webhooks: (await service.listWebhooks(webhooks)).map(presentWebhook),
    })),

    on(endpoints.makeWebhook).reply(async ({ actor, body }) => {
      const { secret, row } = await service.makeWebhook(webhooks, { ...body, ...makerOf(actor) });
      return { ...say(webhookMessages, 'made'), secret, webhook: presentWebhook(row) };
    }),

    on(endpoints.endWebhook).reply(async ({ params }) => {
      await service.endWebhook(webhooks, params.id);
      return say(webhookMessages, 'ended');
    }),

    on(endpoints.startWebhook).reply(async ({ actor, params }) => {
      await service.startWebhook(webhooks, { ...params, ...makerOf(actor) });
      return say(webhookMessages, 'started');
    }),

    on(endpoints.listWebhookMessages).reply(async ({ params }) => {
      const { messages, calls } = await service.readMessages(webhooks, params.id);
      return { messages: messages.map((message) => presentMessage(message, calls)) };
    }),

    on(endpoints.sendWebhookMessage).reply(async ({ params }) => {
      await service.sendAgain(webhooks, params.id);
      return say(webhookMessages, 'again');
    }),
  ];
}
