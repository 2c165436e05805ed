/** Mails about changed shifts. Times are written in the event's own zone. */
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
  readonly from: string;
  readonly to: string;
  readonly location: string;
};

type Letter = 'moved' | 'gone';

type Texts = Pick<MailWords, 'button' | 'footer'> &
  Readonly<Record<Letter, (facts: Facts) => Pick<MailWords, 'subject' | 'paragraphs'>>>;

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See the event',
    footer: 'You get this mail because you have a place at this event.',
    moved: ({ title, role, from, to, location }) => ({
      subject: `Your shift has changed: ${title}`,
      paragraphs: [
        `You have a place as ${role} at "${title}", and its time or place has changed.`,
        `From ${from} to ${to}, ${location}.`,
        'If that does not suit you, please withdraw on the page of the event.',
      ],
    }),
    gone: ({ title, role, from }) => ({
      subject: `Your shift was cancelled: ${title}`,
      paragraphs: [
        `The shift you had as ${role} at "${title}", ${from}, no longer exists. Your request for the event stands, and the organiser will find another shift for you.`,
      ],
    }),
  },
  ur: {
    button: 'تقریب دیکھیں',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ اس تقریب میں آپ کی جگہ ہے۔',
    moved: ({ title, role, from, to, location }) => ({
      subject: `آپ کی شفٹ بدل گئی ہے: ${title}`,
      paragraphs: [
        `”${title}“ میں آپ کی ذمہ داری ${role} ہے، اور اس کا وقت یا مقام بدل گیا ہے۔`,
        `نیا وقت: ${from} سے ${to} تک۔ مقام: ${location}۔`,
        'اگر یہ آپ کے لیے موزوں نہ ہو تو مہربانی کر کے تقریب کے صفحے پر دستبردار ہو جائیے۔',
      ],
    }),
    gone: ({ title, role, from }) => ({
      subject: `آپ کی شفٹ ختم کر دی گئی ہے: ${title}`,
      paragraphs: [
        `”${title}“ میں ${role} کی جو شفٹ (${from}) آپ کے پاس تھی وہ اب باقی نہیں رہی۔ تقریب کے لیے آپ کی درخواست برقرار ہے، اور آپ کے لیے کوئی اور شفٹ تلاش کی جائے گی۔`,
      ],
    }),
  },
};

/** @param news.event as the person has it: its times are those of the shift */
function letter(kind: Letter) {
  return ({ to, event, roleName, link }: EventNews & { event: { endTime: Date } }): MailText => {
    const { [kind]: words, button, footer } = texts[to.language];
    const own = (text: string) => isolate(to.language, text);
    const { subject, paragraphs } = words({
      title: own(event.title),
      role: own(roleName ?? ''),
      from: whenInWords(to.language, event.startTime, event.timeZone),
      to: whenInWords(to.language, event.endTime, event.timeZone),
      location: own(event.location),
    });
    return composeMail(to, { subject, paragraphs, button, footer }, link);
  };
}

export const shiftMovedMail = letter('moved');
export const shiftGoneMail = letter('gone');
