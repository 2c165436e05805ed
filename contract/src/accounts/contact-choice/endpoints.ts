/** Calls by which people say whether who leads them at an event sees how to reach them (RG-01, ADR 89). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { messageReply } from '../../fields.ts';

export const getContactChoice = endpoint({
  method: 'GET',
  path: '/api/user/contact-choice',
  summary: 'Whether volunteers who lead the caller at an event see their address and phone number.',
  access: 'signed-in',
  errors: [],
  reply: z.object({
    /** Whether anybody leads them at an event that is not over, or they have said yes. */
    isOffered: z.boolean(),
    isOn: z.boolean(),
  }),
});

export const setContactChoice = endpoint({
  method: 'PUT',
  path: '/api/user/contact-choice',
  summary:
    'Let volunteers who lead the caller at an event see their address and phone number, or no longer.',
  access: 'signed-in',
  errors: [],
  body: z.object({ isOn: z.boolean() }),
  reply: messageReply,
});
