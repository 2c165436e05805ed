/** The drawings of printed sheets, in the language of the covers: borders of moons, and flowers of pointed petals. */
import type PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;

/** Colours as `#rrggbb`. */
export type Paint = { readonly ground: string; readonly petal: string; readonly heart: string };

export type Bloom = {
  readonly x: number;
  readonly y: number;
  /** Radius in points. */
  readonly size: number;
  readonly petals: number;
};

/** Of the band, in points from the edge of the sheet. */
const EDGE = 20;
const BAND = 24;
const MOON = 8.5;

/** A painted band around the sheet with a flower in each corner, and a fine line inside of it. */
export function drawBorder(document: Document, paint: Paint): void {
  const { width, height } = document.page;
  const [right, bottom] = [width - EDGE, height - EDGE];
  document
    .rect(EDGE, EDGE, right - EDGE, bottom - EDGE)
    .rect(EDGE + BAND, EDGE + BAND, width - 2 * (EDGE + BAND), height - 2 * (EDGE + BAND))
    .fill(paint.ground, 'even-odd');
  const middle = EDGE + BAND / 2;
  for (const y of [middle, height - middle])
    drawMoons(
      document,
      paint,
      placesBetween(middle, width - middle).map((x) => [x, y]),
    );
  for (const x of [middle, width - middle])
    drawMoons(
      document,
      paint,
      placesBetween(middle, height - middle).map((y) => [x, y]),
    );
  const inner = EDGE + BAND + 7;
  document
    .lineWidth(0.8)
    .rect(inner, inner, width - 2 * inner, height - 2 * inner)
    .stroke(paint.petal);
  const corner = EDGE + BAND - 2;
  for (const x of [corner, width - corner])
    for (const y of [corner, height - corner]) {
      document.circle(x, y, 29).fill(paint.ground);
      drawFlower(document, { x, y, size: 25, petals: 8 }, paint);
    }
}

/** Even places along a side, clear of the corners. */
function placesBetween(from: number, to: number): number[] {
  const [start, end] = [from + 46, to - 46];
  const count = Math.round((end - start) / 24);
  return Array.from({ length: count + 1 }, (_, index) => start + ((end - start) * index) / count);
}

function drawMoons(document: Document, paint: Paint, places: readonly (readonly number[])[]): void {
  places.forEach(([x = 0, y = 0], index) => {
    document.circle(x, y, MOON).fill(index % 2 ? paint.heart : paint.petal);
    document.circle(x, y, MOON * 0.42).fill(paint.ground);
  });
}

/** Two rings of petals and a heart, as the flowers of the covers. */
export function drawFlower(
  document: Document,
  bloom: Bloom,
  { petal, heart }: Omit<Paint, 'ground'>,
): void {
  const { x, y, size, petals } = bloom;
  const turn = 360 / petals;
  const ring = (length: number, from: number, color: string) => {
    for (let index = 0; index < petals; index++)
      document
        .save()
        .translate(x, y)
        .rotate(from + index * turn)
        .path(petalPath(length, petals))
        .fill(color)
        .restore();
  };
  ring(size, 0, petal);
  ring(size * 0.58, turn / 2, heart);
  document.circle(x, y, size * 0.24).fill(petal);
  document.circle(x, y, size * 0.12).fill(heart);
}

/** A pointed petal upwards from the middle. */
function petalPath(length: number, petals: number): string {
  const width = (length * 2.4) / petals;
  return `M0 0 C${-width} ${-length * 0.4} ${-width * 0.9} ${-length * 0.8} 0 ${-length} C${width * 0.9} ${-length * 0.8} ${width} ${-length * 0.4} 0 0 Z`;
}

/** Of the flowers: where across, how large, in which colour. */
const bouquet = [
  [0.16, 92, '#7CC4A4'],
  [0.5, 132, '#F2A516'],
  [0.84, 92, '#B5432E'],
] as const;

/** Three flowers on a coloured ground over the whole width, from the upper edge. */
export function drawBouquet(document: Document, tall: number): void {
  const { width } = document.page;
  document.rect(0, 0, width, tall).fill('#0E5A47');
  for (const [share, size, color] of bouquet) {
    const [x, y] = [width * share, tall / 2];
    for (let petal = 0; petal < 8; petal += 1) {
      document.save().rotate(petal * 45, { origin: [x, y] });
      document.ellipse(x, y - size * 0.62, size * 0.22, size * 0.38).fill(color);
      document.restore();
    }
    document.circle(x, y, size * 0.24).fill('#FBF0D9');
  }
}
