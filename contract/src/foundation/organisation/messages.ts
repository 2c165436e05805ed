/** Texts of the organisation's settings. */
import type { ErrorEntry } from '../../error-entry.ts';

export const organisationErrors = {
  'organisation.changed_meanwhile': {
    status: 409,
    message:
      'Somebody else saved these settings while you were changing them. Load theirs and enter your changes again.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const organisationMessages = {
  $: 'organisation',
  saved: 'Saved. It shows on every page at once.',
  saveFailed: 'The settings could not be saved',
  logoSaved: 'The logo is on every page now.',
  logoRemoved: 'The logo is gone. Your name is shown without it.',
  logoFailed: 'The logo could not be saved',
  logoType: 'A logo is a PNG, JPEG, WebP or AVIF picture. Please save an SVG as PNG first.',
  logoSize: 'A logo must be less than 2 MB. Please save it smaller.',
  logoOne: 'Please choose one picture.',
  colour: 'Please give a colour as # and six signs, such as #0e5a47.',
  zone: 'There is no such time zone. Please choose one of the list, such as Asia/Karachi.',
  domain: '“{domain}” is no domain. Please write it like example.org, one a line.',
  language: 'Please offer at least one language.',
  defaultLanguage: 'The first language must be one of those that you offer.',
  evidenceDays: 'Please choose a whole number of days from 0 to {max}.',
  senderName: 'A name of a sender has no line breaks and none of < > ".',
  link: 'Please give an address that starts with https:// or mailto:, or leave it empty.',
  memberName: 'Please give each person a name.',
  story: 'Please give each story a name and words.',
  twice: 'Two entries are the same.',
} as const;
