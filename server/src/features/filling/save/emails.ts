/** Mails of plans: being asked for a place, and a place that is taken back. Times are written in the event's own zone. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
} from '../../../platform/mail/template.ts';
import { momentInWords, spanInWords } from '../../../platform/mail/times.ts';
import { type EventNews, newsOfEvent } from '../../places/place/emails.ts';
import type { Offer } from '../../places/wait-list/emails.ts';

type Facts = {
  readonly title: string;
  readonly role: string;
  readonly when: string;
};

/** Where somebody is whose place was taken back. */
export type Aftermath = 'requested' | 'waitlisted' | 'withdrawn';

type Words = Pick<MailWords, 'subject' | 'paragraphs'>;

type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly take: string;
  readonly pass: string;
  readonly asked: (facts: Facts, until: string) => Words & Pick<MailWords, 'followed'>;
  readonly takenBack: (facts: Facts) => Words;
  readonly aftermath: Readonly<Record<Aftermath, string>>;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See the event',
    take: 'Take the place',
    pass: "I can't come",
    footer: 'You get this mail because the organiser has a place for you at this event.',
    asked: ({ title, role }, until) => ({
      subject: `Can you help at "${title}"?`,
      paragraphs: [`The organiser of this event would like you to help as ${role}.`],
      followed: [
        `We keep the place for you until ${until}. Please say before then whether you take it. After that we ask somebody else.`,
      ],
    }),
    takenBack: ({ title, role, when }) => ({
      subject: `Your place was taken back: ${title}`,
      paragraphs: [
        `The organiser has taken back the place as ${role} at "${title}" (${when}) that we told you about. Please do not plan with it any more. We are sorry for the confusion.`,
      ],
    }),
    aftermath: {
      requested: 'Your request for the event stands, and you will hear from us.',
      waitlisted: 'You are on the wait list, as before.',
      withdrawn: 'You need not do anything.',
    },
  },
  ur: {
    button: 'تقریب دیکھیں',
    take: 'جگہ لے لیں',
    pass: 'میں نہیں آ سکتا',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ منتظم کے پاس اس تقریب میں آپ کے لیے ایک جگہ ہے۔',
    asked: ({ title, role }, until) => ({
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

function factsOf({ to: { language }, event, roleName }: EventNews): Facts {
  return {
    title: isolate(language, event.title),
    role: isolate(language, roleName ?? ''),
    when: spanInWords(language, event),
  };
}

/** Each answer is one press, without logging in. */
export function askedMail(news: EventNews, { until, links }: Offer): MailText {
  const { language } = news.to;
  const { asked, take, pass, button, footer } = texts[language];
  const words = asked(factsOf(news), momentInWords(language, until, news.event.timeZone));
  const choices = [
    { label: take, href: links.take },
    { label: pass, href: links.pass },
  ];
  return newsOfEvent(news, { ...words, choices, button, footer });
}

/** Without a card: nobody shall read it as a time at which to come. */
export function takenBackMail(news: EventNews, after: Aftermath): MailText {
  const { to, link } = news;
  const { takenBack, aftermath, button, footer } = texts[to.language];
  const words = takenBack(factsOf(news));
  const paragraphs = [...words.paragraphs, aftermath[after]];
  return composeMail(to, { ...words, paragraphs, button, footer }, link);
}
