/** Mails and notices between branches, and to people whom another branch asks. */
import type { Language } from '@saath/contract/language';
import { isolate, type MailText, type MailWords } from '../../../platform/mail/template.ts';
import { type EventNews, factsOf, newsOfEvent } from '../../places/place/emails.ts';

type Facts = {
  /** The branch that asks. */
  readonly from: string;
  /** The branch that is asked. */
  readonly branch: string;
  readonly title: string;
  readonly role: string;
  /** Free places of the role. */
  readonly free: number;
};
type Words = (facts: Facts) => Omit<MailWords, 'event' | 'preheader'>;
type Answer = { readonly branch: string; readonly role: string; readonly count: number | null };

type Texts = {
  /** To who runs the branch that is asked. */
  readonly appeal: Words;
  /** To one of its people. */
  readonly asked: Words;
  /** To who asked; the count is null where the branch declined. */
  readonly answered: (answer: Answer) => string;
};

const en: Texts = {
  appeal: ({ from, branch, title, role, free }) => ({
    subject: `${from} asks your branch for help: ${title}`,
    paragraphs: [`The branch ${from} asks ${branch} for help: ${role}. Free places: ${free}.`],
    followed: [
      'With one press you pass this on to those of your people who let other branches ask them. Nobody there learns a name before that person asks for the role.',
    ],
    button: 'Pass it on or decline',
    footer: 'You get this mail because you help to run this branch.',
  }),
  asked: ({ from, title, role, free }) => ({
    subject: `${from} asks for your help: ${title}`,
    paragraphs: [`The branch ${from} is looking for help: ${role}. Free places: ${free}.`],
    followed: ['Nobody there learns your name unless you ask for the role.'],
    button: 'Look at the role and ask for it',
    footer:
      'You get this mail because your profile says that other branches may ask you. You can change that there at any time.',
  }),
  answered: ({ branch, role, count }) =>
    count === null
      ? `${branch} cannot help as ${role} this time`
      : `${branch} has passed on that you need help as ${role}. People asked: ${count}`,
};

const ur: Texts = {
  appeal: ({ from, branch, title, role, free }) => ({
    subject: `${from} کو آپ کی شاخ کی مدد چاہیے: ${title}`,
    paragraphs: [`شاخ ${from} نے ${branch} سے ${role} کے لیے مدد مانگی ہے۔ خالی جگہیں: ${free}۔`],
    followed: [
      'ایک بار دبا کر آپ یہ اپنے ان لوگوں تک پہنچا سکتے ہیں جنہوں نے دوسری شاخوں کو پوچھنے کی اجازت دی ہے۔ جب تک کوئی خود یہ ذمہ داری نہ مانگے، وہاں اس کا نام کسی کو نظر نہیں آتا۔',
    ],
    button: 'آگے پہنچائیں یا انکار کریں',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ اس شاخ کو چلانے میں مدد کرتے ہیں۔',
  }),
  asked: ({ from, title, role, free }) => ({
    subject: `${from} کو آپ کی مدد چاہیے: ${title}`,
    paragraphs: [`شاخ ${from} کو ${role} کے لیے مدد چاہیے۔ خالی جگہیں: ${free}۔`],
    followed: ['جب تک آپ خود یہ ذمہ داری نہ مانگیں، وہاں آپ کا نام کسی کو نظر نہیں آتا۔'],
    button: 'ذمہ داری دیکھیں اور مانگیں',
    footer:
      'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ کی پروفائل کے مطابق دوسری شاخیں آپ سے پوچھ سکتی ہیں۔ آپ اسے وہاں کسی بھی وقت بدل سکتے ہیں۔',
  }),
  answered: ({ branch, role, count }) =>
    count === null
      ? `${branch} اس بار ${role} کے لیے مدد نہیں کر سکتی`
      : `${branch} نے ${role} کے بارے میں آپ کی درخواست آگے پہنچا دی۔ جن سے پوچھا گیا: ${count}`,
};

const texts: Readonly<Record<Language, Texts>> = { en, ur };

/** The reader has no role there. */
export type AppealNews = Omit<EventNews, 'roleName'> &
  Pick<Facts, 'from' | 'branch' | 'role' | 'free'>;

const letter =
  (which: 'appeal' | 'asked') =>
  ({ from, branch, role, free, ...about }: AppealNews): MailText => {
    const news = { ...about, roleName: null };
    const { language } = news.to;
    const name = (words: string) => isolate(language, words);
    const { title } = factsOf(news);
    const facts = { title, from: name(from), branch: name(branch), role: name(role), free };
    return newsOfEvent(news, texts[language][which](facts));
  };

/** To who runs the branch that is asked. */
export const appealMail = letter('appeal');
/** To one of its people. */
export const askedMail = letter('asked');

/** What who asked is told in a notice. */
export function answeredTitle(language: Language, { branch, role, count }: Answer): string {
  const names = { branch: isolate(language, branch), role: isolate(language, role) };
  return texts[language].answered({ ...names, count });
}
