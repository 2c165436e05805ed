/** Every text of the contract in Urdu, by its code. Only readers of Urdu load it. */
import { urdu as accountCare } from './accounts/account-care/urdu.ts';
import { urdu as accounts } from './accounts/accounts/urdu.ts';
import { urdu as apiTokens } from './accounts/api-tokens/urdu.ts';
import { urdu as contactChoice } from './accounts/contact-choice/urdu.ts';
import { urdu as emergency } from './accounts/emergency-contact/urdu.ts';
import { urdu as passkeys } from './accounts/passkeys/urdu.ts';
import { urdu as providers } from './accounts/providers/urdu.ts';
import { urdu as calendarFeed } from './afterwards/calendar-feed/urdu.ts';
import { urdu as certificates } from './afterwards/certificates/urdu.ts';
import { urdu as feedback } from './afterwards/feedback/urdu.ts';
import { urdu as hours } from './afterwards/hours/urdu.ts';
import { urdu as impact } from './afterwards/impact/urdu.ts';
import { urdu as ratings } from './afterwards/ratings/urdu.ts';
import { urdu as stories } from './afterwards/stories/urdu.ts';
import { urdu as badges } from './day/badges/urdu.ts';
import { urdu as checkIn } from './day/check-in/urdu.ts';
import { urdu as door } from './day/door/urdu.ts';
import { urdu as helpers } from './day/helpers/urdu.ts';
import { urdu as kiosk } from './day/kiosk/urdu.ts';
import { urdu as onSite } from './day/on-site/urdu.ts';
import { urdu as walkIns } from './day/walk-ins/urdu.ts';
import { urdu as agreements } from './events/agreements/urdu.ts';
import { urdu as crewRules } from './events/crew-rules/urdu.ts';
import { urdu as eligibility } from './events/eligibility/urdu.ts';
import { urdu as events } from './events/events/urdu.ts';
import { urdu as questions } from './events/questions/urdu.ts';
import { urdu as roles } from './events/roles/urdu.ts';
import { urdu as shifts } from './events/shifts/urdu.ts';
import { urdu as timeLimits } from './events/time-limits/urdu.ts';
import { urdu as filling } from './filling/fill/urdu.ts';
import { urdu as media } from './foundation/media/urdu.ts';
import { isRightToLeft } from './foundation/organisation/rules.ts';
import { urdu as organisation } from './foundation/organisation/urdu.ts';
import { urdu as towns } from './foundation/towns/urdu.ts';
import { urdu as webhooks } from './foundation/webhooks/urdu.ts';
import { inHours, type Translation, type Value } from './language-in-use.ts';
import { urdu as learning } from './matching/learning/urdu.ts';
import { urdu as suggest } from './matching/suggest/urdu.ts';
import { urdu as announcements } from './messages/announcements/urdu.ts';
import { urdu as contact } from './messages/contact/urdu.ts';
import { urdu as threads } from './messages/threads/urdu.ts';
import { urdu as devices } from './notices/devices/urdu.ts';
import { urdu as notices } from './notices/notices/urdu.ts';
import { urdu as branches } from './office/branches/urdu.ts';
import { urdu as demo } from './office/demo/urdu.ts';
import { urdu as exports } from './office/exports/urdu.ts';
import { urdu as health } from './office/health/urdu.ts';
import { urdu as imports } from './office/imports/urdu.ts';
import { urdu as invitations } from './office/invitations/urdu.ts';
import { urdu as jobs } from './office/jobs/urdu.ts';
import { urdu as lending } from './office/lending/urdu.ts';
import { urdu as letters } from './office/letters/urdu.ts';
import { urdu as organisers } from './office/organisers/urdu.ts';
import { urdu as people } from './office/people/urdu.ts';
import { urdu as roleInvitations } from './office/role-invitations/urdu.ts';
import { urdu as board } from './places/board/urdu.ts';
import { urdu as eventArchive } from './places/event-archive/urdu.ts';
import { urdu as evidence } from './places/evidence/urdu.ts';
import { urdu as furtherShifts } from './places/further-shifts/urdu.ts';
import { urdu as guardians } from './places/guardians/urdu.ts';
import { urdu as guestAsk } from './places/guest-ask/urdu.ts';
import { urdu as joining } from './places/joining/urdu.ts';
import { urdu as mailAnswers } from './places/mail-answers/urdu.ts';
import { urdu as papers } from './places/papers/urdu.ts';
import { urdu as givenAnswers } from './places/questions/urdu.ts';
import { urdu as reminders } from './places/reminders/urdu.ts';
import { urdu as signatures } from './places/signatures/urdu.ts';
import { urdu as whyNot } from './places/why-not/urdu.ts';
import { urdu as request } from './request-urdu.ts';
import type { UrduText } from './texts.ts';

const texts: Readonly<Record<string, UrduText>> = {
  ...request,
  ...accountCare,
  ...accounts,
  ...apiTokens,
  ...providers,
  ...contactChoice,
  ...emergency,
  ...passkeys,
  ...webhooks,
  ...calendarFeed,
  ...certificates,
  ...feedback,
  ...hours,
  ...impact,
  ...ratings,
  ...stories,
  ...badges,
  ...checkIn,
  ...door,
  ...helpers,
  ...kiosk,
  ...onSite,
  ...walkIns,
  ...events,
  ...agreements,
  ...crewRules,
  ...eligibility,
  ...furtherShifts,
  ...guardians,
  ...roles,
  ...shifts,
  ...timeLimits,
  ...filling,
  ...media,
  ...organisation,
  ...towns,
  ...learning,
  ...suggest,
  ...announcements,
  ...contact,
  ...threads,
  ...devices,
  ...notices,
  ...exports,
  ...branches,
  ...demo,
  ...health,
  ...imports,
  ...invitations,
  ...jobs,
  ...organisers,
  ...lending,
  ...letters,
  ...people,
  ...roleInvitations,
  ...board,
  ...eventArchive,
  ...joining,
  ...guestAsk,
  ...mailAnswers,
  ...papers,
  ...evidence,
  ...questions,
  ...givenAnswers,
  ...reminders,
  ...signatures,
  ...whyNot,
};

/** Words of another direction keep to themselves (U+2068 … U+2069): they cannot turn the sentence around them. */
const written = (value: Value, name: string): Value => {
  if (name === 'duration' && typeof value === 'number') return duration(value);
  if (typeof value !== 'string' || isRightToLeft(value)) return value;
  return `\u2068${value}\u2069`;
};

const duration = (told: number): string => {
  const { hours, minutes } = inHours(told);
  const parts = [hours > 0 && `${hours} گھنٹے`, (minutes > 0 || hours === 0) && `${minutes} منٹ`];
  return parts.filter(Boolean).join(' ');
};

/** A text in Urdu, or undefined for a code that nobody knows. */
export const inUrdu: Translation = (code, values, into) => {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return typeof text === 'function' ? text(values ?? {}) : text && into(text, values, written);
};
