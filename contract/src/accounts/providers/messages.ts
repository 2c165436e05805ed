/** Texts about signing in by the organisation's provider (EC-05). */
import type { ErrorEntry } from '../../error-entry.ts';

export const providerErrors = {
  'providers.none': { status: 404, message: 'There is no provider to sign in with here.' },
  'providers.away': {
    status: 503,
    message: 'The provider does not answer. Please try again in a minute.',
  },
  'providers.denied': {
    status: 403,
    message: 'You stopped at the provider, or it does not let you in here. Nothing has changed.',
  },
  'providers.failed': {
    status: 400,
    message: 'What the provider answered does not fit. Nothing has changed; please try again.',
  },
  'providers.over': {
    status: 400,
    message:
      'This sign-in is over: it works once, within ten minutes, in the browser in which it began. Please try again.',
  },
  'providers.unconfirmed': {
    status: 403,
    message:
      'The provider does not say that your e-mail address is confirmed, so we cannot tell whose account this is. Confirm your address there and try again. If you have an account here, log in to it and connect the two in your profile.',
  },
  'providers.organiser': {
    status: 403,
    message:
      "This address has an organiser's account. Log in to it with its password once, and connect the two in your profile.",
  },
  'providers.taken': {
    status: 409,
    message: 'That account at the provider already opens another account here.',
  },
  'providers.other_person': {
    status: 403,
    message:
      'Somebody else is logged in here now than when this began. Nothing has changed; please try again.',
  },
  'providers.gone': { status: 404, message: 'This connection is removed already.' },
  'providers.last_way': {
    status: 409,
    message:
      'This is the only way into your account. Choose a password first: ask for the link under “Forgot your password?”.',
  },
  'providers.only': {
    status: 403,
    message: 'Here one logs in by the provider of the organisation only.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const providerMessages = {
  $: 'provider',
  joined: 'Welcome! Your account is ready.',
  added: 'Connected. From now on you can log in this way too.',
  removed: 'Removed. It does not open your account any more.',
} as const;
