/** Mails of plans: being asked for a place, and a place that is taken back. Times are written in the event's own zone. */
import type { Language } from '@saath/contract/language';
import { composeMail, type MailText, type MailWords } from '../../../platform/mail/template.ts';
import { type EventFacts, type EventNews, factsOf } from '../../places/place/emails.ts';
import { type Offer, type OfferTexts, offerMail } from '../../places/wait-list/emails.ts';

/** Where somebody is whose place was taken back. */
export type Aftermath = 'requested' | 'waitlisted' | 'withdrawn';

type Words = Pick<MailWords, 'subject' | 'paragraphs'>;

type Texts = OfferTexts & {
  readonly takenBack: (facts: EventFacts) => Words;
  readonly aftermath: Readonly<Record<Aftermath, string>>;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See the event',
    take: 'Take the place',
    pass: "I can't come",
    footer: 'You get this mail because the organiser has a place for you at this event.',
    offered: ({ title, role }, until) => ({
      subject: `Can you help at "${title}"?`,
      paragraphs: [`The organiser of this event would like you to help as ${role}.`],
      followed: [
        `We keep the place for you until ${until}. Please tell us before then whether you will take it. After that we will ask somebody else.`,
      ],
    }),
    takenBack: ({ title, role, when }) => ({
      subject: `Your place was taken back: ${title}`,
      paragraphs: [
        `The organiser has taken back the place as ${role} at "${title}" (${when}) that we told you about. Please do not count on it any more. We are sorry for the confusion.`,
      ],
    }),
    aftermath: {
      requested: 'Your request for the event stands, and you will hear from us.',
      waitlisted: 'You are on the wait list, as before.',
      withdrawn: 'You do not need to do anything.',
    },
  },
  ur: {
    button: 'تقریب دیکھیں',
    take: 'جگہ لے لیں',
    pass: 'میں نہیں آ سکتا',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ منتظم کے پاس اس تقریب میں آپ کے لیے ایک جگہ ہے۔',
    offered: ({ title, role }, until) => ({
      subject: `کیا آپ ”${title}“ میں ہاتھ بٹا سکتے ہیں؟`,
      paragraphs: [`اس تقریب کے منتظم چاہتے ہیں کہ آپ ${role} کی ذمہ داری سنبھالیں۔`],
      followed: [
        `یہ جگہ آپ کے لیے اس وقت تک محفوظ ہے: ${until}۔ مہربانی کر کے اس سے پہلے بتا دیجیے کہ آپ یہ جگہ لے رہے ہیں یا نہیں۔ اس کے بعد ہم کسی اور سے پوچھیں گے۔`,
      ],
    }),
    takenBack: ({ title, role, when }) => ({
      subject: `آپ کو دی گئی جگہ واپس لے لی گئی ہے: ${title}`,
      paragraphs: [
        `”${title}“ میں ${role} کی جو جگہ آپ کو بتائی گئی تھی، منتظم نے وہ واپس لے لی ہے۔ تقریب کا وقت: ${when}۔ مہربانی کر کے اب اس جگہ کو اپنے پروگرام میں شامل نہ رکھیے۔ اس الجھن پر ہم معذرت خواہ ہیں۔`,
      ],
    }),
    aftermath: {
      requested: 'تقریب کے لیے آپ کی درخواست برقرار ہے، اور آپ کو اطلاع دی جائے گی۔',
      waitlisted: 'آپ پہلے کی طرح انتظار کی فہرست میں ہیں۔',
      withdrawn: 'آپ کو کچھ کرنے کی ضرورت نہیں۔',
    },
  },
};

export function askedMail(news: EventNews, offer: Offer): MailText {
  return offerMail(news, offer, texts[news.to.language]);
}

/** Without a card: nobody shall read it as a time at which to come. */
export function takenBackMail(news: EventNews, after: Aftermath): MailText {
  const { to, link } = news;
  const { takenBack, aftermath, button, footer } = texts[to.language];
  const words = takenBack(factsOf(news));
  const paragraphs = [...words.paragraphs, aftermath[after]];
  return composeMail(to, { ...words, paragraphs, button, footer }, link);
}
