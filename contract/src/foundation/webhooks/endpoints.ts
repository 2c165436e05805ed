/** Calls by which organisers have other software told of what happens, and see whether it was (RG-04). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, messageReply } from '../../fields.ts';
import { makeWebhookSchema, webhookMessageSchema, webhookSchema } from './schema.ts';

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhook',
  summary: 'The webhooks of all organisers, newest first.',
  access: 'admin',
  errors: [],
  reply: z.object({ webhooks: z.array(webhookSchema) }),
});

export const makeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhook',
  summary:
    'Add an address that is told what happens. Its secret is shown in this answer only; a test message is sent at once.',
  access: 'admin',
  errors: [
    'webhooks.not_public',
    'webhooks.private_address',
    'webhooks.unknown_host',
    'webhooks.too_many',
  ],
  body: makeWebhookSchema,
  reply: z.extend(messageReply, {
    /** By which the receiver checks that a message is from here (Standard Webhooks). */
    secret: z.string(),
    webhook: webhookSchema,
  }),
});

export const endWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhook/:id',
  summary: 'Remove a webhook with what was sent to it, whoever added it.',
  access: 'admin',
  errors: ['webhooks.gone'],
  params: idParams,
  reply: messageReply,
});

export const startWebhook = endpoint({
  method: 'POST',
  path: '/api/webhook/:id/start',
  summary: 'Switch a webhook on again; the caller answers for it from then on.',
  access: 'admin',
  errors: ['webhooks.gone'],
  params: idParams,
  reply: messageReply,
});

export const listWebhookMessages = endpoint({
  method: 'GET',
  path: '/api/webhook/:id/message',
  summary: 'The latest messages to a webhook, with every call that was made for each.',
  access: 'admin',
  errors: ['webhooks.gone'],
  params: idParams,
  reply: z.object({ messages: z.array(webhookMessageSchema) }),
});

export const sendWebhookMessage = endpoint({
  method: 'POST',
  path: '/api/webhook-message/:id/send',
  summary: 'Send a message again, under the same id.',
  access: 'admin',
  errors: ['webhooks.message_gone', 'webhooks.is_off'],
  params: idParams,
  reply: messageReply,
});
