/** Certificates as the API and the printed sheet show them. */
import type {
  Certificate,
  PublicCertificate,
} from '@saath/contract/afterwards/certificates/schema';
import { inHours } from '@saath/contract/afterwards/hours/rules';
import type { Language } from '@saath/contract/language';
import { localTimeOf } from '@saath/contract/local-time';
import { mailLocales } from '../../../platform/mail/times.ts';
import type { Paint } from '../../../platform/pdf/ornaments.ts';
import { type Column, openSheet, type Sheet } from '../../../platform/pdf/sheet.ts';
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
    issuer: (host) => `at ${host}`,
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
    issuer: (host) => `بذریعہ ${host}`,
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

const SOFT = '#5B665F';
const JOY = '#F2A516';
const CLAY = '#B5432E';

/** Who stands for it, as it was when the certificate was issued. */
export type Issuer = {
  readonly name: string;
  /** Of it, where all is of one; else empty. */
  readonly branch: string;
  /** Under a line for the signature; empty: no line. */
  readonly signatory: string;
  readonly title: string;
  /** Of now: a PNG. */
  readonly logo: Buffer | undefined;
  /** Readable on paper. */
  readonly colour: string;
};

type Given = {
  readonly language: Language;
  readonly link: string;
  readonly appUrl: URL;
  readonly kid: string;
  readonly timeZone: string;
  readonly issuer: Issuer;
};

/** @returns the PDF, or undefined when the name has letters that no font of ours has */
export async function presentSheet(row: CertificateRow, given: Given): Promise<Buffer | undefined> {
  const { language, issuer, kid } = given;
  const { number, issuedAt } = row;
  const title = `${texts[language].title} ${number}`;
  const sheet = await openSheet({ title, author: issuer.name, at: issuedAt, language });
  if (!sheet.canWrite(row.name)) return undefined;
  const paint = { ground: issuer.colour, petal: JOY, heart: CLAY };
  sheet.border(paint);
  drawHead(sheet, issuer, paint);
  drawThanks(sheet, row, given);
  drawProof(sheet, row, given);
  const file = { name: `${number}.json`, text: presentFile(row, kid), at: issuedAt };
  sheet.attach({ ...file, type: 'application/json' });
  return await sheet.bytes();
}

/** Whose it is: the logo, or a flower where there is none, and the name. */
function drawHead(sheet: Sheet, { name, branch, logo, colour }: Issuer, paint: Paint): void {
  if (logo) sheet.picture(logo, { y: 70, width: 220, height: 62 });
  else sheet.flower({ x: sheet.width / 2, y: 101, size: 31, petals: 10 }, paint);
  const direction = directionOfText(name);
  // Letters that no font of ours has would be boxes: the logo then stands alone.
  if (sheet.canWrite(name))
    sheet.line({ text: name, y: 164, size: 21, weight: 'bold', color: colour, direction });
  if (branch && sheet.canWrite(branch))
    sheet.line({ text: branch, y: 188, size: 14, color: SOFT, direction: directionOfText(branch) });
}

function drawThanks(sheet: Sheet, row: CertificateRow, { language, issuer }: Given): void {
  const words = texts[language];
  const { name, minutes, events, fromDay, toDay } = row;
  const { line } = linesOf(sheet, language);
  const hours = (given: number) => hoursInWords(language, inHours(given));
  const period = words.period(dayIn(language, fromDay), dayIn(language, toDay));
  const middle = { centre: sheet.width / 2, room: 260 };
  line(words.title, 226, 31, { weight: 'bold' });
  line(words.thanks, 276, 15, { color: SOFT });
  sheet.line({ text: name, y: 328, size: 36, weight: 'bold', direction: directionOfText(name) });
  sheet.rule({ y: 352, column: middle, color: JOY });
  sheet.flower(
    { x: sheet.width / 2, y: 352, size: 9, petals: 8 },
    { ground: '', petal: JOY, heart: issuer.colour },
  );
  line(words.gave(hours(minutes), events), 398, 19);
  line(period, 434, 15);
  if (row.correctedMinutes > 0)
    line(words.corrected(hours(row.correctedMinutes)), 460, 11, { color: SOFT });
}

/** Who signed, the code by which it is checked, and where the signature can be read. */
function drawProof(sheet: Sheet, row: CertificateRow, given: Given): void {
  const { language, link, appUrl, timeZone, issuer } = given;
  const words = texts[language];
  const { line } = linesOf(sheet, language);
  const half = sheet.width / 2;
  const code = issuer.signatory ? { centre: half + 118, room: 200 } : { centre: half, room: 200 };
  sheet.code(link, { y: 486, size: 104, centre: code.centre });
  if (issuer.signatory) drawSignatory(sheet, issuer, { centre: half - 112, room: 200 });
  const issued = words.issued(dayIn(language, localTimeOf(row.issuedAt, timeZone).slice(0, 10)));
  line(words.number(row.number), 634, 14, { weight: 'bold' });
  line(`${issued}${language === 'ur' ? '، ' : ', '}${words.issuer(appUrl.host)}`, 662, 12);
  line(words.check, 698, 10.5, { color: SOFT });
  sheet.line({ text: link, y: 717, size: 10.5, direction: 'ltr' });
  line(words.signed, 746, 8.5, { color: SOFT });
  const keys = new URL('/.well-known/saath-certificates.json', appUrl).href;
  sheet.line({ text: keys, y: 764, size: 8.5, color: SOFT, direction: 'ltr' });
}

function drawSignatory(sheet: Sheet, { signatory, title }: Issuer, column: Column): void {
  sheet.rule({ y: 556, column, color: '#1B2420' });
  const below = (text: string, y: number, size: number, color?: string) => {
    if (text && sheet.canWrite(text))
      sheet.line({
        text,
        y,
        size,
        column,
        direction: directionOfText(text),
        ...(color ? { color } : {}),
      });
  };
  below(signatory, 576, 13);
  below(title, 596, 10.5, SOFT);
}

/** Lines of our own words, in the direction of their language. */
function linesOf(sheet: Sheet, language: Language) {
  const direction = language === 'ur' ? 'rtl' : 'ltr';
  type More = { weight?: 'bold'; color?: string };
  return {
    line: (text: string, y: number, size: number, more: More = {}) =>
      sheet.line({ text, y, size, direction, ...more }),
  };
}
