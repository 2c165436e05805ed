/** The mail about a webhook that was switched off. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  ORGANISATION,
  type Reader,
} from '../../../platform/mail/template.ts';

const texts: Readonly<Record<Language, (host: string) => MailWords>> = {
  en: (host) => ({
    subject: `A webhook was switched off: ${host}`,
    paragraphs: [
      `For a day, ${host} has taken none of our messages. We have switched this webhook off and send nothing there any more.`,
      'The log shows what was answered. Once the other side works again, switch the webhook on and send again what is missing.',
    ],
    button: 'See the webhooks',
    footer: `You get this mail because you look after this webhook at ${ORGANISATION}.`,
  }),
  ur: (host) => ({
    subject: `ایک ویب ہک بند کر دیا گیا: ${isolate('ur', host)}`,
    paragraphs: [
      `ایک دن سے ${isolate('ur', host)} نے ہمارا کوئی پیغام قبول نہیں کیا۔ ہم نے یہ ویب ہک بند کر دیا ہے اور اب وہاں کچھ نہیں بھیجتے۔`,
      'فہرست میں دیکھا جا سکتا ہے کہ جواب کیا ملا۔ جب دوسری طرف سب ٹھیک ہو جائے تو ویب ہک چالو کریں، اور جو پیغام رہ گئے ہیں انہیں دوبارہ بھیجیں۔',
    ],
    button: 'ویب ہک دیکھیں',
    footer: `آپ کو یہ ای میل اس لیے ملی ہے کہ ${ORGANISATION} میں اس ویب ہک کی دیکھ بھال آپ کے ذمے ہے۔`,
  }),
};

/** @param given `host` of the address, and where the button leads */
export function webhookOffMail(
  to: Reader,
  { host, link }: { host: string; link: string },
): MailText {
  return composeMail(to, texts[to.language](host), link);
}
