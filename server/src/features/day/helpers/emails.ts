/** The mail that tells a volunteer that they help at the door of an event, lead it, or look at it. */
import type { Right } from '@saath/contract/abilities';
import type { Language } from '@saath/contract/language';
import { type CardedEvent, eventCard } from '../../../platform/mail/event-card.ts';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';
import { dayInWords, momentInWords } from '../../../platform/mail/times.ts';
import type { Held } from './policy.ts';

type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly subject: (title: string, role: string) => string;
  readonly what: string;
  /** Left out where there is no list of the day to open. */
  readonly opens?: (time: string) => string;
};

const ofDoor: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (title) => `You help at the door: ${title}`,
    what: 'You keep the list of the day: who has arrived, who has left, and who comes without a place. You see names and roles, but no addresses or phone numbers.',
    opens: (time) => `The list opens on ${time} and stays open until a day after the end.`,
    button: 'Open the list',
    footer: 'You get this mail because an organiser asked you to help at the door of this event.',
  },
  ur: {
    subject: (title) => `آپ داخلے پر مدد کریں گے: ${title}`,
    what: 'دن کی فہرست آپ کے پاس ہوگی: کون آ گیا، کون چلا گیا، اور کون جگہ کے بغیر آیا ہے۔ آپ کو نام اور ذمہ داریاں نظر آئیں گی، پتے یا فون نمبر نہیں۔',
    opens: (time) => `فہرست ${time} کو کھلے گی اور تقریب ختم ہونے کے ایک دن بعد تک کھلی رہے گی۔`,
    button: 'فہرست کھولیں',
    footer:
      'یہ ای میل آپ کو اس لیے ملی ہے کہ ایک منتظم نے آپ سے اس تقریب کے داخلے پر مدد مانگی ہے۔',
  },
};

const ofLead: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (title) => `You lead: ${title}`,
    what: 'You answer the requests of this event, keep its wait list, and write to its people. Of those who agreed to it you see addresses and phone numbers. Please use them for this event only. On the day you keep the list of who is there.',
    opens: (time) =>
      `You can begin at once. The list of the day opens on ${time}. All of it is yours until a day after the end.`,
    button: 'Open the event',
    footer: 'You get this mail because an organiser asked you to lead this event.',
  },
  ur: {
    subject: (title) => `آپ قیادت کریں گے: ${title}`,
    what: 'آپ اس تقریب کی درخواستوں کا جواب دیں گے، انتظار کی فہرست دیکھیں گے، اور اس کے لوگوں کو پیغام لکھیں گے۔ جنہوں نے اجازت دی ہو، ان کے پتے اور فون نمبر آپ کو نظر آئیں گے۔ براہِ کرم انہیں صرف اسی تقریب کے لیے استعمال کریں۔ دن پر حاضری کی فہرست بھی آپ کے پاس ہوگی۔',
    opens: (time) =>
      `آپ ابھی شروع کر سکتے ہیں۔ دن کی فہرست ${time} کو کھلے گی۔ یہ سب تقریب ختم ہونے کے ایک دن بعد تک آپ کے پاس رہے گا۔`,
    button: 'تقریب کھولیں',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ ایک منتظم نے آپ کو اس تقریب کی قیادت کرنے کو کہا ہے۔',
  },
};

const ofViewer: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (title) => `You can look at: ${title}`,
    what: 'You see this event, its roles and its figures: how many people asked, have a place, and are still needed. You see nobody’s name.',
    button: 'Open the event',
    footer: 'You get this mail because an organiser lets you look at this event.',
  },
  ur: {
    subject: (title) => `آپ دیکھ سکتے ہیں: ${title}`,
    what: 'آپ اس تقریب، اس کی ذمہ داریوں اور اعداد کو دیکھ سکتے ہیں: کتنے لوگوں نے درخواست دی، کتنوں کے پاس جگہ ہے، اور کتنوں کی ابھی ضرورت ہے۔ کسی کا نام نظر نہیں آئے گا۔',
    button: 'تقریب کھولیں',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ ایک منتظم نے آپ کو یہ تقریب دیکھنے دی ہے۔',
  },
};

const ofRoleLead: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (title, role) => `You lead ${role}: ${title}`,
    what: 'You answer who asks for this role, keep its wait list, and write to its people. Of those who agreed to it you see addresses and phone numbers. Please use them for this event only. On the day you keep the list of who is there. You see nobody of the other roles.',
    button: 'Open the role',
    footer:
      'You get this mail because an organiser asked you to lead the people of a role at this event.',
  },
  ur: {
    subject: (title, role) => `آپ ${role} کی قیادت کریں گے: ${title}`,
    what: 'جو اس ذمہ داری کے لیے درخواست دیں، آپ انہیں جواب دیں گے، ان کی انتظار کی فہرست دیکھیں گے، اور اس کے لوگوں کو پیغام لکھیں گے۔ جنہوں نے اجازت دی ہو، ان کے پتے اور فون نمبر آپ کو نظر آئیں گے۔ براہِ کرم انہیں صرف اسی تقریب کے لیے استعمال کریں۔ دن پر حاضری کی فہرست بھی آپ کے پاس ہوگی۔ دوسری ذمہ داریوں کے لوگ آپ کو نظر نہیں آئیں گے۔',
    button: 'ذمہ داری کھولیں',
    footer:
      'یہ ای میل آپ کو اس لیے ملی ہے کہ ایک منتظم نے آپ کو اس تقریب کی ایک ذمہ داری کے لوگوں کی قیادت کرنے کو کہا ہے۔',
  },
};

const texts = {
  door: ofDoor,
  lead: ofLead,
  viewer: ofViewer,
  role_lead: ofRoleLead,
} as const satisfies Record<Right, object>;

const until: Readonly<Record<Language, (day: string) => string>> = {
  en: (day) => `It ends by itself after ${day}.`,
  ur: (day) => `یہ ${day} کے بعد خود ختم ہو جائے گا۔`,
};

/** Until when a right is given, in words; nothing where it does not end by itself. */
export function untilText(language: Language, expiresAt: Date | null, timeZone: string): string[] {
  if (!expiresAt) return [];
  const lastDay = dayInWords(language, new Date(expiresAt.getTime() - 1), timeZone);
  return [until[language](lastDay)];
}

/** @param opensAt from when the list of the day is kept, told in the event's own zone */
export function helperMail(
  to: Reader,
  {
    event,
    right,
    opensAt,
    expiresAt,
    link,
    roleName,
  }: {
    event: CardedEvent;
    opensAt: Date;
    link: string;
    /** Whose people they lead; null of every other right. */
    roleName: string | null;
  } & Held<Right>,
): MailText {
  const { subject, what, opens, button, footer }: Texts = texts[right][to.language];
  return composeMail(
    to,
    {
      subject: subject(isolate(to.language, event.title), isolate(to.language, roleName ?? '')),
      paragraphs: [what],
      event: eventCard(to.language, { event }),
      followed: [
        ...(opens ? [opens(momentInWords(to.language, opensAt, event.timeZone))] : []),
        ...untilText(to.language, expiresAt, event.timeZone),
      ],
      button,
      footer,
    },
    link,
  );
}
