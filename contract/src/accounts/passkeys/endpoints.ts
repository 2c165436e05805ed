/** Calls by which people log in with a passkey, and keep theirs (EC-05). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, messageReply } from '../../fields.ts';
import { signedInReply } from '../accounts/schema.ts';
import { connectBody } from '../providers/schema.ts';
import {
  addPasskeyBody,
  askingReply,
  loginByPasskeyBody,
  passkeyNameBody,
  passkeySchema,
} from './schema.ts';

export const seePasskeyLogin = endpoint({
  method: 'GET',
  path: '/api/account/passkey-login',
  summary: 'Whether anybody here has a passkey; without any, none is asked for.',
  access: 'public',
  errors: [],
  reply: z.object({ isOffered: z.boolean() }),
});

export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/account/passkey-login/begin',
  summary: 'What the browser asks the device for, to log in with a passkey.',
  access: 'public',
  errors: ['providers.only'],
  reply: askingReply,
});

export const loginByPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkey-login',
  summary: 'Log in with what the device answered; sets the session cookie.',
  access: 'public',
  errors: ['accounts.leaving', 'passkeys.refused', 'providers.only'],
  body: loginByPasskeyBody,
  reply: signedInReply,
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  summary: 'The passkeys of the own account, oldest first.',
  access: 'signed-in',
  errors: [],
  reply: z.object({ passkeys: z.array(passkeySchema) }),
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/begin',
  summary: 'What the browser asks the device for, to add a passkey to the own account.',
  access: 'signed-in',
  errors: [
    'account_care.log_in_again',
    'account_care.wrong_password',
    'accounts.user_not_found',
    'passkeys.too_many',
  ],
  body: connectBody,
  reply: askingReply,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Add the passkey that the device has made to the own account.',
  access: 'signed-in',
  errors: ['passkeys.confirm_first', 'passkeys.not_added', 'passkeys.too_many'],
  body: addPasskeyBody,
  reply: messageReply,
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/account/passkeys/:id',
  summary: 'Give a passkey of the own account another name.',
  access: 'signed-in',
  errors: ['passkeys.gone'],
  params: idParams,
  body: passkeyNameBody,
  reply: messageReply,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  summary: 'Remove a passkey from the own account; not the last way in.',
  access: 'signed-in',
  errors: [
    'accounts.user_not_found',
    'passkeys.confirm_first',
    'passkeys.gone',
    'passkeys.last_needed',
    'providers.last_way',
  ],
  params: idParams,
  reply: messageReply,
});
