/** What people hear whose answers are missing shortly before an event. */
import type { Language } from '@saath/contract/language';
import type { MailText, MailWords } from '../../../platform/mail/template.ts';
import { type EventFacts, type EventNews, factsOf, newsOfEvent } from '../place/emails.ts';

type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly open: (facts: EventFacts) => Pick<MailWords, 'subject' | 'paragraphs'>;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'Answer the questions',
    footer: 'You get this mail because you have a place at this event.',
    open: ({ title }) => ({
      subject: `The organisers have a question for you: ${title}`,
      paragraphs: ['The organisers need an answer from you before the event. It takes a minute.'],
    }),
  },
  ur: {
    button: 'سوالوں کے جواب دیں',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ اس تقریب میں آپ کے پاس جگہ ہے۔',
    open: ({ title }) => ({
      subject: `منتظمین آپ سے کچھ پوچھنا چاہتے ہیں: ${title}`,
      paragraphs: ['منتظمین کو تقریب سے پہلے آپ کے جواب کی ضرورت ہے۔ اس میں ایک منٹ لگے گا۔'],
    }),
  },
};

export function questionsOpenMail(news: EventNews): MailText {
  const { open, button, footer } = texts[news.to.language];
  return newsOfEvent(news, { ...open(factsOf(news)), button, footer });
}
