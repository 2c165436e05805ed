/** Mails about hours that were corrected, proposals that were answered, being excused, and having been there after all. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';
import { hoursInWords } from './policy.ts';

export type HoursNews = {
  readonly kind: 'corrected' | 'accepted' | 'changed' | 'declined' | 'excused' | 'there';
  readonly event: { readonly title: string };
  readonly hours: number;
  /** The organiser's own words; may be empty. */
  readonly word: string;
  /** Where the person reads it. */
  readonly link: string;
};

/** `hours` in words: "3.25 hours". */
type Facts = { readonly title: string; readonly hours: string };
type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly word: (word: string) => string;
  readonly letters: Readonly<
    Record<HoursNews['kind'], (facts: Facts) => Pick<MailWords, 'subject' | 'paragraphs'>>
  >;
};

const en: Texts = {
  button: 'See my hours',
  footer: 'You get this mail because you held a place at this event.',
  word: (word) => `The organiser writes: ${word}`,
  letters: {
    corrected: ({ title, hours }) => ({
      subject: `Your hours were corrected: ${title}`,
      paragraphs: [`For "${title}" you now have ${hours}.`],
    }),
    accepted: ({ title, hours }) => ({
      subject: `Your hours were corrected: ${title}`,
      paragraphs: [`The organisers agreed with you: for "${title}" you now have ${hours}.`],
    }),
    changed: ({ title, hours }) => ({
      subject: `Your hours were corrected: ${title}`,
      paragraphs: [
        `The organisers looked at what you proposed for "${title}" and found ${hours}. That is what counts for you now.`,
      ],
    }),
    declined: ({ title }) => ({
      subject: `Your hours stay as they are: ${title}`,
      paragraphs: [
        `The organisers looked at what you proposed for "${title}" and could not agree. What was recorded stays.`,
      ],
    }),
    excused: ({ title }) => ({
      subject: `Thank you for telling us: ${title}`,
      paragraphs: [
        `That you could not come to "${title}" is excused. It counts neither for nor against you. We hope to see you another time.`,
      ],
    }),
    there: ({ title }) => ({
      subject: `It is now recorded that you were there: ${title}`,
      paragraphs: [
        `The organisers have recorded that you were at "${title}". Time in this role does not count towards your hours.`,
      ],
    }),
  },
};

const ur: Texts = {
  button: 'میرے گھنٹے دیکھیں',
  footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ اس تقریب میں آپ کی جگہ تھی۔',
  word: (word) => `منتظم نے لکھا ہے: ${isolate('ur', word)}`,
  letters: {
    corrected: ({ title, hours }) => ({
      subject: `آپ کے گھنٹے درست کر دیے گئے ہیں: ${title}`,
      paragraphs: [`”${title}“ کے لیے اب آپ کے ${hours} شمار ہوتے ہیں۔`],
    }),
    accepted: ({ title, hours }) => ({
      subject: `آپ کے گھنٹے درست کر دیے گئے ہیں: ${title}`,
      paragraphs: [
        `منتظمین نے آپ کی بات مان لی ہے: ”${title}“ کے لیے اب آپ کے ${hours} شمار ہوتے ہیں۔`,
      ],
    }),
    changed: ({ title, hours }) => ({
      subject: `آپ کے گھنٹے درست کر دیے گئے ہیں: ${title}`,
      paragraphs: [
        `منتظمین نے ”${title}“ کے لیے آپ کی تجویز دیکھی اور ${hours} طے کیے۔ اب یہی شمار ہوتے ہیں۔`,
      ],
    }),
    declined: ({ title }) => ({
      subject: `آپ کے گھنٹے وہی رہیں گے: ${title}`,
      paragraphs: [
        `منتظمین نے ”${title}“ کے لیے آپ کی تجویز دیکھی مگر اس سے اتفاق نہیں کر سکے۔ جو درج تھا وہی برقرار ہے۔`,
      ],
    }),
    excused: ({ title }) => ({
      subject: `بتانے کا شکریہ: ${title}`,
      paragraphs: [
        `”${title}“ میں آپ کا نہ آ سکنا معاف ہے۔ یہ نہ آپ کے حق میں گنا جائے گا نہ خلاف۔ امید ہے کہ پھر کبھی ملاقات ہو گی۔`,
      ],
    }),
    there: ({ title }) => ({
      subject: `اب درج ہے کہ آپ موجود تھے: ${title}`,
      paragraphs: [
        `منتظمین نے درج کر دیا ہے کہ آپ ”${title}“ میں موجود تھے۔ اس کردار کا وقت آپ کے گھنٹوں میں شمار نہیں ہوتا۔`,
      ],
    }),
  },
};

const texts: Readonly<Record<Language, Texts>> = { en, ur };

export function hoursMail(to: Reader, { kind, event, hours, word, link }: HoursNews): MailText {
  const { letters, word: quote, button, footer } = texts[to.language];
  const title = isolate(to.language, event.title);
  const facts = { title, hours: hoursInWords(to.language, hours) };
  const { subject, paragraphs } = letters[kind](facts);
  const words = word ? [quote(word)] : [];
  return composeMail(to, { subject, paragraphs: [...paragraphs, ...words], button, footer }, link);
}

/** What the organiser reads about somebody who proposes other hours. */
export function proposalTitle(
  language: Language,
  { name, event: { title } }: { name: string; event: { title: string } },
): string {
  const own = (text: string) => isolate(language, text);
  return {
    en: `${name} proposes other hours: ${title}`,
    ur: `${own(name)} نے گھنٹوں کی تجویز دی ہے: ${own(title)}`,
  }[language];
}
