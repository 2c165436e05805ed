/** Mails about shifts besides the first. Times are written in the event's own zone. */
import type { Language } from '@saath/contract/language';
import { isolate, type MailText, type MailWords } from '../../../platform/mail/template.ts';
import { type EventFacts, type EventNews, factsOf, newsOfEvent } from '../place/emails.ts';

type Letter = 'added' | 'takenBack';

type Texts = Pick<MailWords, 'button' | 'footer'> &
  Readonly<
    Record<Letter, (facts: EventFacts, when: string) => Pick<MailWords, 'subject' | 'paragraphs'>>
  >;

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See the event',
    footer: 'You get this mail because you have a place at this event.',
    added: ({ title, role }, when) => ({
      subject: `One more shift for you: ${listed(', ', role, when, title)}`,
      paragraphs: [
        `There is one more shift for you, besides the one you know of: ${when}. The times below are from the beginning of your first shift to the end of your last.`,
        'If that does not suit you, please give it up on the page of the event. Your other shifts stay yours.',
      ],
    }),
    takenBack: ({ title, role }, when) => ({
      subject: `One shift fewer: ${listed(', ', role, when, title)}`,
      paragraphs: [
        `The organiser has taken back one of your shifts: ${when}. Your other shifts stay yours. The times below are from the beginning of your first shift to the end of your last.`,
      ],
    }),
  },
  ur: {
    button: 'تقریب دیکھیں',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ اس تقریب میں آپ کی جگہ ہے۔',
    added: ({ title, role }, when) => ({
      subject: `آپ کے لیے ایک اور شفٹ: ${listed('، ', role, when, title)}`,
      paragraphs: [
        `جس شفٹ کا آپ کو علم ہے، اس کے علاوہ آپ کے لیے ایک اور شفٹ ہے: ${when}۔ نیچے لکھا وقت آپ کی پہلی شفٹ کے آغاز سے آخری شفٹ کے اختتام تک ہے۔`,
        'اگر یہ آپ کے لیے موزوں نہ ہو تو مہربانی کر کے تقریب کے صفحے پر اسے چھوڑ دیجیے۔ آپ کی باقی شفٹیں آپ ہی کی رہیں گی۔',
      ],
    }),
    takenBack: ({ title, role }, when) => ({
      subject: `ایک شفٹ کم: ${listed('، ', role, when, title)}`,
      paragraphs: [
        `منتظم نے آپ کی ایک شفٹ واپس لے لی ہے: ${when}۔ آپ کی باقی شفٹیں آپ ہی کی ہیں۔ نیچے لکھا وقت آپ کی پہلی شفٹ کے آغاز سے آخری شفٹ کے اختتام تک ہے۔`,
      ],
    }),
  },
};

/** The subject is also the notice inside the product, which has nothing beside it to say which shift. A role can be gone. */
function listed(comma: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(comma);
}

/** @param when the shift, in words of the reader's language */
function letter(kind: Letter, news: EventNews, when: string): MailText {
  const { language } = news.to;
  const { [kind]: words, button, footer } = texts[language];
  return newsOfEvent(news, { ...words(factsOf(news), isolate(language, when)), button, footer });
}

export const shiftAddedMail = (news: EventNews, when: string): MailText =>
  letter('added', news, when);
export const shiftTakenBackMail = (news: EventNews, when: string): MailText =>
  letter('takenBack', news, when);

/** What the organiser reads about somebody who gives up one of several shifts. @param when the shift */
export function givenUpTitle(
  language: Language,
  { name, title, when }: { name: string; title: string; when: string },
): string {
  const own = (text: string) => isolate(language, text);
  return {
    en: `${name} gives up a shift (${when}): ${title}`,
    ur: `${own(name)} نے ایک شفٹ (${own(when)}) چھوڑ دی: ${own(title)}`,
  }[language];
}
