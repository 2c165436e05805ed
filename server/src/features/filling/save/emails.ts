/** Mails of plans: being asked for a place, and a place that is taken back. Times are written in the event's own zone. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
} from '../../../platform/mail/template.ts';
import { type EventNews, whenInWords } from '../../places/place/emails.ts';

type Facts = {
  readonly title: string;
  readonly role: string;
  readonly when: string;
  readonly location: string;
};

/** Where somebody is whose place was taken back. */
export type Aftermath = 'requested' | 'waitlisted' | 'withdrawn';

type Words = Pick<MailWords, 'subject' | 'paragraphs'>;

type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly take: string;
  readonly pass: string;
  readonly note: (note: string) => string;
  readonly asked: (facts: Facts, until: string) => Words;
  readonly takenBack: (facts: Facts) => Words;
  readonly aftermath: Readonly<Record<Aftermath, string>>;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See the event',
    take: 'Take the place',
    pass: 'I cannot come',
    footer: 'You get this mail because the organiser has a place for you at this event.',
    note: (note) => `The organiser writes: ${note}`,
    asked: ({ title, role, when, location }, until) => ({
      subject: `Can you help at "${title}"?`,
      paragraphs: [
        `The organiser of "${title}" would like you to help as ${role}.`,
        `${when}, ${location}.`,
        `We keep the place for you until ${until}. Please say before then whether you take it; after that somebody else is asked.`,
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
    note: (note) => `منتظم نے لکھا ہے: ${note}`,
    asked: ({ title, role, when, location }, until) => ({
      subject: `کیا آپ ”${title}“ میں ہاتھ بٹا سکتے ہیں؟`,
      paragraphs: [
        `”${title}“ کے منتظم چاہتے ہیں کہ آپ ${role} کی ذمہ داری سنبھالیں۔`,
        `وقت: ${when}۔ مقام: ${location}۔`,
        `یہ جگہ آپ کے لیے اس وقت تک محفوظ ہے: ${until}۔ مہربانی کر کے اس سے پہلے بتا دیجیے کہ آپ یہ جگہ لے رہے ہیں یا نہیں؛ اس کے بعد کسی اور سے پوچھا جائے گا۔`,
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

function factsOf({ to, event, roleName }: EventNews): Facts {
  const own = (text: string) => isolate(to.language, text);
  return {
    title: own(event.title),
    role: own(roleName ?? ''),
    when: whenInWords(to.language, event.startTime, event.timeZone),
    location: own(event.location),
  };
}

/** @param until how long the place is kept */
export function askedMail(news: EventNews, until: Date): MailText {
  const { to, event, link, note } = news;
  const { asked, note: quote, button, footer, take, pass } = texts[to.language];
  const words = asked(factsOf(news), whenInWords(to.language, until, event.timeZone));
  const quoted = note ? [quote(isolate(to.language, note))] : [];
  // Both lead to the page of the event: whoever answers is signed in there.
  const choices = [take, pass].map((label) => ({ label, href: `${link}#offer` }));
  const paragraphs = [...words.paragraphs, ...quoted];
  return composeMail(to, { ...words, paragraphs, button, footer, choices }, link);
}

export function takenBackMail(news: EventNews, after: Aftermath): MailText {
  const { to, link } = news;
  const { takenBack, aftermath, button, footer } = texts[to.language];
  const words = takenBack(factsOf(news));
  const paragraphs = [...words.paragraphs, aftermath[after]];
  return composeMail(to, { ...words, paragraphs, button, footer }, link);
}
