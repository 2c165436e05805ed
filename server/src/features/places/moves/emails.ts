/** Mails about moves on the board that no other decision causes. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
} from '../../../platform/mail/template.ts';
import { type EventNews, whenInWords } from '../place/emails.ts';

type Facts = {
  readonly title: string;
  readonly role: string;
  readonly before: string;
  /** When to come, where that is new. */
  readonly when: string | undefined;
};

type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly note: (note: string) => string;
  readonly moved: (facts: Facts) => Pick<MailWords, 'subject' | 'paragraphs'>;
  readonly released: (facts: Facts) => Pick<MailWords, 'subject' | 'paragraphs'>;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See the event',
    footer: 'You get this mail because you take part in this event.',
    note: (note) => `The organiser writes: ${note}`,
    moved: ({ title, role, before, when }) => ({
      subject: `You have another role: ${title}`,
      paragraphs: [
        `At "${title}" you are now ${role}, and no longer ${before}. ${when ? `Please come on ${when}.` : 'Time and place stay as they are.'}`,
        'If that does not suit you, please withdraw on the page of the event.',
      ],
    }),
    released: ({ title, before }) => ({
      subject: `Your place is open again: ${title}`,
      paragraphs: [
        `You no longer have the place as ${before} at "${title}". Your request for the event stands, and you will hear from us when the organiser has found another role for you.`,
      ],
    }),
  },
  ur: {
    button: 'تقریب دیکھیں',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ اس تقریب میں شامل ہیں۔',
    note: (note) => `منتظم نے لکھا ہے: ${note}`,
    moved: ({ title, role, before, when }) => ({
      subject: `آپ کی ذمہ داری بدل گئی ہے: ${title}`,
      paragraphs: [
        `”${title}“ میں اب آپ کی ذمہ داری ${role} ہے، پہلے ${before} تھی۔ ${when ? `آپ کا وقت: ${when}۔` : 'وقت اور مقام وہی ہیں۔'}`,
        'اگر یہ آپ کے لیے موزوں نہ ہو تو مہربانی کر کے تقریب کے صفحے پر دستبردار ہو جائیے۔',
      ],
    }),
    released: ({ title, before }) => ({
      subject: `آپ کی جگہ اب پکی نہیں رہی: ${title}`,
      paragraphs: [
        `”${title}“ میں ${before} کی جگہ اب آپ کے پاس نہیں ہے۔ تقریب کے لیے آپ کی درخواست برقرار ہے، اور کوئی اور ذمہ داری طے ہوتے ہی آپ کو اطلاع ملے گی۔`,
      ],
    }),
  },
};

function letter(
  kind: 'moved' | 'released',
  { to, event, roleName, link, note }: EventNews,
  { before, isNewTime }: { before: string; isNewTime: boolean },
): MailText {
  const { [kind]: words, note: quote, button, footer } = texts[to.language];
  const own = (text: string) => isolate(to.language, text);
  const { subject, paragraphs } = words({
    title: own(event.title),
    role: own(roleName ?? ''),
    before: own(before),
    when: isNewTime ? whenInWords(to.language, event.startTime, event.timeZone) : undefined,
  });
  const quoted = note ? [quote(own(note))] : [];
  return composeMail(to, { subject, paragraphs: [...paragraphs, ...quoted], button, footer }, link);
}

/** @param change the name of the role that the person held until now, and whether they come at another time */
export function roleChangedMail(
  news: EventNews,
  change: { before: string; isNewTime: boolean },
): MailText {
  return letter('moved', news, change);
}

/** @param before the name of the role that the person held until now */
export function placeReleasedMail(news: EventNews, before: string): MailText {
  return letter('released', news, { before, isNewTime: false });
}
