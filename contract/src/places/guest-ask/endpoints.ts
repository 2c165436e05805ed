/** Calls by which visitors ask for a place before they have an account. Only the press of the last one asks. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { messageReply, said } from '../../fields.ts';
import { askRefusals } from '../joining/rules.ts';
import { answersSchema } from '../questions/schema.ts';
import { guestAskSchema, guestLinkSchema, guestTokenParams } from './schema.ts';

export const askAsGuest = endpoint({
  method: 'POST',
  path: '/api/guest/ask',
  summary:
    'Ask for a place without an account, where the organisation allows it: a mail with a link follows. The answer never tells whether the address is known.',
  access: 'public',
  errors: ['events.not_found', 'guest_ask.not_offered', 'joining.not_open'],
  body: guestAskSchema({ emailDomains: ['gmail.com'], phoneRegion: 'PK', guestAsking: 'mail' }),
  reply: messageReply,
});

export const readGuestLink = endpoint({
  method: 'GET',
  path: '/api/guest/ask/:token',
  summary: 'What the link of such a mail would ask for. Reading it changes nothing.',
  access: 'public',
  errors: ['guest_ask.link_invalid'],
  params: guestTokenParams,
  reply: guestLinkSchema,
});

export const confirmGuestAsk = endpoint({
  method: 'POST',
  path: '/api/guest/ask/:token',
  summary:
    'Ask for the place of the link, once, with answers to the questions of the event or without. Who has no password yet is signed in; an account with a password is only asked for.',
  access: 'public',
  errors: [
    ...askRefusals,
    'guest_ask.link_invalid',
    'guest_ask.link_used',
    'questions.changed',
    'questions.unanswered',
  ],
  params: guestTokenParams,
  body: z.object({
    /** Left out: the questions wait for them on the page of the event. */
    answers: z.optional(answersSchema),
    remember: z.optional(z.boolean()),
  }),
  reply: z.object({ ...said, isSignedIn: z.boolean() }),
});
