/** Mails about places that came free. Times are written in the event's own zone. */
import type { Language } from '@saath/contract/language';
import { composeMail, type MailText, type MailWords } from '../../../platform/mail/template.ts';
import { momentInWords } from '../../../platform/mail/times.ts';
import { type EventFacts, type EventNews, factsOf, newsOfEvent } from '../place/emails.ts';

/** How long a place is kept, and where each answer leads. */
export type Offer = {
  readonly until: Date;
  readonly links: { readonly take: string; readonly pass: string };
};

type Words = Pick<MailWords, 'subject' | 'paragraphs'>;

/** How a place is offered: the answers to choose from, and what is said about it. */
export type OfferTexts = Pick<MailWords, 'button' | 'footer'> & {
  readonly take: string;
  readonly pass: string;
  readonly offered: (facts: EventFacts, until: string) => Words & Pick<MailWords, 'followed'>;
};

type Texts = OfferTexts & {
  readonly ranOut: (facts: EventFacts) => Words;
  readonly lateOffer: (facts: EventFacts) => Words;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See the event',
    take: 'Take the place',
    pass: 'Pass it on',
    footer: 'You get this mail because of the wait list of this event.',
    offered: ({ title, role }, until) => ({
      subject: `A place is free for you: ${title}`,
      paragraphs: [`A place as ${role} has come free, and you are next on the wait list.`],
      followed: [
        `We keep the place for you until ${until}. Please tell us before then whether you will take it. After that we will ask the next person.`,
      ],
    }),
    ranOut: ({ title, role }) => ({
      subject: `The offer has run out: ${title}`,
      paragraphs: [
        `We kept a place as ${role} at "${title}" for you and did not hear from you, so we are asking the next person now.`,
        'If you would still like to come, you can ask again on the page of the event.',
      ],
    }),
    lateOffer: ({ title, role, when }) => ({
      subject: `A place came free shortly before the start: ${title}`,
      paragraphs: [
        `A place as ${role} at "${title}" (${when}) has come free. We keep it for the next person on the wait list until the event starts; there is no time left to ask a second one.`,
        'If it matters to you that somebody comes, please call them.',
      ],
    }),
  },
  ur: {
    button: 'تقریب دیکھیں',
    take: 'جگہ لے لیں',
    pass: 'کسی اور کو دے دیں',
    footer: 'یہ ای میل آپ کو اس تقریب کی انتظار کی فہرست کی وجہ سے ملی ہے۔',
    offered: ({ title, role }, until) => ({
      subject: `آپ کے لیے جگہ خالی ہوئی ہے: ${title}`,
      paragraphs: [`${role} کی ایک جگہ خالی ہوئی ہے، اور انتظار کی فہرست میں اب آپ کی باری ہے۔`],
      followed: [
        `یہ جگہ آپ کے لیے اس وقت تک محفوظ ہے: ${until}۔ مہربانی کر کے اس سے پہلے بتا دیجیے کہ آپ یہ جگہ لے رہے ہیں یا نہیں۔ اس کے بعد ہم اگلے شخص سے پوچھیں گے۔`,
      ],
    }),
    ranOut: ({ title, role }) => ({
      subject: `پیشکش کا وقت ختم ہو گیا: ${title}`,
      paragraphs: [
        `”${title}“ میں ${role} کی جگہ آپ کے لیے محفوظ تھی مگر آپ کا جواب نہیں ملا، اس لیے اب ہم اگلے شخص سے پوچھ رہے ہیں۔`,
        'اگر آپ اب بھی آنا چاہیں تو تقریب کے صفحے پر دوبارہ درخواست دے سکتے ہیں۔',
      ],
    }),
    lateOffer: ({ title, role, when }) => ({
      subject: `تقریب شروع ہونے سے ذرا پہلے ایک جگہ خالی ہوئی ہے: ${title}`,
      paragraphs: [
        `”${title}“ میں ${role} کی ایک جگہ خالی ہوئی ہے۔ تقریب کا وقت: ${when}۔ یہ جگہ انتظار کی فہرست میں اگلے شخص کے لیے تقریب شروع ہونے تک محفوظ ہے؛ کسی دوسرے سے پوچھنے کا وقت نہیں رہا۔`,
        'اگر اس جگہ پر کسی کا آنا ضروری ہے تو مہربانی کر کے انہیں فون کر لیں۔',
      ],
    }),
  },
};

export function placeOfferedMail(news: EventNews, offer: Offer): MailText {
  return offerMail(news, offer, texts[news.to.language]);
}

/** Each answer is one press, without logging in. */
export function offerMail(
  news: EventNews,
  { until, links }: Offer,
  { offered, take, pass, button, footer }: OfferTexts,
): MailText {
  const { to, event } = news;
  const words = offered(factsOf(news), momentInWords(to.language, until, event.timeZone));
  const choices = [
    { label: take, href: links.take },
    { label: pass, href: links.pass },
  ];
  return newsOfEvent(news, { ...words, choices, button, footer });
}

export function offerRanOutMail(news: EventNews): MailText {
  const { ranOut, button, footer } = texts[news.to.language];
  return composeMail(news.to, { ...ranOut(factsOf(news)), button, footer }, news.link);
}

/** To the organiser. */
export function lateOfferMail(news: EventNews): MailText {
  const { lateOffer, button, footer } = texts[news.to.language];
  return composeMail(news.to, { ...lateOffer(factsOf(news)), button, footer }, news.link);
}
