/** Mails about joining. Times are written in the event's own zone. */
import type { Language } from '@saath/contract/language';
import { icsOf } from '../../../platform/calendar-file.ts';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  mailLocales,
  type Reader,
} from '../../../platform/mail/template.ts';

export type EventNews = {
  readonly to: Reader;
  readonly event: {
    readonly title: string;
    readonly location: string;
    readonly startTime: Date;
    readonly timeZone: string;
  };
  readonly roleName: string | null;
  /** Where the event's page is. */
  readonly link: string;
  /** The organiser's own words; may be empty. */
  readonly note: string;
};

/** What the texts speak of, ready to be put in. */
type Facts = {
  readonly title: string;
  readonly location: string;
  readonly when: string;
  /** Empty when no role was named. */
  readonly role: string;
};

type Letter =
  | 'requestReceived'
  | 'placeGiven'
  | 'waitList'
  | 'declined'
  | 'roleGone'
  | 'moved'
  | 'eventGone';

type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly note: (note: string) => string;
  readonly letters: Readonly<
    Record<Letter, (facts: Facts) => Pick<MailWords, 'subject' | 'paragraphs'>>
  >;
};

const asRole = (role: string) => (role ? ` as ${role}` : '');

const en: Texts = {
  button: 'See the event',
  footer: 'You get this mail because you asked to join this event or were given a place in it.',
  note: (note) => `The organiser writes: ${note}`,
  letters: {
    requestReceived: ({ title, role, when }) => ({
      subject: `Your request is in: ${title}`,
      paragraphs: [
        `You asked to join "${title}"${asRole(role)}, ${when}.`,
        'The organiser will answer, and you will hear from us. You can withdraw on the page of the event at any time before it starts.',
      ],
    }),
    placeGiven: ({ title, role, when, location }) => ({
      subject: `You're in: ${title}`,
      paragraphs: [
        `You have a place${asRole(role)} at "${title}".`,
        `${when}, ${location}.`,
        'If something comes up, please withdraw on the page of the event, so that somebody else can have the place.',
      ],
    }),
    waitList: ({ title, role }) => ({
      subject: `You are on the wait list: ${title}`,
      paragraphs: [
        `"${title}"${asRole(role)} has no free place right now. You are on the wait list, and if a place opens you will hear from us at once.`,
      ],
    }),
    declined: ({ title }) => ({
      subject: `Not this time: ${title}`,
      paragraphs: [
        `The organiser could not give you a place at "${title}" this time. Thank you for offering your help: other events are looking for people like you.`,
      ],
    }),
    roleGone: ({ title, role }) => ({
      subject: `Your role has changed: ${title}`,
      paragraphs: [
        `The role you held${asRole(role)} at "${title}" no longer exists. Your request for the event stands, and the organiser will find another role for you.`,
      ],
    }),
    moved: ({ title, when, location }) => ({
      subject: `New time or place: ${title}`,
      paragraphs: [
        `"${title}" has changed. It now takes place on ${when}, ${location}.`,
        'If that does not suit you, please withdraw on the page of the event.',
      ],
    }),
    eventGone: ({ title, when }) => ({
      subject: `Cancelled: ${title}`,
      paragraphs: [
        `"${title}" on ${when} does not take place. We are sorry, and thank you for offering your help.`,
      ],
    }),
  },
};

const inRole = (role: string) => (role ? `${role} کے طور پر ` : '');

const ur: Texts = {
  button: 'تقریب دیکھیں',
  footer:
    'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اس تقریب میں شامل ہونے کی درخواست کی تھی یا آپ کو اس میں جگہ دی گئی۔',
  note: (note) => `منتظم نے لکھا ہے: ${note}`,
  letters: {
    requestReceived: ({ title, role, when }) => ({
      subject: `آپ کی درخواست پہنچ گئی ہے: ${title}`,
      paragraphs: [
        `آپ نے ”${title}“ میں ${inRole(role)}شامل ہونے کی درخواست کی ہے۔ تقریب کا وقت: ${when}۔`,
        'منتظم کا جواب آتے ہی آپ کو اطلاع ملے گی۔ تقریب شروع ہونے سے پہلے کسی بھی وقت تقریب کے صفحے پر دستبردار ہونا ممکن ہے۔',
      ],
    }),
    placeGiven: ({ title, role, when, location }) => ({
      subject: `آپ کی جگہ پکی ہے: ${title}`,
      paragraphs: [
        `”${title}“ میں ${inRole(role)}آپ کی جگہ پکی ہو گئی ہے۔`,
        `وقت: ${when}۔ مقام: ${location}۔`,
        'اگر کوئی رکاوٹ آ جائے تو مہربانی کر کے تقریب کے صفحے پر دستبردار ہو جائیے، تاکہ یہ جگہ کسی اور کو مل سکے۔',
      ],
    }),
    waitList: ({ title, role }) => ({
      subject: `آپ انتظار کی فہرست میں ہیں: ${title}`,
      paragraphs: [
        `”${title}“ میں ${inRole(role)}اس وقت کوئی جگہ خالی نہیں۔ آپ کا نام انتظار کی فہرست میں ہے، اور جگہ خالی ہوتے ہی آپ کو اطلاع مل جائے گی۔`,
      ],
    }),
    declined: ({ title }) => ({
      subject: `اس بار نہیں: ${title}`,
      paragraphs: [
        `اس بار ”${title}“ میں آپ کے لیے جگہ نہیں نکل سکی۔ مدد کی پیشکش کا شکریہ: دوسری تقریبات کو آپ جیسے لوگوں کی تلاش ہے۔`,
      ],
    }),
    roleGone: ({ title, role }) => ({
      subject: `آپ کی ذمہ داری بدل گئی ہے: ${title}`,
      paragraphs: [
        `”${title}“ میں آپ کی ذمہ داری${role ? ` (${role})` : ''} اب باقی نہیں رہی۔ تقریب کے لیے آپ کی درخواست برقرار ہے، اور آپ کے لیے کوئی اور ذمہ داری تلاش کی جائے گی۔`,
      ],
    }),
    moved: ({ title, when, location }) => ({
      subject: `نیا وقت یا مقام: ${title}`,
      paragraphs: [
        `”${title}“ میں تبدیلی ہوئی ہے۔ نیا وقت: ${when}۔ مقام: ${location}۔`,
        'اگر یہ آپ کے لیے موزوں نہ ہو تو مہربانی کر کے تقریب کے صفحے پر دستبردار ہو جائیے۔',
      ],
    }),
    eventGone: ({ title, when }) => ({
      subject: `منسوخ: ${title}`,
      paragraphs: [
        `تقریب ”${title}“ منسوخ ہو گئی ہے۔ اس کا وقت یہ تھا: ${when}۔ ہمیں افسوس ہے، اور مدد کی پیشکش کا شکریہ۔`,
      ],
    }),
  },
};

const texts: Readonly<Record<Language, Texts>> = { en, ur };

/** Making one takes longer than all else about a mail. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** When something begins, in words of the language and in the event's own zone. */
export function whenInWords(language: Language, start: Date, timeZone: string): string {
  return formatIn(language, timeZone).format(start).replaceAll('\u202f', ' ');
}

function formatIn(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(mailLocales[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  formats.set(key, format);
  return format;
}

function letter(kind: Letter) {
  return ({ to, event, roleName, link, note }: EventNews): MailText => {
    const { letters, note: quote, button, footer } = texts[to.language];
    const own = (words: string) => isolate(to.language, words);
    const { subject, paragraphs } = letters[kind]({
      title: own(event.title),
      location: own(event.location),
      when: whenInWords(to.language, event.startTime, event.timeZone),
      role: roleName ? own(roleName) : '',
    });
    const words = note ? [quote(own(note))] : [];
    return composeMail(
      to,
      { subject, paragraphs: [...paragraphs, ...words], button, footer },
      link,
    );
  };
}

export const requestReceivedMail = letter('requestReceived');
export const placeGivenMail = letter('placeGiven');
export const waitListMail = letter('waitList');
export const declinedMail = letter('declined');
export const roleGoneMail = letter('roleGone');
export const movedMail = letter('moved');

/**
 * A place for the calendar of the person who holds it, to be sent with the mail about it.
 *
 * @param times of the place
 * @param at the present; a cancellation is a version of its own
 */
export function placeCalendar(
  place: {
    event: { id: string; title: string; description: string; location: string; updatedAt: Date };
    roleName: string | null;
    times: { startTime: Date; endTime: Date };
    at: Date;
    isCancelled?: boolean;
  },
  appUrl: URL,
): string {
  const { event, roleName, times, at, isCancelled = false } = place;
  const { id: eventId, title, description, location, updatedAt } = event;
  // Sequences count seconds: a cancellation right after a change must still come later.
  const version = isCancelled
    ? new Date(Math.max(at.getTime(), updatedAt.getTime() + 1000))
    : updatedAt;
  const { startTime, endTime } = times;
  const entry = { eventId, title, roleName, description, location, startTime, endTime, version };
  return icsOf({ ...entry, madeAt: at, isCancelled }, appUrl);
}

/** What the organiser reads about somebody who gives a place back. @param word why; may be empty */
export function cannotComeTitle(
  language: Language,
  { name, event, word }: { name: string; event: { title: string }; word: string },
): string {
  const own = (text: string) => isolate(language, text);
  const told = {
    en: `${name} cannot come: ${event.title}`,
    ur: `${own(name)} نہیں آ سکیں گے: ${own(event.title)}`,
  }[language];
  return word ? `${told} (${own(word)})` : told;
}

/** Its page stays and says so. */
export const cancelledMail = letter('eventGone');

/** Its page is gone as well. */
export function eventGoneMail(news: EventNews): MailText {
  return letter('eventGone')({ ...news, link: new URL('/events', news.link).href });
}
