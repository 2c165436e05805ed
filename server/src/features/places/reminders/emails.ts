/** Reminders, with the three answers to press. Times are written in the event's own zone. */
import type { Language } from '@saath/contract/language';
import type { ComingAnswer } from '@saath/contract/places/reminders/rules';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';
import { whenInWords } from '../place/emails.ts';
import type { LadderStep } from './policy.ts';

export type ReminderNews = {
  readonly to: Reader;
  readonly place: {
    readonly title: string;
    readonly location: string;
    readonly startTime: Date;
    readonly timeZone: string;
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

type Facts = {
  readonly title: string;
  readonly location: string;
  readonly when: string;
  /** Empty when the place has no role. */
  readonly role: string;
};

type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly answers: Readonly<Record<ComingAnswer, string>>;
  readonly subjects: Readonly<Record<LadderStep, (title: string) => string>>;
  readonly place: (facts: Facts) => readonly string[];
  readonly question: string;
  /** For those who have answered: shorter, and no question. */
  readonly briefly: (facts: Facts) => string;
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
  place: ({ title, when, location, role }) => [
    `You have a place${role ? ` as ${role}` : ''} at "${title}".`,
    `${when}, ${location}.`,
  ],
  question:
    'Are you coming? One press tells the organiser; you can change your answer until the start.',
  briefly: ({ title, when, location, role }) =>
    `"${title}"${role ? `, as ${role}` : ''}: ${when}, ${location}.`,
  given: (minutes) =>
    `You told us that you are coming${minutes ? ` about ${minutes} minutes late` : ''}. See you there! Should something have changed:`,
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
  place: ({ title, when, location, role }) => [
    `”${title}“ میں ${role ? `${role} کے طور پر ` : ''}آپ کی جگہ پکی ہے۔`,
    `وقت: ${when}۔ مقام: ${location}۔`,
  ],
  question:
    'کیا آپ آ رہے ہیں؟ ایک بٹن دبانے سے منتظم کو معلوم ہو جائے گا۔ تقریب شروع ہونے تک جواب بدلا جا سکتا ہے۔',
  briefly: ({ title, when, location, role }) =>
    `”${title}“${role ? `، ذمہ داری: ${role}` : ''}۔ وقت: ${when}۔ مقام: ${location}۔`,
  given: (minutes) =>
    minutes
      ? `آپ نے بتایا تھا کہ آپ تقریباً ${minutes} منٹ دیر سے آئیں گے۔ اگر کچھ بدل گیا ہو تو:`
      : 'آپ نے بتایا تھا کہ آپ آ رہے ہیں۔ وہیں ملاقات ہوگی! اگر کچھ بدل گیا ہو تو:',
};

const texts: Readonly<Record<Language, Texts>> = { en, ur };

export function reminderMail({
  to,
  place,
  step,
  given,
  link,
  answerLinks,
}: ReminderNews): MailText {
  const words = texts[to.language];
  const own = (text: string) => isolate(to.language, text);
  const facts = {
    title: own(place.title),
    location: own(place.location),
    when: whenInWords(to.language, place.startTime, place.timeZone),
    role: place.roleName ? own(place.roleName) : '',
  };
  const paragraphs = given
    ? [words.briefly(facts), words.given(given.minutes)]
    : [...words.place(facts), words.question];
  const choices = (['coming', 'late', 'cant'] as const).map((answer) => ({
    label: words.answers[answer],
    href: answerLinks[answer],
  }));
  const { button, footer, subjects } = words;
  return composeMail(
    to,
    { subject: subjects[step](facts.title), paragraphs, choices, button, footer },
    link,
  );
}
