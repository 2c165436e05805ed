/** Mails about places that came free. Times are written in the event's own zone. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
} from '../../../platform/mail/template.ts';
import { type EventNews, whenInWords } from '../place/emails.ts';

type Facts = {
  readonly title: string;
  readonly role: string;
  readonly when: string;
  readonly location: string;
  readonly until: string;
};

type Letter = 'offered' | 'ranOut' | 'lateOffer';

type Texts = {
  readonly button: string;
  readonly take: string;
  readonly pass: string;
  readonly footer: string;
  readonly note: (note: string) => string;
  readonly letters: Readonly<
    Record<Letter, (facts: Facts) => Pick<MailWords, 'subject' | 'paragraphs'>>
  >;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See the event',
    take: 'Take the place',
    pass: 'Pass it on',
    footer: 'You get this mail because of the wait list of this event.',
    note: (note) => `The organiser writes: ${note}`,
    letters: {
      offered: ({ title, role, when, location, until }) => ({
        subject: `A place is free for you: ${title}`,
        paragraphs: [
          `A place as ${role} has come free at "${title}", and you are next on the wait list.`,
          `${when}, ${location}.`,
          `We keep the place for you until ${until}. Please take it or pass it on before then; after that it is offered to the next person.`,
        ],
      }),
      ranOut: ({ title, role }) => ({
        subject: `The offer has run out: ${title}`,
        paragraphs: [
          `We kept a place as ${role} at "${title}" for you and did not hear from you, so it is now offered to the next person.`,
          'If you would still like to come, you can ask again on the page of the event.',
        ],
      }),
      lateOffer: ({ title, role, when }) => ({
        subject: `A place came free shortly before the start: ${title}`,
        paragraphs: [
          `A place as ${role} at "${title}" (${when}) has come free. It is offered to the next person on the wait list until the event starts; there is no time left to ask a second one.`,
          'If it matters to you that somebody comes, please call them.',
        ],
      }),
    },
  },
  ur: {
    button: 'تقریب دیکھیں',
    take: 'جگہ لے لیں',
    pass: 'کسی اور کو دے دیں',
    footer: 'یہ ای میل آپ کو اس تقریب کی انتظار کی فہرست کی وجہ سے ملی ہے۔',
    note: (note) => `منتظم نے لکھا ہے: ${note}`,
    letters: {
      offered: ({ title, role, when, location, until }) => ({
        subject: `آپ کے لیے جگہ خالی ہوئی ہے: ${title}`,
        paragraphs: [
          `”${title}“ میں ${role} کی ایک جگہ خالی ہوئی ہے، اور انتظار کی فہرست میں اب آپ کی باری ہے۔`,
          `وقت: ${when}۔ مقام: ${location}۔`,
          `یہ جگہ آپ کے لیے اس وقت تک محفوظ ہے: ${until}۔ مہربانی کر کے اس سے پہلے جگہ لے لیں یا کسی اور کے لیے چھوڑ دیں؛ اس کے بعد یہ اگلے شخص کو پیش کر دی جائے گی۔`,
        ],
      }),
      ranOut: ({ title, role }) => ({
        subject: `پیشکش کا وقت ختم ہو گیا: ${title}`,
        paragraphs: [
          `”${title}“ میں ${role} کی جگہ آپ کے لیے محفوظ تھی مگر آپ کا جواب نہیں ملا، اس لیے اب یہ اگلے شخص کو پیش کی جا رہی ہے۔`,
          'اگر آپ اب بھی آنا چاہیں تو تقریب کے صفحے پر دوبارہ درخواست دے سکتے ہیں۔',
        ],
      }),
      lateOffer: ({ title, role, when }) => ({
        subject: `تقریب شروع ہونے سے ذرا پہلے ایک جگہ خالی ہوئی ہے: ${title}`,
        paragraphs: [
          `”${title}“ میں ${role} کی ایک جگہ خالی ہوئی ہے۔ تقریب کا وقت: ${when}۔ یہ جگہ انتظار کی فہرست میں اگلے شخص کو تقریب شروع ہونے تک پیش ہے؛ کسی دوسرے سے پوچھنے کا وقت نہیں رہا۔`,
          'اگر اس جگہ پر کسی کا آنا ضروری ہے تو مہربانی کر کے انہیں فون کر لیں۔',
        ],
      }),
    },
  },
};

function compose(kind: Letter, { to, event, roleName, link, note }: EventNews, until: Date) {
  const { letters, note: quote, button, take, pass, footer } = texts[to.language];
  const own = (text: string) => isolate(to.language, text);
  const inWords = (time: Date) => whenInWords(to.language, time, event.timeZone);
  const { subject, paragraphs } = letters[kind]({
    title: own(event.title),
    role: own(roleName ?? ''),
    when: inWords(event.startTime),
    location: own(event.location),
    until: inWords(until),
  });
  const quoted = note ? [quote(own(note))] : [];
  // Both lead to the page of the event: whoever answers is signed in there.
  const choices = [take, pass].map((label) => ({ label, href: `${link}#offer` }));
  return composeMail(
    to,
    {
      subject,
      paragraphs: [...paragraphs, ...quoted],
      button,
      footer,
      ...(kind === 'offered' ? { choices } : {}),
    },
    link,
  );
}

/** @param until how long the place is kept */
export function placeOfferedMail(news: EventNews, until: Date): MailText {
  return compose('offered', news, until);
}

export function offerRanOutMail(news: EventNews): MailText {
  return compose('ranOut', news, news.event.startTime);
}

/** To the organiser. */
export function lateOfferMail(news: EventNews): MailText {
  return compose('lateOffer', news, news.event.startTime);
}
