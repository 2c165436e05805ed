/** Texts about API tokens (RG-03). */
import type { ErrorEntry } from '../../error-entry.ts';

export const apiTokenErrors = {
  'api_tokens.unknown': {
    status: 401,
    message: 'This API token does not work: it has ended, or there never was one like it.',
  },
  'api_tokens.ability': {
    status: 403,
    message: 'This API token does not have the ability that this call needs.',
  },
  'api_tokens.people_only': {
    status: 403,
    message: 'API tokens cannot make this call: only people who are logged in can.',
  },
  'api_tokens.in_address': {
    status: 400,
    message:
      'An API token must not stand in an address, where others can read it. Send it in the Authorization header. End this token and make a new one.',
  },
  'api_tokens.gone': { status: 404, message: 'This token has ended already.' },
  'api_tokens.too_many': {
    status: 409,
    message: 'You can have at most 20 tokens at a time. End one that is not needed any more.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const apiTokenMessages = {
  $: 'api_token',
  made: 'The token is made. Copy it now: it is shown only once.',
  ended: 'The token has ended. What used it is refused from now on.',
  nameNeeded: 'Please say what the token is for.',
  abilityNeeded: 'Please choose what the token may do.',
  daysNeeded: 'Please choose how long the token works.',
  /** The refusal of a call, exactly. */
  lacking: 'This API token does not have the ability {ability}, which this call needs.',
} as const;
