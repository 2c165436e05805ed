/** Texts of notices. */
import type { ErrorEntry } from '../../error-entry.ts';

export const noticeErrors = {
  'notices.link_invalid': {
    status: 400,
    message: 'This link is not valid. Perhaps a part of it is missing.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const noticeMessages = {
  $: 'notice',
  saved: 'Your choice is saved.',
  mailsOff: 'You get no more mails of this kind.',
  mailsOn: 'You get mails of this kind again.',
} as const;

/** What is wrong with settings. */
export const noticeSettingsMessages = {
  $: 'notice_settings',
  choose: 'Please say for every kind of notice whether it also comes by mail.',
  quiet: 'Please say when your devices shall stay silent.',
  time: 'Please give a time such as 22:00.',
  zone: 'There is no such time zone.',
  asked: 'Please say how often you hear of requests: at once, hourly or daily.',
  never: 'Quiet hours cannot end when they begin.',
  unknown: 'There is no such kind of notice.',
  unreadable: 'These settings are not valid.',
} as const;
