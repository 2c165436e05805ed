/** Mails about moves on the board that no other decision causes. */
import type { Language } from '@saath/contract/language';
import { isolate, type MailText, type MailWords } from '../../../platform/mail/template.ts';
import { type EventNews, newsOfEvent } from '../place/emails.ts';

type Facts = {
  readonly title: string;
  readonly role: string;
  readonly before: string;
  /** Whether they come at another time than before. */
  readonly isNewTime: boolean;
};

type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly moved: (facts: Facts) => Pick<MailWords, 'subject' | 'paragraphs' | 'followed'>;
  readonly released: (facts: Facts) => Pick<MailWords, 'subject' | 'paragraphs'>;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See the event',
    footer: 'You get this mail because you take part in this event.',
    moved: ({ title, role, before, isNewTime }) => ({
      subject: `You have another role: ${title}`,
      paragraphs: [
        `Your role is now ${role}, no longer ${before}. ${isNewTime ? 'You also come at another time:' : 'Time and place stay as they are.'}`,
      ],
      followed: [
        'If that does not suit you, please give your place back on the page of the event.',
      ],
    }),
    released: ({ title, before }) => ({
      subject: `Your place is open again: ${title}`,
      paragraphs: [
        `You no longer have the place as ${before}. Your request still stands, and you will hear from us when the organiser has found another role for you.`,
      ],
    }),
  },
  ur: {
    button: 'تقریب دیکھیں',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ اس تقریب میں شامل ہیں۔',
    moved: ({ title, role, before, isNewTime }) => ({
      subject: `آپ کی ذمہ داری بدل گئی ہے: ${title}`,
      paragraphs: [
        `اب آپ کی ذمہ داری ${role} ہے، پہلے ${before} تھی۔ ${isNewTime ? 'آپ کا وقت بھی بدل گیا ہے:' : 'وقت اور مقام وہی ہیں۔'}`,
      ],
      followed: [
        'اگر یہ آپ کے لیے موزوں نہ ہو تو مہربانی کر کے تقریب کے صفحے پر اپنی جگہ واپس کر دیجیے۔',
      ],
    }),
    released: ({ title, before }) => ({
      subject: `آپ کی جگہ اب پکی نہیں رہی: ${title}`,
      paragraphs: [
        `${before} کی جگہ اب آپ کے پاس نہیں ہے۔ تقریب کے لیے آپ کی درخواست برقرار ہے، اور کوئی اور ذمہ داری طے ہوتے ہی آپ کو اطلاع ملے گی۔`,
      ],
    }),
  },
};

function letter(
  kind: 'moved' | 'released',
  news: EventNews,
  { before, isNewTime }: { before: string; isNewTime: boolean },
): MailText {
  const { language } = news.to;
  const { [kind]: words, button, footer } = texts[language];
  const own = (text: string) => isolate(language, text);
  const facts = {
    title: own(news.event.title),
    role: own(news.roleName ?? ''),
    before: own(before),
    isNewTime,
  };
  return newsOfEvent(news, { ...words(facts), button, footer });
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
