import * as endpoints from '@saath/contract/foundation/webhooks/endpoints';
import { webhookMessages } from '@saath/contract/foundation/webhooks/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { presentMessage, presentWebhook } from './present.ts';
import * as service from './service.ts';

export function webhookRoutes(webhooks: service.Webhooks): Route[] {
  return [
    on(endpoints.listWebhooks).reply(async () => ({
      webhooks: (await service.listWebhooks(webhooks)).map(presentWebhook),
    })),

    on(endpoints.makeWebhook).reply(async ({ actor, body }) => {
      const { secret, row } = await service.makeWebhook(webhooks, { ...body, userId: actor.id });
      return { ...say(webhookMessages, 'made'), secret, webhook: presentWebhook(row) };
    }),

    on(endpoints.endWebhook).reply(async ({ params }) => {
      await service.endWebhook(webhooks, params.id);
      return say(webhookMessages, 'ended');
    }),

    on(endpoints.startWebhook).reply(async ({ actor, params }) => {
      await service.startWebhook(webhooks, { ...params, userId: actor.id });
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
