/** Printed sheets as PDF: lines in any of our scripts, QR codes, files attached. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { type Face, openFaces, type Weight } from './faces.ts';
import { type Direction, type Run, runsOf } from './text-runs.ts';

export type Line = {
  readonly text: string;
  /** Of the baseline, in points from the top. */
  readonly y: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Which way the line runs. */
  readonly direction: Direction;
};

export type Sheet = {
  readonly width: number;
  readonly height: number;
  /** A line in the middle of the sheet, made smaller when it would not fit. */
  readonly line: (line: Line) => void;
  /** Whether the fonts have every letter of a text. */
  readonly canWrite: (text: string) => boolean;
  /** A QR code whose upper edge is at `y`. */
  readonly code: (text: string, place: { y: number; size: number }) => void;
  /** A text as lines of a size that fit on the sheet, broken between words; the last one takes what is left. */
  readonly broken: (text: string, look: Omit<Line, 'text' | 'y'>, most: number) => string[];
  /** A picture (JPEG or PNG) over the whole width, cut to the height. */
  readonly picture: (bytes: Buffer, height: number) => void;
  /** Flowers on a coloured ground over the whole width, where there is no picture. */
  readonly flowers: (height: number) => void;
  /** Where a press leads to, in readers that can be pressed. */
  readonly link: (address: string, place: { y: number; height: number }) => void;
  readonly frame: (color: string) => void;
  readonly attach: (file: { name: string; text: string; type: string; at: Date }) => void;
  readonly bytes: () => Promise<Buffer>;
};

const MARGIN = 64;

/** Of the flowers: where across, how large, in which colour. */
const bouquet = [
  [0.16, 92, '#7CC4A4'],
  [0.5, 132, '#F2A516'],
  [0.84, 92, '#B5432E'],
] as const;

type Document = InstanceType<typeof PDFDocument>;

/** One run with the face that writes it. */
type Piece = Run & { readonly face: Face; readonly width: number };

/** An empty A4 sheet. @param info what the file says about itself */
export async function openSheet(info: {
  title: string;
  author: string;
  at: Date;
  language: string;
}): Promise<Sheet> {
  const faces = await openFaces();
  const { title, author, at, language } = info;
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  const finished = buffer(document);
  const { width, height } = document.page;
  for (const each of [...faces.normal, ...faces.bold])
    if (!each.isDrawn) document.registerFont(each.name, each.bytes);
  const piecesAt =
    (text: string, { direction, weight = 'normal' }: Omit<Line, 'text' | 'y'>) =>
    (points: number) =>
      runsOf(text, direction).flatMap((run) => piecesOf(document, run, faces[weight], points));
  return {
    width,
    height,
    broken(text, look, most) {
      const fits = (words: string) =>
        widthOf(piecesAt(words, look)(look.size)) <= width - 2 * MARGIN;
      const lines: string[] = [];
      for (const word of text.split(/\s+/).filter(Boolean)) {
        const last = lines.at(-1);
        if (last !== undefined && (lines.length === most || fits(`${last} ${word}`)))
          lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
      }
      return lines;
    },
    picture(bytes, tall) {
      document.save().rect(0, 0, width, tall).clip();
      document.image(bytes, 0, 0, { cover: [width, tall], align: 'center', valign: 'center' });
      document.restore();
    },
    flowers(tall) {
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
    },
    link(address, { y, height: tall }) {
      document.link(0, y, width, tall, address);
    },
    canWrite: (text) => [...text].every((letter) => faces.bold.some((face) => face.covers(letter))),
    line({ text, y, size, color = '#1B2420', ...look }) {
      const measured = piecesAt(text, { size, ...look });
      const wide = widthOf(measured(size));
      const fitting = Math.min(size, (size * (width - 2 * MARGIN)) / Math.max(1, wide));
      const pieces = measured(fitting);
      let x = (width - widthOf(pieces)) / 2;
      for (const piece of pieces) {
        write(document, piece, { x, y, size: fitting, color });
        x += piece.width;
      }
    },
    code(text, { y, size }) {
      const { data } = encode(text, { ecc: 'M', border: 0 });
      const module = size / data.length;
      const left = (width - size) / 2;
      data.forEach((row, down) => {
        row.forEach((isDark, across) => {
          if (isDark) document.rect(left + across * module, y + down * module, module, module);
        });
      });
      document.fill('#1B2420');
    },
    frame(color) {
      document
        .roundedRect(28, 28, width - 56, height - 56, 18)
        .lineWidth(2)
        .stroke(color);
    },
    attach({ name, text, type, at: creationDate }) {
      document.file(Buffer.from(text), { name, type, creationDate, modifiedDate: creationDate });
    },
    async bytes() {
      document.end();
      return await finished;
    },
  };
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0);
}

/** A run is divided again where another face has the letters. From right to left, the first piece stands last. */
function piecesOf(document: Document, run: Run, faces: readonly Face[], size: number): Piece[] {
  const groups: { text: string; face: Face }[] = [];
  for (const letter of run.text) {
    const last = groups.at(-1);
    const [first] = faces as [Face];
    const face = last?.face.covers(letter)
      ? last.face
      : (faces.find((each) => each.covers(letter)) ?? first);
    if (last?.face === face) last.text += letter;
    else groups.push({ text: letter, face });
  }
  const pieces = groups.map(({ text: letters, face }) => {
    // Nothing but signs and spaces: letters of this direction are always drawn.
    const isTurned = run.direction === 'rtl' && !face.isDrawn;
    const text = isTurned ? turned(letters) : letters;
    const piece = { text, face, direction: run.direction };
    return { ...piece, width: widthIn(document, piece, size) };
  });
  return run.direction === 'ltr' ? pieces : pieces.reverse();
}

const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };

function turned(signs: string): string {
  return [...signs]
    .reverse()
    .map((sign) => mirrored[sign] ?? sign)
    .join('');
}

function widthIn(document: Document, piece: Run & { face: Face }, size: number): number {
  if (!piece.face.isDrawn)
    return document.font(piece.face.name).fontSize(size).widthOfString(piece.text);
  const { width, unitsPerEm } = piece.face.shape(piece);
  return (width * size) / unitsPerEm;
}

type Pen = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
};

function write(document: Document, piece: Piece, { x, y, size, color }: Pen): void {
  const { text, face } = piece;
  if (!face.isDrawn) {
    document
      .font(face.name)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    return;
  }
  const { glyphs, unitsPerEm } = face.shape(piece);
  const scale = size / unitsPerEm;
  document.markContent('Span', { actual: text });
  for (const { path, x: right, y: up } of glyphs) {
    if (!path) continue;
    document
      .save()
      .translate(x + right * scale, y - up * scale)
      .scale(scale, -scale)
      .path(path)
      .fill(color)
      .restore();
  }
  document.endMarkedContent();
}
