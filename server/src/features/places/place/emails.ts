/** Mails about joining. Times are written in the event's own zone. */
import type { Language } from '@saath/contract/language';
import { icsOf } from '../../../platform/calendar-file.ts';
import { type CardedEvent, eventCard } from '../../../platform/mail/event-card.ts';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';
import { type Span, spanInWords } from '../../../platform/mail/times.ts';

export type EventNews = {
  readonly to: Reader;
  /** Its times and its place are those of the person's shift where there is one. */
  readonly event: Span & {
    readonly id: string;
    readonly title: string;
    readonly location: string;
  };
  readonly roleName: string | null;
  /** Where the event's page is. */
  readonly link: string;
  /** The organiser's own words; may be empty. */
  readonly note: string;
};

const writes: Readonly<Record<Language, (note: string) => string>> = {
  en: (note) => `The organiser writes: ${note}`,
  ur: (note) => `منتظم نے لکھا ہے: ${isolate('ur', note)}`,
};

/** A mail about an event, which it shows; the organiser's own words come last. */
export function newsOfEvent(
  { to, event, roleName, link, note }: EventNews,
  words: Omit<MailWords, 'event' | 'preheader'>,
): MailText {
  const { language } = to;
  const isThere = link.endsWith(`/event/${event.id}`);
  const card = eventCard(language, { event, roleName, ...(isThere ? { link } : {}) });
  const [when] = card.rows;
  const followed = [...(words.followed ?? []), ...(note ? [writes[language](note)] : [])];
  const preheader = `${when?.text}, ${isolate(language, event.location)}`;
  return composeMail(to, { ...words, followed, event: card, preheader }, link);
}

/** What the texts speak of, ready to be put in. */
export type EventFacts = {
  readonly title: string;
  /** Empty when no role was named. */
  readonly role: string;
  readonly when: string;
};

export function factsOf({ to: { language }, event, roleName }: EventNews): EventFacts {
  return {
    title: isolate(language, event.title),
    role: roleName ? isolate(language, roleName) : '',
    when: spanInWords(language, event),
  };
}

type Letter =
  | 'requestReceived'
  | 'placeGiven'
  | 'waitList'
  | 'declined'
  | 'roleGone'
  | 'moved'
  | 'eventGone';

type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly letters: Readonly<
    Record<Letter, (facts: EventFacts) => Pick<MailWords, 'subject' | 'paragraphs' | 'followed'>>
  >;
};

const en: Texts = {
  button: 'See the event',
  footer: 'You get this mail because you asked to join this event or were given a place in it.',
  letters: {
    requestReceived: ({ title }) => ({
      subject: `Your request is in: ${title}`,
      paragraphs: ['Thank you for offering your help. The organiser has your request.'],
      followed: [
        'You will hear from us as soon as they answer. Until the event starts you can take your request back on its page.',
      ],
    }),
    placeGiven: ({ title }) => ({
      subject: `You're in: ${title}`,
      paragraphs: ['You have a place. We look forward to seeing you.'],
      followed: [
        'If something comes up, please give your place back on the page of the event, so that somebody else can have it.',
      ],
    }),
    waitList: ({ title }) => ({
      subject: `You are on the wait list: ${title}`,
      paragraphs: [
        'All places are taken right now, so you are on the wait list. If one becomes free for you, we will tell you at once.',
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
        `The role you had${role ? `, ${role},` : ''} is no longer part of this event. Your request still stands, and the organiser will look for another role for you.`,
      ],
    }),
    moved: ({ title }) => ({
      subject: `New time or place: ${title}`,
      paragraphs: ['The time or the place of this event has changed. This is how it is now:'],
      followed: [
        'If that does not suit you, please give your place back on the page of the event.',
      ],
    }),
    eventGone: ({ title }) => ({
      subject: `Cancelled: ${title}`,
      paragraphs: [
        'This event will not take place. We are sorry, and thank you for offering your help.',
      ],
    }),
  },
};

const ur: Texts = {
  button: 'تقریب دیکھیں',
  footer:
    'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اس تقریب میں شامل ہونے کی درخواست کی تھی یا آپ کو اس میں جگہ دی گئی۔',
  letters: {
    requestReceived: ({ title }) => ({
      subject: `آپ کی درخواست پہنچ گئی ہے: ${title}`,
      paragraphs: ['مدد کی پیشکش کا شکریہ۔ آپ کی درخواست منتظم کے پاس ہے۔'],
      followed: [
        'جواب آتے ہی آپ کو اطلاع ملے گی۔ تقریب شروع ہونے تک آپ اس کے صفحے پر اپنی درخواست واپس لے سکتے ہیں۔',
      ],
    }),
    placeGiven: ({ title }) => ({
      subject: `آپ کی جگہ پکی ہے: ${title}`,
      paragraphs: ['آپ کی جگہ پکی ہو گئی ہے۔ ہمیں آپ کا انتظار رہے گا۔'],
      followed: [
        'اگر کوئی رکاوٹ آ جائے تو مہربانی کر کے تقریب کے صفحے پر اپنی جگہ واپس کر دیجیے، تاکہ وہ کسی اور کو مل سکے۔',
      ],
    }),
    waitList: ({ title }) => ({
      subject: `آپ انتظار کی فہرست میں ہیں: ${title}`,
      paragraphs: [
        'اس وقت تمام جگہیں بھر چکی ہیں، اس لیے آپ کا نام انتظار کی فہرست میں ہے۔ آپ کے لیے جگہ خالی ہوتے ہی ہم آپ کو بتا دیں گے۔',
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
        `آپ کی ذمہ داری${role ? ` (${role})` : ''} اب اس تقریب کا حصہ نہیں رہی۔ آپ کی درخواست برقرار ہے، اور آپ کے لیے کوئی اور ذمہ داری تلاش کی جائے گی۔`,
      ],
    }),
    moved: ({ title }) => ({
      subject: `نیا وقت یا مقام: ${title}`,
      paragraphs: ['اس تقریب کا وقت یا مقام بدل گیا ہے۔ اب یہ یوں ہے:'],
      followed: [
        'اگر یہ آپ کے لیے موزوں نہ ہو تو مہربانی کر کے تقریب کے صفحے پر اپنی جگہ واپس کر دیجیے۔',
      ],
    }),
    eventGone: ({ title }) => ({
      subject: `منسوخ: ${title}`,
      paragraphs: ['یہ تقریب منسوخ ہو گئی ہے۔ ہمیں افسوس ہے، اور مدد کی پیشکش کا شکریہ۔'],
    }),
  },
};

const texts: Readonly<Record<Language, Texts>> = { en, ur };

function letter(kind: Letter) {
  return (news: EventNews): MailText => {
    const { letters, button, footer } = texts[news.to.language];
    return newsOfEvent(news, { ...letters[kind](factsOf(news)), button, footer });
  };
}

export const requestReceivedMail = letter('requestReceived');
export const placeGivenMail = letter('placeGiven');
export const waitListMail = letter('waitList');
export const declinedMail = letter('declined');
export const movedMail = letter('moved');

/** The card shows no role: there is none any more. */
export function roleGoneMail(news: EventNews): MailText {
  const mail = letter('roleGone')(news);
  const { event, link } = news;
  const card = eventCard(news.to.language, { event, link });
  return { ...mail, event: card };
}

/**
 * A place for the calendar of the person who holds it, to be sent with the mail about it.
 *
 * @param times of the place
 * @param at the present; a cancellation is a version of its own
 */
export function placeCalendar(
  place: {
    event: Omit<CardedEvent, 'startTime' | 'endTime'> & { description: string; updatedAt: Date };
    roleName: string | null;
    times: { startTime: Date; endTime: Date };
    at: Date;
    isCancelled?: boolean;
  },
  appUrl: URL,
): string {
  const { event, roleName, times, at, isCancelled = false } = place;
  const { id: eventId, title, description, location, timeZone, updatedAt } = event;
  // Sequences count seconds: a cancellation right after a change must still come later, and a new place after that.
  const latest = Math.max(at.getTime(), updatedAt.getTime());
  const version = new Date(isCancelled ? latest + 1000 : latest);
  const { startTime, endTime } = times;
  const what = { eventId, title, roleName, description, location, startTime, endTime, timeZone };
  return icsOf({ ...what, version, madeAt: at, isCancelled }, appUrl);
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
