/** Calls by which volunteers ask to be organisers and Admins answer. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, idSchema, messageReply, said } from '../../fields.ts';
import {
  askSchema,
  declineSchema,
  organiserRequestSchema,
  ownOrganiserRequestSchema,
} from './schema.ts';

export const askToOrganise = endpoint({
  method: 'POST',
  path: '/api/organiser-request',
  summary: 'Ask to be an organiser; one request at a time, again after a decline.',
  access: 'volunteer',
  errors: ['accounts.user_not_found', 'organisers.already_asked', 'organisers.already_organiser'],
  body: askSchema,
  reply: z.object({ ...said, request: ownOrganiserRequestSchema }),
});

export const ownOrganiserRequest = endpoint({
  method: 'GET',
  path: '/api/organiser-request/mine',
  summary: "The caller's newest request to be an organiser, or null.",
  access: 'signed-in',
  errors: [],
  reply: z.object({ request: z.nullable(ownOrganiserRequestSchema) }),
});

export const listOrganiserRequests = endpoint({
  method: 'GET',
  path: '/api/organiser-request',
  summary: 'Open requests of people with an active account, oldest first, twenty a page.',
  access: 'admin',
  errors: [],
  query: z.object({ after: z.optional(idSchema) }),
  reply: z.object({
    requests: z.array(organiserRequestSchema),
    next: z.nullable(idSchema),
    total: z.number(),
  }),
});

export const approveOrganiser = endpoint({
  method: 'POST',
  path: '/api/organiser-request/:id/approve',
  summary: 'Make the person an Admin, at once; they are told by mail and notice.',
  access: 'admin',
  errors: [
    'joining.not_possible',
    'organisers.answered',
    'organisers.not_active',
    'organisers.not_found',
  ],
  params: idParams,
  reply: messageReply,
});

export const declineOrganiser = endpoint({
  method: 'POST',
  path: '/api/organiser-request/:id/decline',
  summary: 'Decline with a word to the person, who is told by mail and notice and may ask again.',
  access: 'admin',
  errors: ['organisers.answered', 'organisers.not_active', 'organisers.not_found'],
  params: idParams,
  body: declineSchema,
  reply: messageReply,
});
