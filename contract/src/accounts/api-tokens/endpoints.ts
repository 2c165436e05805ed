/** Calls by which organisers let other software make calls in their name, and end that (RG-03, EC-02). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, messageReply } from '../../fields.ts';
import { apiTokenSchema, makeApiTokenSchema } from './schema.ts';

export const listApiTokens = endpoint({
  method: 'GET',
  path: '/api/api-token',
  summary: 'The API tokens of all organisers that work, newest first.',
  access: 'admin',
  errors: [],
  reply: z.object({ tokens: z.array(apiTokenSchema) }),
});

export const makeApiToken = endpoint({
  method: 'POST',
  path: '/api/api-token',
  summary:
    'Make an API token that acts in the name of the caller. It is shown in this answer only.',
  access: 'admin',
  errors: ['api_tokens.too_many'],
  body: makeApiTokenSchema,
  reply: z.extend(messageReply, {
    /** For the header `Authorization: Bearer …`. */
    secret: z.string(),
    token: apiTokenSchema,
  }),
});

export const endApiToken = endpoint({
  method: 'DELETE',
  path: '/api/api-token/:id',
  summary: 'End an API token, whoever made it: from its next call on.',
  access: 'admin',
  errors: ['api_tokens.gone'],
  params: idParams,
  reply: messageReply,
});
