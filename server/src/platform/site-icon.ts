/** The picture by which a window or a home screen shows the site: the logo on white, or an initial in the site's colour. */
import { initialOf } from '@saath/contract/foundation/organisation/rules';
import sharp from 'sharp';
import { openFaces } from './pdf/faces.ts';
import { directionOfText } from './pdf/text-runs.ts';

const EDGE = 512;
/** Phones cut corners and edges off: what matters stays within the middle. */
const SAFE = 0.62;

type Sign = {
  readonly name: string;
  /** `#rrggbb`, readable with white on it. */
  readonly colour: string;
  readonly logo: Buffer | undefined;
};

/** @returns a PNG of `size` by `size` pixels */
export async function drawSiteIcon({ name, colour, logo }: Sign, size: number): Promise<Buffer> {
  if (!logo) {
    const svg = Buffer.from(await initialSvg(initialOf(name), colour));
    return await sharp(svg).resize(size, size).png().toBuffer();
  }
  const room = Math.round(size * 0.8);
  const inside = await sharp(logo)
    .resize(room, room, { fit: 'contain', background: '#ffffff00' })
    .png()
    .toBuffer();
  return await sharp({ create: { width: size, height: size, channels: 4, background: '#ffffff' } })
    .composite([{ input: inside }])
    .png()
    .toBuffer();
}

/** The letter as a shape, so that it looks the same whatever fonts the machine has; a flower's heart without a letter. */
async function initialSvg(initial: string, colour: string): Promise<string> {
  const { bold } = await openFaces();
  const face = bold.find((each) => [...initial].every((letter) => each.covers(letter)));
  const ground = `<rect width="${EDGE}" height="${EDGE}" fill="${colour}"/>`;
  const frame = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}">${ground}${inside}</svg>`;
  if (!face) return frame(`<circle cx="256" cy="256" r="120" fill="#f2a516"/>`);
  const shaped = face.shape({ text: initial, direction: directionOfText(initial) });
  const path = shaped.glyphs
    .map(({ path: shape, x, y }) => `<path transform="translate(${x} ${y})" d="${shape}"/>`)
    .join('');
  // Drawn large first, then cut to its edges: letters of different scripts sit at very different heights.
  const scale = EDGE / shaped.unitsPerEm / 2;
  const letter = `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE * 2}" height="${EDGE * 2}"><g fill="#fff" transform="translate(${EDGE / 2} ${EDGE * 1.3}) scale(${scale * 2} ${-scale * 2})">${path}</g></svg>`;
  const cut = await sharp(Buffer.from(letter)).trim().png().toBuffer();
  const room = EDGE * SAFE;
  const off = (EDGE - room) / 2;
  return frame(
    `<image x="${off}" y="${off}" width="${room}" height="${room}" preserveAspectRatio="xMidYMid meet" href="data:image/png;base64,${cut.toString('base64')}"/>`,
  );
}
