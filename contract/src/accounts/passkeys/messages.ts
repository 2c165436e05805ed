/** Texts about passkeys (EC-05). */
import type { ErrorEntry } from '../../error-entry.ts';

export const passkeyErrors = {
  'passkeys.refused': {
    status: 401,
    message:
      'This passkey does not log you in here. Log in another way; you may have removed it from your account.',
  },
  'passkeys.not_added': {
    status: 400,
    message:
      'The passkey could not be added. It has to be made here, within five minutes, with your fingerprint, face or PIN. Please try again.',
  },
  'passkeys.too_many': {
    status: 409,
    message: 'You can have at most 10 passkeys. Remove one that you do not use any more.',
  },
  'passkeys.confirm_first': {
    status: 403,
    message: 'Please confirm with one of your passkeys first.',
  },
  'passkeys.last_needed': {
    status: 409,
    message:
      'Your organisation asks organisers for a passkey. Add another one before you remove this.',
  },
  'passkeys.own_first': {
    status: 409,
    message:
      'Log in with your own passkey first. You can add one in your profile. Without it you would lock yourself out.',
  },
  'passkeys.gone': { status: 404, message: 'This passkey is removed already.' },
} as const satisfies Record<string, ErrorEntry>;

export const passkeyMessages = {
  $: 'passkey',
  added: 'The passkey is added. From now on it logs you in.',
  renamed: 'The passkey has its new name.',
  removed: 'The passkey is removed. It does not log you in any more.',
  nameNeeded: 'Please give the passkey a name.',
} as const;
