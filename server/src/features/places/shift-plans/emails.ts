/** Mails about changed shifts. Times are written in the event's own zone. */
import type { Language } from '@saath/contract/language';
import { composeMail, type MailText, type MailWords } from '../../../platform/mail/template.ts';
import { type EventFacts, type EventNews, factsOf, newsOfEvent } from '../place/emails.ts';

type Letter = 'moved' | 'gone';

type Texts = Pick<MailWords, 'button' | 'footer'> &
  Readonly<
    Record<Letter, (facts: EventFacts) => Pick<MailWords, 'subject' | 'paragraphs' | 'followed'>>
  >;

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See the event',
    footer: 'You get this mail because you have a place at this event.',
    moved: ({ title }) => ({
      subject: `Your shift has changed: ${title}`,
      paragraphs: ['The time or the place of your shift has changed. This is how it is now:'],
      followed: [
        'If that does not suit you, please give your place back on the page of the event.',
      ],
    }),
    gone: ({ title, role, when }) => ({
      subject: `Your shift was cancelled: ${title}`,
      paragraphs: [
        `The shift you had as ${role} at "${title}" (${when}) was cancelled. Your request still stands, and the organiser will look for another shift for you.`,
      ],
    }),
  },
  ur: {
    button: 'تقریب دیکھیں',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ اس تقریب میں آپ کی جگہ ہے۔',
    moved: ({ title }) => ({
      subject: `آپ کی شفٹ بدل گئی ہے: ${title}`,
      paragraphs: ['آپ کی شفٹ کا وقت یا مقام بدل گیا ہے۔ اب یہ یوں ہے:'],
      followed: [
        'اگر یہ آپ کے لیے موزوں نہ ہو تو مہربانی کر کے تقریب کے صفحے پر اپنی جگہ واپس کر دیجیے۔',
      ],
    }),
    gone: ({ title, role, when }) => ({
      subject: `آپ کی شفٹ ختم کر دی گئی ہے: ${title}`,
      paragraphs: [
        `”${title}“ میں ${role} کی جو شفٹ (${when}) آپ کے پاس تھی وہ اب باقی نہیں رہی۔ تقریب کے لیے آپ کی درخواست برقرار ہے، اور آپ کے لیے کوئی اور شفٹ تلاش کی جائے گی۔`,
      ],
    }),
  },
};

function wordsOf(kind: Letter, news: EventNews) {
  const { [kind]: words, button, footer } = texts[news.to.language];
  return { ...words(factsOf(news)), button, footer };
}

/** @param news `event` as the person has it: its times are those of the shift */
export function shiftMovedMail(news: EventNews): MailText {
  return newsOfEvent(news, wordsOf('moved', news));
}

/** Without a card: nobody shall read it as a time at which to come. */
export function shiftGoneMail(news: EventNews): MailText {
  return composeMail(news.to, wordsOf('gone', news), news.link);
}
