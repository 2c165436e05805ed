/** The mail that asks whether words may be published, and the notice that they may. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  ORGANISATION,
  type Reader,
} from '../../../platform/mail/template.ts';

type Texts = {
  readonly asked: Omit<MailWords, 'quote'>;
  readonly agreed: (name: string) => string;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    asked: {
      subject: 'May we publish what you wrote?',
      paragraphs: [
        `The organisers of ${ORGANISATION} liked your feedback. They would like to show it on the first page, so that others see what it is like to help. These words would stand there:`,
      ],
      followed: [
        'You choose: with your first name, without a name, or not at all. Until you say yes nothing is published, and you can change your mind at any time.',
      ],
      button: 'Choose',
      footer: 'You get this mail because you gave feedback.',
    },
    agreed: (name) => `${name} agreed: you can publish their words`,
  },
  ur: {
    asked: {
      subject: 'کیا ہم آپ کے الفاظ شائع کر سکتے ہیں؟',
      paragraphs: [
        `${ORGANISATION} کے منتظمین کو آپ کی رائے پسند آئی۔ وہ اسے پہلے صفحے پر دکھانا چاہتے ہیں تاکہ دوسروں کو معلوم ہو کہ مدد کرنا کیسا لگتا ہے۔ وہاں یہ الفاظ ہوں گے:`,
      ],
      followed: [
        'فیصلہ آپ کا ہے: آپ کے پہلے نام کے ساتھ، بغیر نام کے، یا بالکل نہیں۔ آپ کی اجازت کے بغیر کچھ شائع نہیں ہوتا، اور آپ اپنا فیصلہ کسی بھی وقت بدل سکتے ہیں۔',
      ],
      button: 'فیصلہ کریں',
      footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اپنی رائے دی تھی۔',
    },
    agreed: (name) => `${name} راضی ہیں: آپ ان کے الفاظ شائع کر سکتے ہیں`,
  },
};

export function storyAskedMail(
  to: Reader,
  { words, link }: { words: string; link: string },
): MailText {
  return composeMail(to, { ...texts[to.language].asked, quote: words }, link);
}

export function storyAgreedTitle(language: Language, name: string): string {
  return texts[language].agreed(isolate(language, name));
}
