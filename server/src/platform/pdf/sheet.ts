/** Printed sheets as PDF: lines in any of our scripts, QR codes, files attached. */
import { encode } from 'uqr';
import { type DocumentInfo, openDocument } from './document.ts';
import type { Weight } from './faces.ts';
import { type Bloom, drawBorder, drawBouquet, drawFlower, type Paint } from './ornaments.ts';
import { type Document, piecesOf, widthOf, writeLine } from './pieces.ts';
import { type Direction, runsOf } from './text-runs.ts';

export type Line = {
  readonly text: string;
  /** Of the baseline, in points from the top. */
  readonly y: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Which way the line runs. */
  readonly direction: Direction;
  /** Of the column in whose middle it stands; the sheet's without it. */
  readonly column?: Column;
};

/** In points: the middle, and how wide a line may be. */
export type Column = { readonly centre: number; readonly room: number };

export type Sheet = {
  readonly width: number;
  readonly height: number;
  /** A line in the middle of its column, made smaller when it would not fit. */
  readonly line: (line: Line) => void;
  /** Whether the fonts have every letter of a text. */
  readonly canWrite: (text: string) => boolean;
  /** A QR code whose upper edge is at `y`. */
  readonly code: (text: string, place: { y: number; size: number; centre?: number }) => void;
  /** A painted border around the sheet. */
  readonly border: (paint: Paint) => void;
  readonly flower: (bloom: Bloom, paint: Paint) => void;
  /** A text as lines of a size that fit on the sheet, broken between words; the last one takes what is left. */
  readonly broken: (text: string, look: Omit<Line, 'text' | 'y'>, most: number) => string[];
  /** A picture (JPEG or PNG) over the whole width, cut to the height. */
  readonly cover: (bytes: Buffer, height: number) => void;
  /** Flowers on a coloured ground over the whole width, where there is no picture. */
  readonly flowers: (height: number) => void;
  /** Where a press leads to, in readers that can be pressed. */
  readonly link: (address: string, place: { y: number; height: number }) => void;
  /** A PNG, as large as fits, in the middle of a box whose upper edge is at `y`. */
  readonly picture: (png: Buffer, box: { y: number; width: number; height: number }) => void;
  /** A fine line across a column. */
  readonly rule: (place: { y: number; column: Column; color: string }) => void;
  readonly attach: (file: { name: string; text: string; type: string; at: Date }) => void;
  readonly bytes: () => Promise<Buffer>;
};

const MARGIN = 64;

/** An empty A4 sheet. */
export async function openSheet(info: DocumentInfo): Promise<Sheet> {
  const { document, faces, finish } = await openDocument(info, { keepsPages: false });
  const { width, height } = document.page;
  const piecesAt =
    (text: string, { direction, weight = 'normal' }: Omit<Line, 'text' | 'y'>) =>
    (points: number) =>
      runsOf(text, direction).flatMap((run) => piecesOf(document, run, faces[weight], points));
  return {
    width,
    height,
    broken: (text, look, most) =>
      brokenLines(
        text,
        most,
        (words) => widthOf(piecesAt(words, look)(look.size)) <= width - 2 * MARGIN,
      ),
    cover(bytes, tall) {
      document.save().rect(0, 0, width, tall).clip();
      document.image(bytes, 0, 0, { cover: [width, tall], align: 'center', valign: 'center' });
      document.restore();
    },
    flowers: (tall) => drawBouquet(document, tall),
    link: (address, { y, height: tall }) => void document.link(0, y, width, tall, address),
    canWrite: (text) => [...text].every((letter) => faces.bold.some((face) => face.covers(letter))),
    line({ text, y, size, color = '#1B2420', column, ...look }) {
      const { centre, room } = column ?? { centre: width / 2, room: width - 2 * MARGIN };
      const measured = piecesAt(text, { size, ...look });
      const wide = widthOf(measured(size));
      const fitting = Math.min(size, (size * room) / Math.max(1, wide));
      const pieces = measured(fitting);
      const x = centre - widthOf(pieces) / 2;
      writeLine(document, pieces, { x, y, size: fitting, color });
    },
    code: (text, { y, size, centre = width / 2 }) =>
      drawCode(document, text, { y, size, left: centre - size / 2 }),
    border: (paint) => drawBorder(document, paint),
    flower: (bloom, paint) => drawFlower(document, bloom, paint),
    picture(png, { y, width: wide, height: high }) {
      document.image(png, (width - wide) / 2, y, {
        fit: [wide, high],
        align: 'center',
        valign: 'center',
      });
    },
    rule({ y, column: { centre, room }, color }) {
      document
        .moveTo(centre - room / 2, y)
        .lineTo(centre + room / 2, y)
        .lineWidth(0.8)
        .stroke(color);
    },
    attach({ name, text, type, at: creationDate }) {
      document.file(Buffer.from(text), { name, type, creationDate, modifiedDate: creationDate });
    },
    bytes: finish,
  };
}

/** A QR code, square by square. */
function drawCode(
  document: Document,
  text: string,
  { y, size, left }: { y: number; size: number; left: number },
): void {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const module = size / data.length;
  data.forEach((row, down) => {
    row.forEach((isDark, across) => {
      if (isDark) document.rect(left + across * module, y + down * module, module, module);
    });
  });
  document.fill('#1B2420');
}

/** Words as lines that fit; the last of them takes what is left. */
function brokenLines(text: string, most: number, fits: (words: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && (lines.length === most || fits(`${last} ${word}`)))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
