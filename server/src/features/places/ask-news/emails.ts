/** Tells an organiser who asked for which role, with the answers. */
import type { Language } from '@saath/contract/language';
import { eventCard } from '../../../platform/mail/event-card.ts';
import {
  composeMail,
  isolate,
  type MailPerson,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';
import { spanInWords } from '../../../platform/mail/times.ts';
import type { UntoldRow } from './queries.ts';

export type Asked = {
  readonly row: UntoldRow;
  /** Where each answer leads. */
  readonly links: { readonly approve: string; readonly decline: string };
};

/** People whom one mail names; the page has them all. */
const MOST_SHOWN = 20;

type Texts = {
  readonly one: (who: { name: string; role: string; title: string }) => {
    readonly subject: string;
    readonly paragraph: string;
    readonly followed: string;
  };
  readonly many: (
    count: number,
    title: string | undefined,
  ) => {
    readonly subject: string;
    readonly paragraph: string;
  };
  readonly role: (role: string) => string;
  readonly anyRole: string;
  readonly more: (count: number) => string;
  readonly others: (count: number) => string;
  readonly approve: string;
  readonly decline: string;
  readonly seeOne: string;
  readonly seeAll: string;
  readonly footer: string;
};

const en: Texts = {
  one: ({ name, role, title }) => ({
    subject: `${name} asked to help: ${title}`,
    paragraph: role
      ? `${name} would like to help as ${role}.`
      : `${name} would like to help in any role.`,
    followed: 'One press answers. You do not need to log in.',
  }),
  many: (count, title) => ({
    subject: title ? `${count} people asked to help: ${title}` : `${count} people asked to help`,
    paragraph: `${count} people would like to help. One press answers each of them, and you do not need to log in.`,
  }),
  role: (role) => `As ${role}`,
  anyRole: 'In any role',
  more: (count) =>
    count === 1
      ? 'One more person is waiting. You can see everybody on the page.'
      : `${count} more people are waiting. You can see everybody on the page.`,
  others: (count) =>
    count === 1
      ? 'One person we told you about before is still waiting for an answer.'
      : `${count} people we told you about before are still waiting for an answer.`,
  approve: 'Approve',
  decline: 'Decline',
  seeOne: 'See the request',
  seeAll: 'See all requests',
  footer:
    'You get this mail because you organise events. Its links answer in your name, so please do not pass it on.',
};

const ur: Texts = {
  one: ({ name, role, title }) => ({
    subject: `${name} مدد کرنا چاہتے ہیں: ${title}`,
    paragraph: role
      ? `${name} نے ${role} کی ذمہ داری کے لیے درخواست دی ہے۔`
      : `${name} کسی بھی ذمہ داری میں مدد کرنا چاہتے ہیں۔`,
    followed: 'ایک بٹن دبانے سے جواب ہو جائے گا۔ لاگ اِن کی ضرورت نہیں۔',
  }),
  many: (count, title) => ({
    subject: title
      ? `${count} لوگ مدد کرنا چاہتے ہیں: ${title}`
      : `${count} لوگ مدد کرنا چاہتے ہیں`,
    paragraph: `${count} لوگ مدد کرنا چاہتے ہیں۔ ہر ایک کا جواب ایک بٹن سے ہو جاتا ہے، لاگ اِن کی ضرورت نہیں۔`,
  }),
  role: (role) => `ذمہ داری: ${role}`,
  anyRole: 'کوئی بھی ذمہ داری',
  more: (count) =>
    count === 1
      ? 'ایک اور شخص منتظر ہے۔ صفحے پر سب موجود ہیں۔'
      : `مزید ${count} لوگ منتظر ہیں۔ صفحے پر سب موجود ہیں۔`,
  others: (count) =>
    count === 1
      ? 'ایک شخص جس کا ہم پہلے بتا چکے ہیں، اب بھی جواب کا منتظر ہے۔'
      : `${count} لوگ جن کا ہم پہلے بتا چکے ہیں، اب بھی جواب کے منتظر ہیں۔`,
  approve: 'منظور کریں',
  decline: 'معذرت کریں',
  seeOne: 'درخواست دیکھیں',
  seeAll: 'تمام درخواستیں دیکھیں',
  footer:
    'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ تقریبات کے منتظم ہیں۔ اس کے لنک آپ کی طرف سے جواب دیتے ہیں، اس لیے اسے آگے نہ بھیجیں۔',
};

const texts: Readonly<Record<Language, Texts>> = { en, ur };

type Told = {
  readonly asked: readonly Asked[];
  /** How many wait of whom the organiser was told before. */
  readonly others: number;
  /** Where they are answered in the product. */
  readonly link: string;
};

/** @param told at least one request */
export function askedMail(to: Reader, told: Told): MailText {
  const [first] = told.asked;
  const isOne = told.asked.length === 1;
  return first && isOne ? mailOfOne(to, first, told) : mailOfMany(to, told);
}

function mailOfOne(to: Reader, { row, links }: Asked, { others, link }: Told): MailText {
  const { language } = to;
  const words = texts[language];
  const own = (text: string) => isolate(language, text);
  const { personName, roleName, title, note } = row;
  const { subject, paragraph, followed } = words.one({
    name: own(personName),
    role: roleName ? own(roleName) : '',
    title: own(title),
  });
  const choices = [
    { label: words.approve, href: links.approve },
    { label: words.decline, href: links.decline },
  ];
  const mail: MailWords = {
    ...{ subject, paragraphs: [paragraph], event: cardOf(language, row) },
    followed: [followed, ...(others > 0 ? [words.others(others)] : [])],
    ...(note ? { quote: note } : {}),
    ...{ choices, button: words.seeOne, footer: words.footer },
  };
  return composeMail(to, mail, link);
}

function mailOfMany(to: Reader, { asked, others, link }: Told): MailText {
  const { language } = to;
  const words = texts[language];
  const shown = asked.slice(0, MOST_SHOWN);
  const byEvent = Map.groupBy(shown, ({ row }) => row.eventId);
  const titles = [...new Map(asked.map(({ row }) => [row.eventId, row.title])).values()];
  const [title] = titles;
  const isOneEvent = titles.length === 1 && title !== undefined;
  const { subject, paragraph } = words.many(
    asked.length,
    isOneEvent ? isolate(language, title) : undefined,
  );
  const hidden = asked.length - shown.length;
  const groups = [...byEvent.values()].flatMap((people) => {
    const [first] = people;
    if (!first) return [];
    return [
      {
        event: cardOf(language, { ...first.row, shiftId: null, roleName: null }),
        people: people.map((each) => personOf(language, each)),
      },
    ];
  });
  const followed = [
    ...(hidden > 0 ? [words.more(hidden)] : []),
    ...(others > 0 ? [words.others(others)] : []),
  ];
  const mail = { subject, paragraphs: [paragraph], groups, followed };
  return composeMail(to, { ...mail, button: words.seeAll, footer: words.footer }, link);
}

function personOf(language: Language, { row, links }: Asked): MailPerson {
  const { role, anyRole, approve, decline } = texts[language];
  const { personName, roleName, note, shiftId, shiftStart, shiftEnd, timeZone } = row;
  const times = { startTime: shiftStart, endTime: shiftEnd, timeZone };
  return {
    name: personName,
    lines: [
      roleName ? role(isolate(language, roleName)) : anyRole,
      ...(shiftId ? [spanInWords(language, times)] : []),
    ],
    ...(note ? { quote: note } : {}),
    answers: [
      { label: approve, href: links.approve },
      { label: decline, href: links.decline },
    ],
  };
}

/** The times are those of the shift that was asked for, where there is one. */
function cardOf(language: Language, row: UntoldRow) {
  const { eventId, title, location, timeZone, shiftId, roleName } = row;
  const times = shiftId
    ? { startTime: row.shiftStart, endTime: row.shiftEnd }
    : { startTime: row.startTime, endTime: row.endTime };
  return eventCard(language, {
    event: { id: eventId, title, location, timeZone, ...times },
    roleName,
  });
}
