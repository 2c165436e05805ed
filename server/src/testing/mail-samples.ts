/** One of every mail, with people and events as they are: to look at (`npm run mails`), and to hold them all to the same rules. */
import type { Language } from '@saath/contract/language';
import * as care from '../features/accounts/account-care/emails.ts';
import * as accounts from '../features/accounts/accounts/emails.ts';
import { wayMail } from '../features/accounts/ways-in/emails.ts';
import { hoursMail } from '../features/afterwards/hours/emails.ts';
import { missedMail, thanksMail } from '../features/afterwards/recaps/emails.ts';
import { storyAskedMail } from '../features/afterwards/stories/emails.ts';
import * as save from '../features/filling/save/emails.ts';
import { webhookOffMail } from '../features/foundation/webhooks/emails.ts';
import { announcementMail } from '../features/messages/announcements/emails.ts';
import { contactMail } from '../features/messages/contact/emails.ts';
import { messageMail } from '../features/messages/threads/emails.ts';
import { newsMail } from '../features/notices/news-mails/emails.ts';
import * as appeals from '../features/office/appeals/emails.ts';
import { invitationMail } from '../features/office/invitations/emails.ts';
import { letterMail } from '../features/office/letters/emails.ts';
import { approvedMail, declinedMail } from '../features/office/organisers/emails.ts';
import * as people from '../features/office/people-care/emails.ts';
import { type Asked, askedMail } from '../features/places/ask-news/emails.ts';
import { evidenceDeletedMail } from '../features/places/evidence/emails.ts';
import * as furtherShifts from '../features/places/further-shifts/emails.ts';
import * as guardians from '../features/places/guardians/emails.ts';
import * as guestAsk from '../features/places/guest-ask/emails.ts';
import { placeReleasedMail, roleChangedMail } from '../features/places/moves/emails.ts';
import { ageAskedMail, paperDecidedMail, paperEndsMail } from '../features/places/papers/emails.ts';
import * as place from '../features/places/place/emails.ts';
import { questionsOpenMail } from '../features/places/questions/emails.ts';
import { reminderMail } from '../features/places/reminders/emails.ts';
import { shiftGoneMail, shiftMovedMail } from '../features/places/shift-plans/emails.ts';
import { givenMail, takenBackMail } from '../features/places/trainings/emails.ts';
import * as waitList from '../features/places/wait-list/emails.ts';
import type { MailText, Reader } from '../platform/mail/template.ts';
import { spanInWords } from '../platform/mail/times.ts';

const at = (path: string) => `https://helpers.example${path}`;
const link = at('/event/0192f0c1');
const startTime = new Date('2026-12-05T04:00:00Z');
const endTime = new Date('2026-12-05T08:00:00Z');
const until = new Date('2026-11-30T15:00:00Z');

/** People and events write in either language, whatever their reader's is. */
const given = {
  en: { name: 'Aisha Khan', title: 'Food drive at Saddar', role: 'Packer', asker: 'Bilal Ahmed' },
  ur: { name: 'عائشہ خان', title: 'صدر میں راشن کی تقسیم', role: 'Packer', asker: 'بلال احمد' },
} as const;

/** Whom the samples are about and what they tell of, in one language. */
function sceneIn(language: Language) {
  const { name, title, role, asker } = given[language];
  const to = { name, language };
  const event = {
    ...{ id: '0192f0c1', title, location: 'Empress Market, Saddar, Karachi', startTime, endTime },
    timeZone: 'Asia/Karachi',
  };
  const news = { to, event, roleName: role, link, note: '' };
  const noted = { ...news, note: 'Please bring gloves. We meet at the gate.' };
  return { to, event, role, asker, news, noted };
}
type Scene = ReturnType<typeof sceneIn>;

function samplesOf(language: Language): Readonly<Record<string, MailText>> {
  const scene = sceneIn(language);
  return {
    ...askedMails(scene),
    ...placeMails(scene),
    ...offerMails(scene),
    ...reminderMails(scene),
    ...writtenMails(scene),
    ...afterwardsMails(scene),
    ...accountMails(scene.to),
    ...peopleMails(scene.to, scene.asker),
  };
}

/** Of somebody who asks: to the organisers, and to a guest who has to confirm it. */
function askedMails({ to, event, role, asker }: Scene) {
  const row = {
    ...{ participationId: 'p', requestedAt: until, note: 'I can bring a car.', shiftId: null },
    ...{ shiftStart: startTime, shiftEnd: endTime, personName: asker, roleName: role },
    ...{ eventId: 'e', title: event.title, location: event.location, startTime, endTime },
    timeZone: event.timeZone,
  };
  const links = {
    approve: at('/request/a?answer=approve'),
    decline: at('/request/a?answer=decline'),
  };
  const asked = (change: object = {}): Asked => ({ row: { ...row, ...change }, links });
  const ofAnotherEvent = {
    ...{ eventId: 'f', title: 'Tree planting', personName: 'Hina Shah', roleName: 'Driver' },
  };
  const appeal = {
    ...{ to, event, role, link: at('/event/e?role=r'), note: 'We meet at the gate.' },
    ...{ from: 'Lahore North', branch: 'Lahore South', free: 2 },
  };
  return {
    'asked-one': askedMail(to, { asked: [asked()], others: 2, link: at('/admin/event/e') }),
    'asked-many': askedMail(to, {
      asked: [
        asked(),
        asked({ personName: 'Sana Iqbal', roleName: null, note: '' }),
        asked(ofAnotherEvent),
      ],
      others: 1,
      link: at('/admin/dashboard'),
    }),
    'appeal-branch': appeals.appealMail(appeal),
    'appeal-person': appeals.askedMail(appeal),
    'guest-confirm': guestAsk.confirmMail({ to, event, roleName: role, link: at('/ask/a') }),
    'guardian-asked': guardians.guardianAskedMail({
      ...{ to, event, person: asker, roleName: role, link: at('/guardian/a') },
    }),
    'guardian-signs': guardians.guardianSignsMail({
      ...{ to, event, person: asker, roleName: role, link: at('/guardian/a') },
    }),
    'guardian-consented': guardians.guardianAnsweredMail(to, {
      ...{ answer: 'consented', title: event.title, link },
    }),
    'guardian-refused': guardians.guardianAnsweredMail(to, {
      ...{ answer: 'refused', title: event.title, link },
    }),
    'guardian-withdrew': guardians.guardianAnsweredMail(to, {
      ...{ answer: 'withdrawn', title: event.title, link },
    }),
    'guest-known': guestAsk.knownMail({ to, event, roleName: null, link: at('/sign-in/a') }),
  };
}

function placeMails({ to: { language }, event, role, news, noted }: Scene) {
  return {
    'place-requested': place.requestReceivedMail(news),
    'place-given': place.placeGivenMail(noted),
    'place-wait-list': place.waitListMail(news),
    'place-declined': place.declinedMail(noted),
    'place-role-gone': place.roleGoneMail(news),
    'place-moved': place.movedMail(news),
    'place-cancelled': place.cancelledMail({ ...noted, note: 'The river floods.' }),
    'place-role-changed': roleChangedMail(news, { before: 'Driver', isNewTime: true }),
    'place-released': placeReleasedMail({ ...news, roleName: null }, role),
    'questions-open': questionsOpenMail(news),
    'shift-moved': shiftMovedMail(news),
    'shift-gone': shiftGoneMail(news),
    'shift-added': furtherShifts.shiftAddedMail(news, spanInWords(language, event)),
    'shift-taken-back': furtherShifts.shiftTakenBackMail(news, spanInWords(language, event)),
  };
}

function offerMails({ news, noted }: Scene) {
  const offer = { until, links: { take: at('/offer/take'), pass: at('/offer/pass') } };
  return {
    'offer-free': waitList.placeOfferedMail(news, offer),
    'offer-asked': save.askedMail(noted, offer),
    'offer-ran-out': waitList.offerRanOutMail(news),
    'offer-late': waitList.lateOfferMail(news),
    'offer-taken-back': save.takenBackMail(news, 'requested'),
  };
}

function reminderMails({ to, event, role }: Scene) {
  const answerLinks = { coming: at('/coming/c'), late: at('/coming/l'), cant: at('/coming/n') };
  const reminder = { to, place: { ...event, roleName: role }, link, answerLinks };
  return {
    'reminder-week': reminderMail({ ...reminder, step: 'week', given: undefined }),
    'reminder-days-given': reminderMail({
      ...{ ...reminder, step: 'days', given: { answer: 'late', minutes: 30 } },
    }),
    'reminder-hours': reminderMail({ ...reminder, step: 'hours', given: undefined }),
  };
}

/** What people write to each other. */
function writtenMails({ to, event, asker }: Scene) {
  return {
    announcement: announcementMail(to, {
      ...{ subject: 'Where we meet', body: 'We meet at the red gate.\nPlease be there at nine.' },
      ...{ eventTitle: event.title, link, answer: at('/volunteer/messages/e') },
    }),
    letter: letterMail(to, {
      ...{ subject: 'Who can cook on Saturday?', text: 'Two of us are ill.\nCan you come?' },
      ...{ event, link },
    }),
    'paper-verified': paperDecidedMail(to, {
      ...{ paper: 'First aid', reason: null, link: at('/volunteer/profile#papers') },
    }),
    'paper-refused': paperDecidedMail(to, {
      ...{ paper: 'First aid', reason: 'The date cannot be read.' },
      link: at('/volunteer/profile#papers'),
    }),
    'evidence-deleted': evidenceDeletedMail(to, {
      ...{ paper: 'First aid', link: at('/volunteer/profile#papers') },
    }),
    'paper-given': givenMail(to, {
      ...{ paper: 'First aid', title: event.title, validUntil: '2028-12-05', link },
    }),
    'paper-given-for-good': givenMail(to, {
      ...{ paper: 'First aid', title: event.title, validUntil: null, link },
    }),
    'paper-taken-back': takenBackMail(to, { paper: 'First aid', title: event.title, link }),
    'age-asked-again': ageAskedMail(to, { over: 16, link: at('/volunteer/profile#papers') }),
    'paper-ends': paperEndsMail(to, {
      ...{ paper: 'First aid', lastDay: '2026-12-05', link: at('/volunteer/profile#papers') },
    }),
    message: messageMail(to, {
      ...{ side: 'participant', title: event.title, body: 'Can you bring a knife?' },
      link: at('/volunteer/messages/e'),
    }),
    contact: contactMail(
      { name: asker, email: 'bilal@example.org', message: 'Do you need tents?' },
      to,
    ),
  };
}

function afterwardsMails({ to, event: { title }, role }: Scene) {
  const due = {
    ...{ id: 'u', name: to.name, email: 'aisha@example.org', language: to.language },
    ...{ kindsWithoutMail: [], eventId: 'e', title, startTime, timeZone: 'Asia/Karachi' },
    ...{ roleName: role, minutes: 195, branchId: null },
  };
  const word = 'You stayed to clean up.';
  return {
    'hours-corrected': hoursMail(to, {
      ...{ event: { title }, hours: 3.25, word, link: at('/volunteer/impact'), kind: 'corrected' },
    }),
    'hours-there': hoursMail(to, {
      ...{ event: { title }, hours: 3.25, word, link: at('/volunteer/impact'), kind: 'there' },
    }),
    'recap-thanks': thanksMail(due, {
      link: at('/volunteer/event/e/hours'),
      feedback: at('/volunteer/feedback'),
    }),
    'recap-missed': missedMail(due, { link: at('/volunteer/event/e/hours') }),
  };
}

function accountMails(to: Reader) {
  return {
    'account-activation': accounts.activationMail(to, at('/activation/t')),
    'account-welcome': accounts.welcomeMail(to, at('/welcome/t')),
    'account-already': accounts.alreadyRegisteredMail(to, at('/login')),
    'account-password-changed': accounts.passwordChangedMail(to, at('/forgot-password')),
    'account-confirm-password': accounts.confirmPasswordMail(to, at('/change-password/t')),
    'account-approve-email': accounts.approveEmailMail(to, {
      ...{ link: at('/change-email/t'), newEmail: 'aisha.new@example.org' },
    }),
    'account-reset': care.resetMail(to, at('/reset-password/t')),
    'account-confirm-email': care.confirmEmailMail(to, at('/change-email/t')),
    'account-email-changed': care.emailChangedMail(to, at('/#contact')),
    'account-way-added': wayMail(to, {
      ...{ what: 'added', way: 'Our House', link: at('/forgot-password') },
    }),
    'account-way-removed': wayMail(to, {
      ...{ what: 'removed', way: 'Our House', link: at('/forgot-password') },
    }),
    'account-leaving': care.leavingMail(to, { link: at('/keep-account/t'), deletedAt: until }),
  };
}

function peopleMails(to: Reader, inviter: string) {
  return {
    'story-asked': storyAskedMail(to, {
      words: 'The best morning of my month. I came alone and left with friends.',
      link: at('/volunteer/feedback'),
    }),
    'webhook-off': webhookOffMail(to, { host: 'hooks.example.org', link: at('/admin/webhooks') }),
    'people-invitation': invitationMail(to.language, { inviter, link: at('/invitation/t') }),
    'people-approved': approvedMail(to, at('/admin')),
    'people-declined': declinedMail(to, { link: at('/profile'), answer: 'Let us talk first.' }),
    'people-promoted': people.promotedMail(to, at('/admin')),
    'people-demoted': people.demotedMail(to, at('/events')),
    'people-signed-out': people.signedOutMail(to, at('/forgot-password')),
    'people-removed': people.removedMail(to, at('/#contact')),
  };
}

/** As they leave: what one can choose not to get carries the way out. */
function sent(language: Language, name: string, text: MailText): MailText {
  if (/^(account|people|contact)/.test(name)) return text;
  const kind = name.startsWith('asked') ? 'asked' : 'decision';
  const to = { id: 'u', email: 'aisha@example.org', language, kindsWithoutMail: [] };
  const signer = { sign: () => 'signature', isSigned: () => true };
  return newsMail({ appUrl: new URL(at('/')), signer }, { kind, to, text, branchId: null }) ?? text;
}

/** By name, such as `place-given.ur`. */
export const mailSamples: ReadonlyMap<string, MailText> = new Map(
  (['en', 'ur'] as const).flatMap((language) =>
    Object.entries(samplesOf(language)).map(
      ([name, mail]) => [`${name}.${language}`, sent(language, name, mail)] as const,
    ),
  ),
);
