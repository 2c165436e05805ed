/** The poster of an event as a sheet of paper. */
import type { Language } from '@saath/contract/language';
import { mailLocales } from '../../../platform/mail/times.ts';
import { openSheet } from '../../../platform/pdf/sheet.ts';
import { directionOfText } from '../../../platform/pdf/text-runs.ts';
import type { EventRow } from '../events/queries.ts';

type Words = {
  readonly come: string;
  readonly scan: string;
  readonly needed: (roles: string) => string;
};

const texts: Readonly<Record<Language, Words>> = {
  en: {
    come: 'Come and help',
    scan: 'Scan to ask for a place',
    needed: (roles) => `We look for: ${roles}`,
  },
  ur: {
    come: 'آئیے، ہاتھ بٹائیں',
    scan: 'جگہ مانگنے کے لیے اسکین کیجیے',
    needed: (roles) => `ہمیں درکار ہیں: ${roles}`,
  },
};

const GREEN = '#0E5A47';
const SOFT = '#5B665F';
const COVER = 300;
const MOST_ROLES = 6;

type Poster = {
  readonly event: EventRow;
  readonly roles: readonly string[];
  readonly link: string;
  /** JPEG. */
  readonly picture: Buffer | undefined;
  readonly language: Language;
  readonly at: Date;
  /** Whose event it is. */
  readonly author: string;
};

/** Letters that no font of ours has, such as small pictures, are left out; the page behind the code has them. */
export async function presentPoster(poster: Poster): Promise<Buffer> {
  const { event, roles, link, picture, language, at, author } = poster;
  const words = texts[language];
  const sheet = await openSheet({ title: event.title, author, at, language });
  const direction = language === 'ur' ? 'rtl' : 'ltr';
  let y = COVER + 56;
  const write = (
    text: string,
    look: { size: number; most: number; weight?: 'bold'; color?: string; own?: boolean },
  ) => {
    const { size, most, own = false, ...rest } = look;
    const plain = [...text].filter((letter) => sheet.canWrite(letter)).join('');
    const way = { size, ...rest, direction: own ? directionOfText(plain) : direction } as const;
    for (const line of sheet.broken(plain, way, most)) {
      sheet.line({ ...way, text: line, y });
      // Urdu stands higher and reaches lower.
      y += size * (directionOfText(line) === 'rtl' ? 1.9 : 1.25);
    }
    y += size * 0.25;
  };
  if (picture) sheet.cover(picture, COVER);
  else sheet.flowers(COVER);
  write(words.come, { size: 18, most: 1, weight: 'bold', color: GREEN });
  write(event.title, { size: 34, most: 3, weight: 'bold', own: true });
  write(timesOf(event, language), { size: 18, most: 2 });
  write(zoneOf(event, language), { size: 12, most: 1, color: SOFT });
  write(event.location, { size: 18, most: 2, own: true });
  if (roles.length > 0)
    write(words.needed(listed(roles, language)), { size: 13, most: 2, color: SOFT });
  const size = Math.min(170, sheet.height - y - 110);
  sheet.code(link, { y, size });
  sheet.link(link, { y, height: size });
  y += size + 28;
  write(words.scan, { size: 15, most: 1, weight: 'bold' });
  sheet.line({ text: link, y, size: 11, color: SOFT, direction: 'ltr' });
  return await sheet.bytes();
}

function listed(roles: readonly string[], language: Language): string {
  const format = new Intl.ListFormat(mailLocales[language], { type: 'conjunction' });
  return format.format(roles.slice(0, MOST_ROLES));
}

/** By the clock where the event is. */
function timesOf({ startTime, endTime, timeZone }: EventRow, language: Language): string {
  return (
    new Intl.DateTimeFormat(mailLocales[language], {
      ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit', hour12: true },
    })
      .formatRange(startTime, endTime)
      // No font has the thin spaces.
      .replace(/\s/g, ' ')
  );
}

function zoneOf({ startTime, timeZone }: EventRow, language: Language): string {
  const parts = new Intl.DateTimeFormat(mailLocales[language], { timeZone, timeZoneName: 'long' });
  return parts.formatToParts(startTime).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
