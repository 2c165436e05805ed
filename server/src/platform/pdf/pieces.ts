/** Pieces of a line: runs of letters that one font has, measured and written. */
import type PDFDocument from 'pdfkit';
import type { Face } from './faces.ts';
import type { Run } from './text-runs.ts';

export type Document = InstanceType<typeof PDFDocument>;

/** One run with the face that writes it. */
export type Piece = Run & { readonly face: Face; readonly width: number };

export function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0);
}

/** A run is divided again where another face has the letters. From right to left, the first piece stands last. */
export function piecesOf(
  document: Document,
  run: Run,
  faces: readonly Face[],
  size: number,
): Piece[] {
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

/** The pieces of a line side by side, from `x` on. */
export function writeLine(document: Document, pieces: readonly Piece[], { x, ...pen }: Pen): void {
  let at = x;
  for (const piece of pieces) {
    write(document, piece, { x: at, ...pen });
    at += piece.width;
  }
}

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
