/** Mails to guardians, and to whoever named them. */
import type { Language } from '@saath/contract/language';
import { type CardedEvent, eventCard } from '../../../platform/mail/event-card.ts';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  ORGANISATION,
  type Reader,
} from '../../../platform/mail/template.ts';

type Asked = {
  readonly to: Reader;
  /** Who named them. */
  readonly person: string;
  readonly roleName: string;
  readonly event: CardedEvent;
  readonly link: string;
};

type Words = Omit<MailWords, 'event' | 'preheader'>;

const asking: Readonly<
  Record<Language, (names: { person: string; role: string; title: string }) => Words>
> = {
  en: ({ person, role, title }) => ({
    subject: `${person} needs your consent: ${title}`,
    paragraphs: [
      `${person} would like to help at this event as ${role}, and has named you as parent or guardian. Anyone under 18 needs your consent for that.`,
    ],
    followed: [
      'The button leads to a page where you can read everything and say yes or no. You need no account. The link works for 14 days; once you have answered, you can take your consent back by the same link until the event is over. Do not pass it on.',
      'If you do not know this person, ignore this mail and nothing happens.',
    ],
    button: 'Read and answer',
    footer: `You get this mail because ${person} named you as parent or guardian at ${ORGANISATION}.`,
  }),
  ur: ({ person, role, title }) => ({
    subject: `${person} کو آپ کی اجازت درکار ہے: ${title}`,
    paragraphs: [
      `${person} اس تقریب میں ${role} کے طور پر مدد کرنا چاہتے ہیں اور انہوں نے والدین یا سرپرست کے طور پر آپ کا نام دیا ہے۔ 18 سال سے کم عمر افراد کے لیے آپ کی اجازت ضروری ہے۔`,
    ],
    followed: [
      'بٹن سے ایک صفحہ کھلے گا جہاں آپ سب کچھ پڑھ کر ہاں یا نہیں کہہ سکتے ہیں۔ اکاؤنٹ کی ضرورت نہیں۔ یہ لنک 14 دن کام کرتا ہے؛ جواب دینے کے بعد تقریب ختم ہونے تک آپ اسی لنک سے اجازت واپس لے سکتے ہیں۔ اسے آگے نہ بھیجیے۔',
      'اگر آپ اس شخص کو نہیں جانتے تو اس ای میل کو نظر انداز کر دیجیے، کچھ نہیں ہوگا۔',
    ],
    button: 'پڑھیں اور جواب دیں',
    footer: `یہ ای میل آپ کو اس لیے ملی ہے کہ ${person} نے ${ORGANISATION} پر والدین یا سرپرست کے طور پر آپ کا نام دیا ہے۔`,
  }),
};

/** To the guardian. The card says what, when and where; the role is not the reader's own. */
export function guardianAskedMail(asked: Asked): MailText {
  return mailToGuardian(asking, asked);
}

function mailToGuardian(
  texts: typeof asking,
  { to, person, roleName, event, link }: Asked,
): MailText {
  const { language } = to;
  const own = (text: string) => isolate(language, text);
  const names = { person: own(person), role: own(roleName), title: own(event.title) };
  const words = texts[language](names);
  return composeMail(to, { ...words, event: eventCard(language, { event }) }, link);
}

const signing: typeof asking = {
  en: ({ person, role, title }) => ({
    subject: `Please sign for ${person}: ${title}`,
    paragraphs: [
      `You have agreed to ${person} helping at this event as ${role}. There is now a text for it that you have not signed: it is new, or it has changed since.`,
    ],
    followed: [
      'The button leads to the text. You need no account. The link in earlier mails does not work any more; by this one you can also take your consent back until the event is over. Do not pass it on.',
    ],
    button: 'Read and sign',
    footer: `You get this mail because ${person} named you as parent or guardian at ${ORGANISATION}.`,
  }),
  ur: ({ person, role, title }) => ({
    subject: `${person} کے لیے دستخط درکار ہیں: ${title}`,
    paragraphs: [
      `آپ نے ${person} کو اس تقریب میں ${role} کے طور پر مدد کرنے کی اجازت دی ہے۔ اب ایک متن ایسا ہے جس پر آپ نے ابھی دستخط نہیں کیے: یا تو وہ بدل گیا ہے یا نیا ہے۔`,
    ],
    followed: [
      'بٹن سے متن کھلے گا۔ اکاؤنٹ کی ضرورت نہیں۔ پہلی ای میلوں کا لنک اب کام نہیں کرتا؛ اس لنک سے آپ تقریب ختم ہونے تک اپنی اجازت بھی واپس لے سکتے ہیں۔ اسے آگے نہ بھیجیے۔',
    ],
    button: 'پڑھیں اور دستخط کریں',
    footer: `یہ ای میل آپ کو اس لیے ملی ہے کہ ${person} نے ${ORGANISATION} پر والدین یا سرپرست کے طور پر آپ کا نام دیا ہے۔`,
  }),
};

/** To a guardian who has agreed, of a text that they have not signed. */
export function guardianSignsMail(asked: Asked): MailText {
  return mailToGuardian(signing, asked);
}

type Answer = 'consented' | 'refused' | 'withdrawn';

type Answering = Pick<MailWords, 'button' | 'footer'> &
  Readonly<Record<Answer, (title: string) => Pick<MailWords, 'subject' | 'paragraphs'>>>;

const answered: Readonly<Record<Language, Answering>> = {
  en: {
    button: 'Open the event',
    footer: 'You get this mail because you named a parent or guardian for this event.',
    consented: (title) => ({
      subject: `Your parent or guardian agrees: ${title}`,
      paragraphs: ['They have agreed to your helping at this event.'],
    }),
    refused: (title) => ({
      subject: `Your parent or guardian does not agree: ${title}`,
      paragraphs: ['Without their consent you cannot have this role. Please talk with them.'],
    }),
    withdrawn: (title) => ({
      subject: `Your parent or guardian does not agree any more: ${title}`,
      paragraphs: [
        'They have taken their consent back. You lose no place by that on its own: please talk with them, and with the organisers.',
      ],
    }),
  },
  ur: {
    button: 'تقریب کا صفحہ کھولیں',
    footer:
      'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اس تقریب کے لیے والدین یا سرپرست کا نام دیا تھا۔',
    consented: (title) => ({
      subject: `آپ کے والدین یا سرپرست راضی ہیں: ${title}`,
      paragraphs: ['انہوں نے اس تقریب میں آپ کے مدد کرنے کی اجازت دے دی ہے۔'],
    }),
    refused: (title) => ({
      subject: `آپ کے والدین یا سرپرست راضی نہیں: ${title}`,
      paragraphs: [
        'ان کی اجازت کے بغیر آپ کو یہ ذمہ داری نہیں مل سکتی۔ مہربانی کر کے ان سے بات کریں۔',
      ],
    }),
    withdrawn: (title) => ({
      subject: `آپ کے والدین یا سرپرست اب راضی نہیں: ${title}`,
      paragraphs: [
        'انہوں نے اپنی اجازت واپس لے لی ہے۔ صرف اس سے آپ کی جگہ ختم نہیں ہوتی: مہربانی کر کے ان سے اور منتظمین سے بات کریں۔',
      ],
    }),
  },
};

/** To whoever named them. */
export function guardianAnsweredMail(
  to: Reader,
  { answer, title, link }: { answer: Answer; title: string; link: string },
): MailText {
  const { button, footer, ...words } = answered[to.language];
  const said = words[answer](isolate(to.language, title));
  return composeMail(to, { ...said, button, footer }, link);
}
