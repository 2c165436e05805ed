/** What people hear of what a training gave them. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';
import { dayInWords } from '../../../platform/mail/times.ts';

type Words = Pick<MailWords, 'subject' | 'paragraphs'>;
type Texts = Pick<MailWords, 'button' | 'footer'> & {
  /** @param lastDay null = it does not expire */
  readonly given: (paper: string, title: string, lastDay: string | null) => Words;
  readonly takenBack: (paper: string, title: string) => Words;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See my papers',
    footer: 'You get this mail because you took part in this training.',
    given: (paper, title, lastDay) => ({
      subject: `You now have: ${paper}`,
      paragraphs: [
        `You have completed “${title}”, and with it you now have: ${paper}. It ${lastDay ? `is valid until ${lastDay}` : 'does not expire'}.`,
        'You can now ask for roles that need it.',
      ],
    }),
    takenBack: (paper, title) => ({
      subject: `You no longer have: ${paper}`,
      paragraphs: [
        `“${title}” had given you this: ${paper}. What is written down about that day has changed, so it no longer counts.`,
        'If that is not right, please write to the organisers.',
      ],
    }),
  },
  ur: {
    button: 'میرے کاغذات',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اس تربیت میں حصہ لیا تھا۔',
    given: (paper, title, lastDay) => ({
      subject: `اب آپ کے پاس ہے: ${paper}`,
      paragraphs: [
        `آپ نے ”${title}“ مکمل کر لی ہے، اور اس کے ساتھ اب آپ کے پاس یہ ہے: ${paper}۔ ${lastDay ? `یہ ${lastDay} تک کارآمد ہے۔` : 'اس کی کوئی آخری تاریخ نہیں۔'}`,
        'اب آپ وہ ذمہ داریاں مانگ سکتے ہیں جن کے لیے یہ درکار ہے۔',
      ],
    }),
    takenBack: (paper, title) => ({
      subject: `اب آپ کے پاس نہیں ہے: ${paper}`,
      paragraphs: [
        `یہ آپ کو ”${title}“ سے ملا تھا: ${paper}۔ اُس دن کے اندراج میں تبدیلی ہوئی ہے، اس لیے یہ اب شمار نہیں ہوتا۔`,
        'اگر یہ درست نہیں تو منتظمین کو لکھیں۔',
      ],
    }),
  },
};

/** @param given `validUntil` as `2026-12-05`, null = it does not expire */
export function givenMail(
  to: Reader,
  given: { paper: string; title: string; validUntil: string | null; link: string },
): MailText {
  const { paper, title, validUntil, link } = given;
  const { given: words, button, footer } = texts[to.language];
  const own = (text: string) => isolate(to.language, text);
  const lastDay = validUntil && dayInWords(to.language, new Date(`${validUntil}T12:00:00Z`), 'UTC');
  return composeMail(to, { ...words(own(paper), own(title), lastDay), button, footer }, link);
}

export function takenBackMail(
  to: Reader,
  { paper, title, link }: { paper: string; title: string; link: string },
): MailText {
  const { takenBack, button, footer } = texts[to.language];
  const own = (text: string) => isolate(to.language, text);
  return composeMail(to, { ...takenBack(own(paper), own(title)), button, footer }, link);
}
