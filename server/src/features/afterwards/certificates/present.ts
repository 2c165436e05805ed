/** Certificates as the API and the printed sheet show them. */
import type {
  Certificate,
  PublicCertificate,
} from '@saath/contract/afterwards/certificates/schema';
import { inHours } from '@saath/contract/afterwards/hours/rules';
import { localTimeOf } from '@saath/contract/events/event-times/rules';
import type { Language } from '@saath/contract/language';
import { mailLocales } from '../../../platform/mail/times.ts';
import { openSheet } from '../../../platform/pdf/sheet.ts';
import { directionOfText } from '../../../platform/pdf/text-runs.ts';
import { hoursInWords } from '../hours/policy.ts';
import { stateOf } from './policy.ts';
import type { CertificateRow } from './queries.ts';

export function presentCertificate(row: CertificateRow): Certificate {
  const { id, number, name, fromDay, toDay, minutes, events, issuedAt } = row;
  return {
    id,
    number,
    name,
    from: fromDay,
    to: toDay,
    hours: inHours(minutes),
    corrected: inHours(row.correctedMinutes),
    events,
    issuedAt: issuedAt.toISOString(),
    state: stateOf(row),
  };
}

/** What strangers see: nothing of a certificate that does not hold any more. */
export function presentPublic(row: CertificateRow): PublicCertificate {
  const { state, name, from, to, hours, corrected } = presentCertificate(row);
  const isShown = state === 'valid' || state === 'changed';
  return { state, certificate: isShown ? { name, from, to, hours, corrected } : null };
}

/** The signed text is a text inside the file, so that no program can write it differently. */
export function presentFile({ document, signature }: CertificateRow, kid: string): string {
  return `${JSON.stringify({ document, signature, kid }, null, 2)}\n`;
}

type Words = {
  readonly title: string;
  readonly thanks: string;
  readonly gave: (hours: string, events: number) => string;
  readonly corrected: (hours: string) => string;
  readonly period: (from: string, to: string) => string;
  readonly number: (number: string) => string;
  readonly issued: (day: string) => string;
  readonly issuer: (host: string) => string;
  readonly check: string;
  readonly signed: string;
};

const texts: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Certificate of volunteering',
    thanks: 'With thanks to',
    gave: (hours, events) =>
      `for ${hours} of help at ${events} ${events === 1 ? 'event' : 'events'}`,
    corrected: (hours) => `${hours} of these were corrected by organisers`,
    period: (from, to) => `${from} to ${to}`,
    number: (number) => `Certificate ${number}`,
    issued: (day) => `Issued on ${day}`,
    issuer: (host) => `by Saath, ${host}`,
    check: 'Scan or open this link to see whether the certificate is valid:',
    signed: 'The signed text (Ed25519) is attached to this file. The public key:',
  },
  ur: {
    title: 'رضاکارانہ خدمت کی سند',
    thanks: 'شکریے کے ساتھ',
    gave: (hours, events) =>
      events === 1
        ? `ایک تقریب میں ${hours} کی مدد کے لیے`
        : `${events} تقریبات میں ${hours} کی مدد کے لیے`,
    corrected: (hours) => `ان میں سے ${hours} منتظمین نے درست کیے`,
    period: (from, to) => `${from} سے ${to} تک`,
    number: (number) => `سند نمبر ${number}`,
    issued: (day) => `تاریخِ اجرا ${day}`,
    issuer: (host) => `جاری کنندہ: ساتھ، ${host}`,
    check: 'یہ جاننے کے لیے کہ سند درست ہے، کوڈ اسکین کیجیے یا یہ لنک کھولیے:',
    signed: 'دستخط شدہ متن (Ed25519) اس فائل کے ساتھ منسلک ہے۔ عوامی کلید:',
  },
};

function dayIn(language: Language, day: string): string {
  return new Intl.DateTimeFormat(mailLocales[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}

const GREEN = '#0E5A47';
const SOFT = '#5B665F';

/** @returns the PDF, or undefined when the name has letters that no font of ours has */
export async function presentSheet(
  row: CertificateRow,
  given: { language: Language; link: string; appUrl: URL; kid: string; timeZone: string },
): Promise<Buffer | undefined> {
  const { language, link, appUrl, kid, timeZone } = given;
  const { name, number, minutes, events, issuedAt, fromDay, toDay } = row;
  const words = texts[language];
  const direction = language === 'ur' ? 'rtl' : 'ltr';
  const title = `${words.title} ${number}`;
  const sheet = await openSheet({ title, author: 'Saath', at: issuedAt, language });
  if (!sheet.canWrite(name)) return undefined;
  const hours = (given: number) => hoursInWords(language, inHours(given));
  const day = (text: string) => dayIn(language, text);
  const line = (
    text: string,
    y: number,
    size: number,
    more: { weight?: 'bold'; color?: string } = {},
  ) => sheet.line({ text, y, size, direction, ...more });
  sheet.frame(GREEN);
  line(language === 'ur' ? 'ساتھ' : 'Saath', 120, 34, { weight: 'bold', color: GREEN });
  line(words.title, 200, 30, { weight: 'bold' });
  line(words.thanks, 268, 16, { color: SOFT });
  sheet.line({ text: name, y: 330, size: 36, weight: 'bold', direction: directionOfText(name) });
  line(words.gave(hours(minutes), events), 396, 20);
  line(words.period(day(fromDay), day(toDay)), 436, 16);
  if (row.correctedMinutes > 0)
    line(words.corrected(hours(row.correctedMinutes)), 464, 12, { color: SOFT });
  line(words.number(number), 496, 14, { weight: 'bold' });
  const issued = words.issued(day(localTimeOf(issuedAt, timeZone).slice(0, 10)));
  line(`${issued}${language === 'ur' ? '، ' : ', '}${words.issuer(appUrl.host)}`, 524, 13);
  sheet.code(link, { y: 560, size: 110 });
  line(words.check, 700, 11, { color: SOFT });
  sheet.line({ text: link, y: 722, size: 11, direction: 'ltr' });
  line(words.signed, 752, 9, { color: SOFT });
  const keys = new URL('/.well-known/saath-certificates.json', appUrl).href;
  sheet.line({ text: keys, y: 772, size: 9, color: SOFT, direction: 'ltr' });
  const file = { name: `${number}.json`, text: presentFile(row, kid), at: issuedAt };
  sheet.attach({ ...file, type: 'application/json' });
  return await sheet.bytes();
}
