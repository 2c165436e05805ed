/** The mail that tells a volunteer that they help to run all events of a branch, or look at them. */
import type { BranchRight } from '@saath/contract/abilities';
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type Reader,
} from '../../../platform/mail/template.ts';
import { untilText } from '../../day/helpers/emails.ts';
import type { Held } from '../../day/helpers/policy.ts';

type Texts = {
  readonly subject: (branch: string) => string;
  readonly what: string;
  readonly button: string;
  readonly footer: string;
};

const texts: Readonly<Record<BranchRight, Readonly<Record<Language, Texts>>>> = {
  organiser: {
    en: {
      subject: (branch) => `You help to run: ${branch}`,
      what: 'You make the events of this branch, change and cancel them, and lead each of them: you answer requests, keep the wait list and the list of the day, and see the people of these events with their addresses and phone numbers. Please use them for these events only.',
      button: 'Open your events',
      footer: 'You get this mail because an organiser asked you to help to run this branch.',
    },
    ur: {
      subject: (branch) => `آپ چلانے میں مدد کریں گے: ${branch}`,
      what: 'آپ اس شاخ کی تقریبات بنائیں گے، انہیں بدلیں اور منسوخ کریں گے، اور ہر تقریب کی قیادت کریں گے: درخواستوں کا جواب دیں گے، انتظار کی فہرست اور دن کی حاضری رکھیں گے، اور ان تقریبات کے لوگوں کے پتے اور فون نمبر آپ کو نظر آئیں گے۔ براہِ کرم انہیں صرف انہی تقریبات کے لیے استعمال کریں۔',
      button: 'اپنی تقریبات کھولیں',
      footer:
        'یہ ای میل آپ کو اس لیے ملی ہے کہ ایک منتظم نے آپ سے اس شاخ کو چلانے میں مدد مانگی ہے۔',
    },
  },
  viewer: {
    en: {
      subject: (branch) => `You can look at: ${branch}`,
      what: 'You see every event of this branch, its roles and its figures. You see nobody’s name.',
      button: 'Open the events',
      footer: 'You get this mail because an organiser lets you look at the events of this branch.',
    },
    ur: {
      subject: (branch) => `آپ دیکھ سکتے ہیں: ${branch}`,
      what: 'آپ اس شاخ کی ہر تقریب، اس کی ذمہ داریاں اور اعداد دیکھ سکتے ہیں۔ کسی کا نام نظر نہیں آئے گا۔',
      button: 'تقریبات کھولیں',
      footer:
        'یہ ای میل آپ کو اس لیے ملی ہے کہ ایک منتظم نے آپ کو اس شاخ کی تقریبات دیکھنے دی ہیں۔',
    },
  },
};

/** Why the mail comes where no organiser gave the right. */
const byProvider: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `You get this mail because you signed in by ${name}, which says so of you.`,
  ur: (name) =>
    `یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے ${name} کے ذریعے لاگ ان کیا، اور اس کے مطابق یہ حق آپ کا ہے۔`,
};

export function branchMail(
  to: Reader,
  given: Held<BranchRight> & {
    branch: string;
    link: string;
    timeZone: string;
    by: string | undefined;
  },
): MailText {
  const { branch, right, expiresAt, timeZone, link, by } = given;
  const { subject, what, button, footer } = texts[right][to.language];
  const paragraphs = [what, ...untilText(to.language, expiresAt, timeZone)];
  const words = { subject: subject(isolate(to.language, branch)), paragraphs };
  const because = by === undefined ? footer : byProvider[to.language](isolate(to.language, by));
  return composeMail(to, { ...words, button, footer: because }, link);
}
