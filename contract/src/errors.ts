/** Every refusal that the server can send, by its stable code. */
import { accountCareErrors } from './accounts/account-care/messages.ts';
import { accountErrors } from './accounts/accounts/messages.ts';
import { calendarFeedErrors } from './afterwards/calendar-feed/messages.ts';
import { certificateErrors } from './afterwards/certificates/messages.ts';
import { feedbackErrors } from './afterwards/feedback/messages.ts';
import { hoursErrors } from './afterwards/hours/messages.ts';
import { impactErrors } from './afterwards/impact/messages.ts';
import { ratingErrors } from './afterwards/ratings/messages.ts';
import { badgeErrors } from './day/badges/messages.ts';
import { checkInErrors } from './day/check-in/messages.ts';
import { doorErrors } from './day/door/messages.ts';
import { kioskErrors } from './day/kiosk/messages.ts';
import { walkInErrors } from './day/walk-ins/messages.ts';
import type { ErrorEntry } from './error-entry.ts';
import { eventErrors } from './events/events/messages.ts';
import { roleErrors } from './events/roles/messages.ts';
import { shiftErrors } from './events/shifts/messages.ts';
import { fillErrors } from './filling/fill/messages.ts';
import { mediaErrors } from './foundation/media/messages.ts';
import { matchLearningErrors } from './matching/learning/messages.ts';
import { announcementErrors } from './messages/announcements/messages.ts';
import { contactErrors } from './messages/contact/messages.ts';
import { threadErrors } from './messages/threads/messages.ts';
import { deviceErrors } from './notices/devices/messages.ts';
import { noticeErrors } from './notices/notices/messages.ts';
import { importErrors } from './office/imports/messages.ts';
import { invitationErrors } from './office/invitations/messages.ts';
import { organiserErrors } from './office/organisers/messages.ts';
import { peopleErrors } from './office/people/messages.ts';
import { boardErrors } from './places/board/messages.ts';
import { archiveErrors } from './places/event-archive/messages.ts';
import { joiningErrors } from './places/joining/messages.ts';
import { reminderErrors } from './places/reminders/messages.ts';

const requestErrors = {
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
} as const satisfies Record<string, ErrorEntry>;

export const errorCatalogue = {
  ...requestErrors,
  ...accountErrors,
  ...accountCareErrors,
  ...eventErrors,
  ...archiveErrors,
  ...mediaErrors,
  ...matchLearningErrors,
  ...roleErrors,
  ...shiftErrors,
  ...calendarFeedErrors,
  ...joiningErrors,
  ...boardErrors,
  ...fillErrors,
  ...feedbackErrors,
  ...checkInErrors,
  ...doorErrors,
  ...walkInErrors,
  ...kioskErrors,
  ...badgeErrors,
  ...contactErrors,
  ...impactErrors,
  ...hoursErrors,
  ...certificateErrors,
  ...importErrors,
  ...noticeErrors,
  ...deviceErrors,
  ...organiserErrors,
  ...invitationErrors,
  ...ratingErrors,
  ...reminderErrors,
  ...announcementErrors,
  ...threadErrors,
  ...peopleErrors,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** A refusal, however the call travelled. Told by shape: the two transports do not share a class. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Field name → message, for a form. */
  readonly fields?: Readonly<Record<string, string>>;
};

export function isRefusal(error: unknown): error is Error & Refusal {
  return error instanceof Error && 'code' in error && 'status' in error;
}
