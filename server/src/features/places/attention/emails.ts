/** What people hear when something is missing for a place that they hold. */
import type { Language } from '@saath/contract/language';
import { isolate, type MailText, type MailWords } from '../../../platform/mail/template.ts';
import { type EventFacts, type EventNews, factsOf, newsOfEvent } from '../place/emails.ts';

type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly missing: (facts: EventFacts) => Pick<MailWords, 'subject' | 'paragraphs' | 'followed'>;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See what is missing',
    footer: 'You get this mail because you have a place at this event.',
    missing: ({ title, role }) => ({
      subject: `Something is missing for your place: ${title}`,
      paragraphs: [
        `Your place${role ? ` as ${role}` : ''} is still yours. But something that this role asks for is missing, or does not hold until the day.`,
      ],
      followed: ['The page of the event says what it is, and how to add it.'],
    }),
  },
  ur: {
    button: 'دیکھیں کیا درکار ہے',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ اس تقریب میں آپ کے پاس جگہ ہے۔',
    missing: ({ title, role }) => ({
      subject: `آپ کی جگہ کے لیے کچھ درکار ہے: ${title}`,
      paragraphs: [
        `آپ کی جگہ${role ? ` (${role})` : ''} اب بھی آپ کی ہے، مگر اس ذمہ داری کے لیے درکار کوئی چیز موجود نہیں، یا اس دن تک کارآمد نہیں رہے گی۔`,
      ],
      followed: ['تقریب کے صفحے پر لکھا ہے کہ کیا درکار ہے اور اسے کیسے شامل کیا جائے۔'],
    }),
  },
};

export function somethingMissingMail(news: EventNews): MailText {
  const { missing, button, footer } = texts[news.to.language];
  return newsOfEvent(news, { ...missing(factsOf(news)), button, footer });
}

/** What the organiser reads. @param names of those for whose places something is missing */
export function somethingMissingTitle(
  language: Language,
  { names, title }: { names: readonly string[]; title: string },
): string {
  const [name = ''] = names;
  const own = (text: string) => isolate(language, text);
  if (names.length === 1)
    return {
      en: `Something is missing for the place of ${name}: ${title}`,
      ur: `${own(name)} کی جگہ کے لیے کچھ درکار ہے: ${own(title)}`,
    }[language];
  return {
    en: `Something is missing for the places of ${names.length} people: ${title}`,
    ur: `${names.length} لوگوں کی جگہوں کے لیے کچھ درکار ہے: ${own(title)}`,
  }[language];
}
