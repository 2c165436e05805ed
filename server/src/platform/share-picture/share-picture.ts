/** The picture by which messengers and social networks show an event, or the whole site. */
import { coverShapes } from '@saath/contract/foundation/cover/rules';
import type { Language } from '@saath/contract/language';
import sharp from 'sharp';
import { mailLocales } from '../mail/times.ts';
import { type TextLook, textShapes } from './text-shapes.ts';

export type Shared = {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly location: string;
  /** Undefined for the picture of the whole site. */
  readonly startTime: string | undefined;
  /** IANA zone in which the event takes place. */
  readonly timeZone: string;
  readonly isCancelled: boolean;
  /** Whose event it is. */
  readonly organisation: string;
  /** The one in which the date is written. */
  readonly language: Language;
  /** The event's first picture, in a format that sharp reads; the drawn cover stands in its place. */
  readonly picture: Buffer | undefined;
};

/** Pixels. `cover` is where the picture stands when the title is read from the left. */
const forms = {
  wide: { width: 1200, height: 630, cover: { width: 460, height: 630 }, size: 58, edge: 56 },
  square: { width: 1080, height: 1080, cover: { width: 1080, height: 520 }, size: 68, edge: 64 },
} as const;
export type ShareForm = keyof typeof forms;

const INK = '#1B2420';
const GREEN = '#0E5A47';
const SOFT = '#4A554F';
const CLAY = '#B5432E';
/** Said before the title. */
const cancelled: Readonly<Record<Language, string>> = { en: 'Cancelled', ur: 'منسوخ' };

/** @returns a PNG of 1200 by 630 pixels, square of 1080 by 1080 */
export async function drawSharePicture(event: Shared, form: ShareForm): Promise<Buffer> {
  const { width, height, cover, edge } = forms[form];
  const isWide = form === 'wide';
  const isRight = event.language === 'ur';
  const room = isWide ? width - cover.width - 2 * edge : width - 2 * edge;
  const field = isWide ? height : height - cover.height;
  const { texts, used } = await fittingTexts(event, { room, field, size: forms[form].size });
  let y = (isWide ? 0 : cover.height) + Math.max(edge * 0.6, (field - used) / 2);
  const left = isWide && !isRight ? cover.width + edge : edge;
  const placed = texts.map((each) => {
    const shapes = `<g transform="translate(${left} ${y})">${each.svg}</g>`;
    y += each.height;
    return shapes;
  });
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${placed.join('')}</svg>`;
  return await sharp({ create: { width, height, channels: 3, background: '#FBF7F0' } })
    .composite([
      {
        input: await coverOf(event, cover),
        left: isWide && isRight ? width - cover.width : 0,
        top: 0,
      },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 9, palette: event.picture === undefined })
    .toBuffer();
}

async function coverOf(
  { id, type, picture }: Shared,
  size: { width: number; height: number },
): Promise<Buffer> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="800" viewBox="0 0 720 400">${coverShapes(id, type)}</svg>`;
  return await sharp(picture ?? Buffer.from(drawn))
    .resize({ ...size, fit: 'cover' })
    .png()
    .toBuffer();
}

type Room = { readonly room: number; readonly field: number; readonly size: number };

/** Smaller where much is to be said, or in Urdu, whose lines are high. */
async function fittingTexts(event: Shared, { room, field, size }: Room) {
  const texts = await textsOf(event, room, size);
  const used = texts.reduce((sum, each) => sum + each.height, 0);
  if (used < field * 0.94 || size < 30) return { texts, used };
  return await fittingTexts(event, { room, field, size: size * 0.88 });
}

/** From the top, each with the space below it. */
async function textsOf(event: Shared, width: number, size: number) {
  const { title, location, organisation, language } = event;
  const side = language === 'ur' ? 'rtl' : 'ltr';
  const look = (more: Partial<TextLook>): TextLook => ({
    ...{ width, side, size: size * 0.5, mostLines: 1, color: INK },
    ...more,
  });
  const texts = [
    ...(organisation
      ? [textShapes(organisation, look({ color: GREEN, weight: 'bold', size: size * 0.46 }))]
      : []),
    ...(event.isCancelled
      ? [textShapes(cancelled[language], look({ color: CLAY, weight: 'bold', size: size * 0.6 }))]
      : []),
    textShapes(title, look({ size: fittingSize(title, size), weight: 'bold', mostLines: 3 })),
    ...(event.startTime
      ? [textShapes(timeOf(event, event.startTime), look({ mostLines: 2 }))]
      : []),
    textShapes(location, look({ mostLines: 2, color: SOFT })),
  ];
  const gap = size * 0.3;
  return (await Promise.all(texts)).map(({ svg, height }) => ({ svg, height: height + gap }));
}

const fittingSize = (title: string, size: number) => (title.length > 48 ? size * 0.8 : size);

/** By the clock where the event is, with the name of that clock: the picture may be seen anywhere. */
function timeOf({ timeZone, language }: Shared, startTime: string): string {
  return new Intl.DateTimeFormat(mailLocales[language], {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', hour12: true, timeZoneName: 'long' },
  }).format(new Date(startTime));
}
