/** Mails after an event. */
import { inHours } from '@saath/contract/afterwards/hours/rules';
import type { Language } from '@saath/contract/language';
import {
  addLinks,
  composeMail,
  isolate,
  type MailText,
  type MailWords,
} from '../../../platform/mail/template.ts';
import { dayInWords } from '../../../platform/mail/times.ts';
import { hoursInWords } from '../hours/policy.ts';
import type { DueRow } from './queries.ts';

type Links = {
  /** Where the person corrects the hours, or says why they did not come. */
  readonly link: string;
  readonly feedback: string;
};

type Facts = {
  readonly title: string;
  readonly day: string;
  /** Empty without one. */
  readonly role: string;
  /** In words: "3.25 hours". */
  readonly hours: string;
};

type Texts = {
  readonly footer: string;
  readonly feedback: string;
  readonly thanks: (facts: Facts) => Omit<MailWords, 'footer'>;
  readonly missed: (facts: Facts) => Omit<MailWords, 'footer'>;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    footer: 'You get this mail because you held a place at this event.',
    feedback: 'Tell us how it was',
    thanks: ({ title, day, role, hours }) => ({
      subject: `Thank you: ${hours} at ${title}`,
      paragraphs: [
        `Thank you for your help at "${title}" on ${day}${role ? `, as ${role}` : ''}.`,
        `We counted ${hours} for you. Is that wrong? You have seven days to tell us.`,
      ],
      button: 'See or correct my hours',
    }),
    missed: ({ title, day }) => ({
      subject: `We missed you: ${title}`,
      paragraphs: [
        `You had a place at "${title}" on ${day}, and nobody wrote down that you came. These things happen.`,
        'Were you there after all, did something come up, or did our messages not reach you? One press tells the organisers. Only you and they see it.',
      ],
      button: 'Say what happened',
    }),
  },
  ur: {
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ اس تقریب میں آپ کی جگہ تھی۔',
    feedback: 'بتائیے کہ تقریب کیسی رہی',
    thanks: ({ title, day, role, hours }) => ({
      subject: `شکریہ: ${title} میں ${hours}`,
      paragraphs: [
        `${day} کو ”${title}“ میں ${role ? `${role} کے طور پر ` : ''}آپ کی مدد کا شکریہ۔`,
        `آپ کے ${hours} شمار ہوئے ہیں۔ درست نہیں؟ سات دن تک آپ بتا سکتے ہیں کہ درست کیا ہے۔`,
      ],
      button: 'اپنے گھنٹے دیکھیں یا درست کروائیں',
    }),
    missed: ({ title, day }) => ({
      subject: `آپ کی کمی محسوس ہوئی: ${title}`,
      paragraphs: [
        `${day} کو ”${title}“ میں آپ کی جگہ تھی، مگر آپ کا آنا کہیں درج نہیں ہوا۔ ایسا ہو جاتا ہے۔`,
        'کیا آپ دراصل موجود تھے، کوئی مجبوری پیش آ گئی تھی، یا ہمارے پیغام آپ تک نہیں پہنچے؟ ایک بٹن دبا کر منتظمین کو بتا دیجیے۔ یہ صرف آپ اور منتظمین دیکھ سکتے ہیں۔',
      ],
      button: 'بتائیے کیا ہوا',
    }),
  },
};

function factsOf(row: DueRow): Facts {
  const own = (words: string) => isolate(row.language, words);
  return {
    title: own(row.title),
    day: dayInWords(row.language, row.startTime, row.timeZone),
    role: row.roleName ? own(row.roleName) : '',
    hours: hoursInWords(row.language, inHours(row.minutes ?? 0)),
  };
}

export function thanksMail(row: DueRow, { link, feedback }: Links): MailText {
  const { thanks, footer, feedback: words } = texts[row.language];
  const mail = composeMail(row, { ...thanks(factsOf(row)), footer }, link);
  return addLinks(mail, [{ label: words, href: feedback }]);
}

export function missedMail(row: DueRow, { link }: Pick<Links, 'link'>): MailText {
  const { missed, footer } = texts[row.language];
  return composeMail(row, { ...missed(factsOf(row)), footer }, link);
}
