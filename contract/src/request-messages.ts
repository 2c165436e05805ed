/** Texts that any call can answer with: about requests as such, and about fields of every kind. */
import type { ErrorEntry } from './error-entry.ts';

export const requestErrors = {
  'request.invalid': { status: 400, message: 'Please check what you entered.' },
  'request.unreadable': { status: 400, message: 'The request could not be read.' },
  'request.text': { status: 400, message: 'The text holds characters that cannot be stored.' },
  'request.not_found': { status: 404, message: 'There is nothing at this address.' },
  'request.method': { status: 405, message: 'This address does not answer that method.' },
  'request.too_large': { status: 413, message: 'The request is too large.' },
  'request.media_type': { status: 415, message: 'This content type is not accepted here.' },
  'request.host': {
    status: 400,
    message: 'The request names no host that could be one. Please open the site by its address.',
  },
  'request.timeout': {
    status: 408,
    message: 'The request took too long to arrive. Please try again on a better connection.',
  },
  'request.address_too_long': { status: 414, message: 'The address is too long.' },
  'request.expectation': {
    status: 417,
    message: 'The Expect header asks for something that is not done here. Please leave it out.',
  },
  'request.headers_too_large': {
    status: 431,
    message: 'The headers of the request are too large. Please delete this site’s cookies.',
  },
  'request.uploads': {
    status: 429,
    message: 'You are sending too many files at once. Please wait until the first have arrived.',
  },
  'request.cross_site': { status: 403, message: 'This request came from another site.' },
  'request.too_many': {
    status: 429,
    message: 'Too many tries. Please wait a little and try again.',
  },
  'server.failed': { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'server.busy': {
    status: 503,
    message: 'We are very busy right now. Please try again in a moment.',
  },
  'server.full': {
    status: 507,
    message:
      'There is no room left here to save this. Nothing that was saved before is lost. Please tell whoever runs this site.',
  },
} as const satisfies Record<string, ErrorEntry>;

/** What is wrong with a field. */
export const fieldMessages = {
  $: 'field',
  required: 'This field is required.',
  characters: 'Please use at most {max} characters.',
  entries: 'Please give at most {max} entries.',
  skills: 'Please give at most {max} skills.',
  days: 'Please give at most {max} days.',
  id: 'This id is not valid.',
  token: 'Token Expired or Invalid',
  page: 'This page number is not valid.',
  cursor: 'This page is not valid.',
  limit: 'This limit is not valid.',
  date: 'This date is not valid.',
  month: 'This month is not valid.',
  filter: 'This filter is not valid.',
  language: 'Please choose English or Urdu.',
} as const;

/** What is wrong with the files of a request. */
export const fileMessages = {
  $: 'file',
  field: 'There is no file field "{field}".',
} as const;

/** What is said of a field for which the contract has no words of its own. */
export const plainMessages = {
  $: 'plain',
  missing: 'Field {field} is missing.',
  invalid: 'Field {field} is not valid.',
  long: 'Field {field} is too long.',
  short: 'Field {field} is too short.',
  large: 'Field {field} is too large.',
  small: 'Field {field} is too small.',
} as const;
