/** Texts about webhooks (RG-04). */
import type { ErrorEntry } from '../../error-entry.ts';

export const webhookErrors = {
  'webhooks.not_public': {
    status: 400,
    message:
      'This address cannot be used. It has to begin with https://, have a public name, and no port, name or password of its own.',
  },
  'webhooks.private_address': {
    status: 400,
    message:
      'This name leads to a machine inside a private network, where we do not send. Use a public address.',
  },
  'webhooks.unknown_host': {
    status: 400,
    message: 'There is no machine of this name. Check the address for a slip.',
  },
  'webhooks.gone': { status: 404, message: 'This webhook has been removed already.' },
  'webhooks.message_gone': {
    status: 404,
    message: 'This message is not kept any more. Messages are kept for 30 days.',
  },
  'webhooks.is_off': {
    status: 409,
    message: 'This webhook is switched off. Switch it on first.',
  },
  'webhooks.too_many': {
    status: 409,
    message: 'You can have at most 10 webhooks at a time. Remove one that is not needed any more.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const webhookMessages = {
  $: 'webhook',
  made: 'The webhook is added. Copy its secret now: it is shown only once.',
  ended: 'The webhook is removed. Nothing is sent there any more.',
  started: 'The webhook is on again. A test message is on its way.',
  again: 'The message is on its way again.',
  addressNeeded: 'Please give the address, beginning with https://.',
  kindNeeded: 'Please choose what it is told of.',
} as const;
