/** Calls by which people sign in by the organisation's provider (OpenID Connect), and connect their accounts with it (EC-05). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, messageReply } from '../../fields.ts';
import {
  arrivedReply,
  connectBody,
  finishBody,
  finishReply,
  identitySchema,
  joinBody,
  startBody,
  ticketBody,
} from './schema.ts';

/** Where the browser is sent: a page of the provider. */
const onward = z.object({ url: z.string() });

export const startProvider = endpoint({
  method: 'POST',
  path: '/api/account/provider/start',
  summary: 'Begin to sign in by the provider: the address at which it asks the person.',
  access: 'public',
  errors: ['providers.away', 'providers.none'],
  body: startBody,
  reply: onward,
});

export const finishProvider = endpoint({
  method: 'POST',
  path: '/api/account/provider/finish',
  summary:
    "Take the provider's answer, once, in the browser that began; signs in, or says what is left to do.",
  access: 'public',
  errors: [
    'accounts.leaving',
    'providers.away',
    'providers.denied',
    'providers.failed',
    'providers.none',
    'providers.organiser',
    'providers.other_person',
    'providers.over',
    'providers.unconfirmed',
  ],
  body: finishBody,
  reply: finishReply,
});

export const joinByProvider = endpoint({
  method: 'POST',
  path: '/api/account/provider/join',
  summary: 'The first time by the provider: make an account; signs in.',
  access: 'public',
  errors: ['providers.none', 'providers.over', 'providers.taken'],
  body: joinBody,
  reply: arrivedReply,
});

export const connectProvider = endpoint({
  method: 'POST',
  path: '/api/account/provider/connect',
  summary: 'Begin to connect the own account with one at the provider.',
  access: 'signed-in',
  errors: [
    'account_care.log_in_again',
    'account_care.wrong_password',
    'accounts.user_not_found',
    'providers.away',
    'providers.none',
  ],
  body: connectBody,
  reply: onward,
});

export const listIdentities = endpoint({
  method: 'GET',
  path: '/api/account/identities',
  summary: 'The accounts at providers that open the own account.',
  access: 'signed-in',
  errors: [],
  reply: z.object({ identities: z.array(identitySchema) }),
});

export const addIdentity = endpoint({
  method: 'POST',
  path: '/api/account/identities',
  summary: 'Let an account at the provider open the own account from now on.',
  access: 'signed-in',
  errors: ['providers.none', 'providers.other_person', 'providers.over', 'providers.taken'],
  body: ticketBody,
  reply: messageReply,
});

export const removeIdentity = endpoint({
  method: 'DELETE',
  path: '/api/account/identities/:id',
  summary: 'Let an account at a provider open the own account no longer; not the last way in.',
  access: 'signed-in',
  errors: ['accounts.user_not_found', 'providers.gone', 'providers.last_way'],
  params: idParams,
  reply: messageReply,
});
