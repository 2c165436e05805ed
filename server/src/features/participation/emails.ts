/** Mails about joining. Times are written in the event's own zone. */
import { composeMail, type MailText } from '../../platform/mail/template.ts';

export type EventNews = {
  readonly name: string;
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

const footer = 'You get this mail because you asked to join this event.';

/** Making one takes longer than all else about a mail. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  formats.set(timeZone, format);
  return format;
}

function when({ startTime, timeZone }: EventNews['event']): string {
  return formatIn(timeZone).format(startTime).replaceAll('\u202f', ' ');
}

function letter(news: EventNews, subject: string, paragraphs: readonly string[]): MailText {
  const words = news.note ? [`The organiser writes: ${news.note}`] : [];
  return composeMail({
    subject,
    name: news.name,
    paragraphs: [...paragraphs, ...words],
    button: { label: 'See the event', href: news.link },
    footer,
  });
}

const asRole = (roleName: string | null) => (roleName ? ` as ${roleName}` : '');

export function requestReceivedMail(news: EventNews): MailText {
  return letter(news, `We passed on your request: ${news.event.title}`, [
    `You asked to join "${news.event.title}"${asRole(news.roleName)}, ${when(news.event)}.`,
    'The organiser will answer, and you will get a mail. You can withdraw on the page of the event at any time before it starts.',
  ]);
}

export function placeGivenMail(news: EventNews): MailText {
  return letter(news, `You're in: ${news.event.title}`, [
    `You have a place${asRole(news.roleName)} at "${news.event.title}".`,
    `${when(news.event)}, ${news.event.location}.`,
    'If something comes up, please withdraw on the page of the event, so that somebody else can have the place.',
  ]);
}

export function waitListMail(news: EventNews): MailText {
  return letter(news, `You are on the wait list: ${news.event.title}`, [
    `"${news.event.title}"${asRole(news.roleName)} has no free place right now. You are on the wait list, and if a place opens you will hear from us at once.`,
  ]);
}

export function declinedMail(news: EventNews): MailText {
  return letter(news, `Not this time: ${news.event.title}`, [
    `The organiser could not give you a place at "${news.event.title}" this time. Thank you for offering your help: other events are looking for people like you.`,
  ]);
}

export function roleGoneMail(news: EventNews): MailText {
  return letter(news, `Your role has changed: ${news.event.title}`, [
    `The role you held${asRole(news.roleName)} at "${news.event.title}" no longer exists. Your request for the event stands, and the organiser will find another role for you.`,
  ]);
}

export function movedMail(news: EventNews): MailText {
  return letter(news, `New time or place: ${news.event.title}`, [
    `"${news.event.title}" has changed. It now takes place on ${when(news.event)}, ${news.event.location}.`,
    'If that does not suit you, please withdraw on the page of the event.',
  ]);
}

export function eventGoneMail(news: EventNews): MailText {
  return letter(
    { ...news, link: new URL('/events', news.link).href },
    `Cancelled: ${news.event.title}`,
    [
      `"${news.event.title}" on ${when(news.event)} does not take place. We are sorry, and thank you for offering your help.`,
    ],
  );
}
