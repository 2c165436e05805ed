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
export function guardianAskedMail({ to, person, roleName, event, link }: Asked): MailText {
  const { language } = to;
  const own = (text: string) => isolate(language, text);
  const names = { person: own(person), role: own(roleName), title: own(event.title) };
  const words = asking[language](names);
  return composeMail(to, { ...words, event: eventCard(language, { event }) }, link);
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
