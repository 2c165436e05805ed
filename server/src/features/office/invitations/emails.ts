/** Mails and notices about invitations to be an Admin. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  ORGANISATION,
} from '../../../platform/mail/template.ts';

type Texts = {
  /** @param inviter the name of the Admin who invites */
  readonly invitation: (inviter: string) => MailWords;
  /** How an invited person is greeted, whose name nobody told yet. */
  readonly stranger: string;
  /** @param name of the new Admin */
  readonly joined: (name: string) => string;
};

const en: Texts = {
  invitation: (inviter) => ({
    subject: `You are invited to organise at ${ORGANISATION}`,
    paragraphs: [
      `${inviter} invites you to be an Admin at ${ORGANISATION}: to publish events, answer requests and see who takes part.`,
      'Choose a name and a password, and you are in. The link works once, within seven days. If you do not want an account, ignore this mail and nothing happens.',
    ],
    button: 'Accept the invitation',
    footer: `You get this mail because an Admin entered this address at ${ORGANISATION}.`,
  }),
  stranger: 'and welcome',
  joined: (name) => `${name} accepted your invitation and is an Admin now`,
};

const ur: Texts = {
  invitation: (inviter) => ({
    subject: `آپ کو ${ORGANISATION} پر منتظم بننے کی دعوت ہے`,
    paragraphs: [
      `${isolate('ur', inviter)} آپ کو ${ORGANISATION} پر ایڈمن بننے کی دعوت دیتے ہیں: تقریبات شائع کیجیے، درخواستوں کا جواب دیجیے اور دیکھیے کہ کون حصہ لے رہا ہے۔`,
      'ایک نام اور ایک پاس ورڈ چن لیجیے، بس اتنا ہی۔ یہ لنک سات دن تک اور صرف ایک بار کام کرتا ہے۔ اگر آپ اکاؤنٹ نہیں چاہتے تو اس ای میل کو نظر انداز کر دیجیے، کچھ نہیں ہوگا۔',
    ],
    button: 'دعوت قبول کریں',
    footer: `یہ ای میل آپ کو اس لیے ملی ہے کہ ایک ایڈمن نے یہ پتا ${ORGANISATION} پر درج کیا ہے۔`,
  }),
  stranger: 'اور خوش آمدید',
  joined: (name) => `${isolate('ur', name)} نے آپ کی دعوت قبول کر لی ہے اور اب ایڈمن ہیں`,
};

const texts: Readonly<Record<Language, Texts>> = { en, ur };

/** @param link where the button leads */
export function invitationMail(
  language: Language,
  { inviter, link }: { inviter: string; link: string },
): MailText {
  const { invitation, stranger } = texts[language];
  return composeMail({ name: stranger, language }, invitation(inviter), link);
}

/** The notice to the Admin who invited. */
export function joinedTitle(language: Language, name: string): string {
  return texts[language].joined(name);
}
