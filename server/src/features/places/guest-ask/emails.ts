/** Mails to visitors who asked for a place without an account. */
import type { Language } from '@saath/contract/language';
import { eventCard } from '../../../platform/mail/event-card.ts';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  ORGANISATION,
  type Reader,
} from '../../../platform/mail/template.ts';
import type { Span } from '../../../platform/mail/times.ts';
import { ownerFooter } from '../../accounts/accounts/emails.ts';

type Asked = {
  readonly to: Reader;
  readonly event: Span & {
    readonly id: string;
    readonly title: string;
    readonly location: string;
  };
  readonly roleName: string | null;
  readonly link: string;
};

type Letter = (
  title: string,
) => Pick<MailWords, 'subject' | 'paragraphs' | 'followed' | 'button' | 'footer'>;
type Texts = Readonly<Record<'confirm' | 'known', Letter>>;

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    confirm: (title) => ({
      subject: `One press left: ${title}`,
      paragraphs: ['You asked for a place. Press the button, and the organiser has your request.'],
      followed: [
        'Nothing is asked for before that. The link works once, within 24 hours. If it was not you, ignore this mail and nothing happens.',
      ],
      button: 'Ask for this place',
      footer: `You get this mail because somebody entered this address at ${ORGANISATION} to ask for a place.`,
    }),
    known: (title) => ({
      subject: `You have an account already: ${title}`,
      paragraphs: [
        'Somebody, probably you, asked for a place with this address. It has an account already, so please ask from there.',
      ],
      followed: [
        'Where the button logs you in, it works once, within 15 minutes. Do not pass it on. If it was not you, ignore this mail and nothing happens.',
      ],
      button: 'Log in and ask',
      footer: ownerFooter.en,
    }),
  },
  ur: {
    confirm: (title) => ({
      subject: `بس ایک بٹن باقی ہے: ${title}`,
      paragraphs: [
        'آپ نے ایک جگہ کی درخواست کی ہے۔ بٹن دبائیں، آپ کی درخواست منتظم تک پہنچ جائے گی۔',
      ],
      followed: [
        'اس سے پہلے کوئی درخواست نہیں جاتی۔ یہ لنک 24 گھنٹے تک اور صرف ایک بار کام کرتا ہے۔ اگر یہ آپ نے نہیں کیا تو اس ای میل کو نظر انداز کر دیجیے، کچھ نہیں ہوگا۔',
      ],
      button: 'یہ جگہ مانگیں',
      footer: `یہ ای میل آپ کو اس لیے ملی ہے کہ کسی نے ${ORGANISATION} پر جگہ مانگنے کے لیے یہ پتا لکھا ہے۔`,
    }),
    known: (title) => ({
      subject: `آپ کا اکاؤنٹ پہلے سے موجود ہے: ${title}`,
      paragraphs: [
        'کسی نے، غالباً آپ ہی نے، اس پتے سے ایک جگہ کی درخواست کی ہے۔ اس پتے کا اکاؤنٹ پہلے سے موجود ہے، اس لیے وہیں سے درخواست دیجیے۔',
      ],
      followed: [
        'اگر بٹن سے لاگ اِن ہوتا ہے تو وہ 15 منٹ تک اور صرف ایک بار کام کرتا ہے۔ اسے آگے نہ بھیجیے۔ اگر یہ آپ نے نہیں کیا تو اس ای میل کو نظر انداز کر دیجیے، کچھ نہیں ہوگا۔',
      ],
      button: 'لاگ اِن کر کے مانگیں',
      footer: ownerFooter.ur,
    }),
  },
};

function letter(kind: keyof Texts, { to, event, roleName, link }: Asked): MailText {
  const { language } = to;
  const words = texts[language][kind](isolate(language, event.title));
  return composeMail(to, { ...words, event: eventCard(language, { event, roleName }) }, link);
}

/** Its link asks for the place. */
export const confirmMail = (asked: Asked): MailText => letter('confirm', asked);

/** To the owner of an account with a password: the screen says the same to everybody. */
export const knownMail = (asked: Asked): MailText => letter('known', asked);
