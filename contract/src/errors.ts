/** Every refusal that the server can send, by its stable code. */
import { accountCareErrors } from './accounts/account-care/messages.ts';
import { accountErrors } from './accounts/accounts/messages.ts';
import { apiTokenErrors } from './accounts/api-tokens/messages.ts';
import { passkeyErrors } from './accounts/passkeys/messages.ts';
import { providerErrors } from './accounts/providers/messages.ts';
import { calendarFeedErrors } from './afterwards/calendar-feed/messages.ts';
import { certificateErrors } from './afterwards/certificates/messages.ts';
import { feedbackErrors } from './afterwards/feedback/messages.ts';
import { hoursErrors } from './afterwards/hours/messages.ts';
import { impactErrors } from './afterwards/impact/messages.ts';
import { ratingErrors } from './afterwards/ratings/messages.ts';
import { storyErrors } from './afterwards/stories/messages.ts';
import { badgeErrors } from './day/badges/messages.ts';
import { checkInErrors } from './day/check-in/messages.ts';
import { doorErrors } from './day/door/messages.ts';
import { helperErrors } from './day/helpers/messages.ts';
import { kioskErrors } from './day/kiosk/messages.ts';
import { onSiteErrors } from './day/on-site/messages.ts';
import { walkInErrors } from './day/walk-ins/messages.ts';
import { agreementErrors } from './events/agreements/messages.ts';
import { crewErrors } from './events/crew-rules/messages.ts';
import { eligibilityErrors } from './events/eligibility/messages.ts';
import { eventErrors } from './events/events/messages.ts';
import { questionErrors } from './events/questions/messages.ts';
import { roleErrors } from './events/roles/messages.ts';
import { shiftErrors } from './events/shifts/messages.ts';
import { timeLimitErrors } from './events/time-limits/messages.ts';
import { fillErrors } from './filling/fill/messages.ts';
import { mediaErrors } from './foundation/media/messages.ts';
import { organisationErrors } from './foundation/organisation/messages.ts';
import { webhookErrors } from './foundation/webhooks/messages.ts';
import { matchLearningErrors } from './matching/learning/messages.ts';
import { announcementErrors } from './messages/announcements/messages.ts';
import { contactErrors } from './messages/contact/messages.ts';
import { threadErrors } from './messages/threads/messages.ts';
import { deviceErrors } from './notices/devices/messages.ts';
import { noticeErrors } from './notices/notices/messages.ts';
import { branchErrors } from './office/branches/messages.ts';
import { demoErrors } from './office/demo/messages.ts';
import { importErrors } from './office/imports/messages.ts';
import { invitationErrors } from './office/invitations/messages.ts';
import { jobErrors } from './office/jobs/messages.ts';
import { lendingErrors } from './office/lending/messages.ts';
import { letterErrors } from './office/letters/messages.ts';
import { organiserErrors } from './office/organisers/messages.ts';
import { peopleErrors } from './office/people/messages.ts';
import { boardErrors } from './places/board/messages.ts';
import { archiveErrors } from './places/event-archive/messages.ts';
import { evidenceErrors } from './places/evidence/messages.ts';
import { furtherShiftErrors } from './places/further-shifts/messages.ts';
import { guardianErrors } from './places/guardians/messages.ts';
import { guestAskErrors } from './places/guest-ask/messages.ts';
import { joiningErrors } from './places/joining/messages.ts';
import { mailAnswerErrors } from './places/mail-answers/messages.ts';
import { paperErrors } from './places/papers/messages.ts';
import { givenAnswerErrors } from './places/questions/messages.ts';
import { reminderErrors } from './places/reminders/messages.ts';
import { signatureErrors } from './places/signatures/messages.ts';
import { requestErrors } from './request-messages.ts';
import type { Wording } from './texts.ts';

export const errorCatalogue = {
  ...requestErrors,
  ...accountErrors,
  ...accountCareErrors,
  ...apiTokenErrors,
  ...providerErrors,
  ...passkeyErrors,
  ...webhookErrors,
  ...eventErrors,
  ...agreementErrors,
  ...guardianErrors,
  ...crewErrors,
  ...eligibilityErrors,
  ...archiveErrors,
  ...mediaErrors,
  ...organisationErrors,
  ...matchLearningErrors,
  ...roleErrors,
  ...shiftErrors,
  ...furtherShiftErrors,
  ...timeLimitErrors,
  ...calendarFeedErrors,
  ...joiningErrors,
  ...boardErrors,
  ...fillErrors,
  ...feedbackErrors,
  ...storyErrors,
  ...checkInErrors,
  ...doorErrors,
  ...walkInErrors,
  ...helperErrors,
  ...kioskErrors,
  ...onSiteErrors,
  ...badgeErrors,
  ...contactErrors,
  ...impactErrors,
  ...hoursErrors,
  ...certificateErrors,
  ...branchErrors,
  ...lendingErrors,
  ...demoErrors,
  ...importErrors,
  ...noticeErrors,
  ...deviceErrors,
  ...organiserErrors,
  ...invitationErrors,
  ...ratingErrors,
  ...guestAskErrors,
  ...mailAnswerErrors,
  ...paperErrors,
  ...evidenceErrors,
  ...questionErrors,
  ...givenAnswerErrors,
  ...reminderErrors,
  ...signatureErrors,
  ...announcementErrors,
  ...threadErrors,
  ...peopleErrors,
  ...jobErrors,
  ...letterErrors,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** A refusal, however the call travelled. Told by shape: the two transports do not share a class. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** What it takes to say the message in another language; left out where that is the code. */
  readonly wording?: Wording | undefined;
  /** Field name → message, for a form. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Field name → wording, as far as the texts of fields are texts of the contract. */
  readonly problems?: Readonly<Record<string, Wording>> | undefined;
};

/** Whether an error is a refusal: it has a code and a status. Any other error is a fault. */
export function isRefusal(error: unknown): error is Error & Refusal {
  return error instanceof Error && 'code' in error && 'status' in error;
}
