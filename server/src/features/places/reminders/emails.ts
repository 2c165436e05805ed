/** Reminders, with the three answers to press. Times are written in the event's own zone. */
import type { Language } from '@saath/contract/language';
import type { ComingAnswer } from '@saath/contract/places/reminders/rules';
import { eventCard } from '../../../platform/mail/event-card.ts';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';
import type { Span } from '../../../platform/mail/times.ts';
import type { LadderStep } from './policy.ts';

export type ReminderNews = {
  readonly to: Reader;
  readonly place: Span & {
    readonly id: string;
    readonly title: string;
    readonly location: string;
    readonly roleName: string | null;
  };
  readonly step: LadderStep;
  /** What the person has answered already; undefined = nothing. */
  readonly given:
    | { readonly answer: 'coming' | 'late'; readonly minutes: number | null }
    | undefined;
  /** Where the event's page is. */
  readonly link: string;
  /** Where each answer leads. */
  readonly answerLinks: Readonly<Record<ComingAnswer, string>>;
};

type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly answers: Readonly<Record<ComingAnswer, string>>;
  readonly subjects: Readonly<Record<LadderStep, (title: string) => string>>;
  readonly nearby: Readonly<Record<LadderStep, string>>;
  readonly question: string;
  /** For those who have answered: no question. */
  readonly given: (minutes: number | null) => string;
};

const en: Texts = {
  button: 'See the event',
  footer: 'You get this mail because you have a place at this event.',
  answers: { coming: "I'm coming", late: "I'm coming later", cant: "I can't come" },
  subjects: {
    week: (title) => `Coming up: ${title}`,
    days: (title) => `Are you coming? ${title}`,
    hours: (title) => `Starting soon: ${title}`,
  },
  nearby: {
    week: 'In a week it is time.',
    days: 'In two days it is time.',
    hours: 'It starts soon.',
  },
  question:
    'Are you coming? One press tells the organiser. You can change your answer until the start.',
  given: (minutes) =>
    `You told us that you are coming${minutes ? ` about ${minutes} minutes late` : ''}. See you there. If something has changed, tell us here:`,
};

const ur: Texts = {
  button: 'تقریب دیکھیں',
  footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ اس تقریب میں آپ کی جگہ پکی ہے۔',
  answers: { coming: 'جی ہاں، شرکت ہوگی', late: 'کچھ تاخیر ہوگی', cant: 'شرکت ممکن نہیں' },
  subjects: {
    week: (title) => `قریب آ رہی ہے: ${title}`,
    days: (title) => `کیا آپ آ رہے ہیں؟ ${title}`,
    hours: (title) => `جلد شروع ہو رہی ہے: ${title}`,
  },
  nearby: {
    week: 'ایک ہفتے بعد آپ کی باری ہے۔',
    days: 'دو دن بعد آپ کی باری ہے۔',
    hours: 'تقریب ذرا دیر میں شروع ہو رہی ہے۔',
  },
  question:
    'کیا آپ آ رہے ہیں؟ ایک بٹن دبانے سے منتظم کو معلوم ہو جائے گا۔ تقریب شروع ہونے تک جواب بدلا جا سکتا ہے۔',
  given: (minutes) =>
    minutes
      ? `آپ نے بتایا تھا کہ آپ تقریباً ${minutes} منٹ دیر سے آئیں گے۔ اگر کچھ بدل گیا ہو تو یہاں بتائیں:`
      : 'آپ نے بتایا تھا کہ آپ آ رہے ہیں۔ وہیں ملاقات ہوگی۔ اگر کچھ بدل گیا ہو تو یہاں بتائیں:',
};

const texts: Readonly<Record<Language, Texts>> = { en, ur };

export function reminderMail(news: ReminderNews): MailText {
  const { to, place, step, given, link, answerLinks } = news;
  const { button, footer, subjects, nearby, question, ...words } = texts[to.language];
  const card = eventCard(to.language, { event: place, roleName: place.roleName });
  const choices = (['coming', 'late', 'cant'] as const).map((answer) => ({
    label: words.answers[answer],
    href: answerLinks[answer],
  }));
  return composeMail(
    to,
    {
      subject: subjects[step](isolate(to.language, place.title)),
      preheader: `${card.rows[0]?.text}, ${isolate(to.language, place.location)}`,
      paragraphs: [nearby[step]],
      event: card,
      followed: [given ? words.given(given.minutes) : question],
      choices,
      isAnswered: Boolean(given),
      button,
      footer,
    },
    link,
  );
}
