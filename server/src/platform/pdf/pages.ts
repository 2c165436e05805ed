/** Texts of any length as PDF: paragraphs in any of our scripts, on as many numbered A4 pages as they need. */
import { type DocumentInfo, openDocument } from './document.ts';
import type { Weight } from './faces.ts';
import { type Document, type Piece, piecesOf, widthOf, writeLine } from './pieces.ts';
import { type Direction, directionOfText, runsOf } from './text-runs.ts';

export type Look = {
  /** In points. */
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Which way its lines run; each as its first letter says without it. */
  readonly direction?: Direction;
};

export type Pages = {
  /** Whether the fonts have every letter of a text. */
  readonly canWrite: (text: string) => boolean;
  /** Lines as they are, broken between words where they are too long; words, where they are longer than a line. */
  readonly text: (text: string, look: Look) => void;
  /** Room before what follows, in points. */
  readonly gap: (points: number) => void;
  /** A fine line across the page. */
  readonly rule: () => void;
  readonly bytes: () => Promise<Buffer>;
};

const MARGIN = 64;
const INK = '#1B2420';
const SOFT = '#4A554F';
/** Of a line, as a multiple of its size: the script of Urdu goes far up and down. */
const HEIGHT = { plain: 1.45, drawn: 2.3 } as const;
const NUMBER_SIZE = 9;
/** Marks that say how letters stand, and have no shape of their own; those between letters of Urdu stay. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

export async function openPages(info: DocumentInfo): Promise<Pages> {
  const { document, faces, finish } = await openDocument(info, { keepsPages: true });
  const { width, height } = document.page;
  const room = width - 2 * MARGIN;
  let y = MARGIN;
  const take = (tall: number) => {
    if (y + tall > height - MARGIN) {
      document.addPage();
      y = MARGIN;
    }
    y += tall;
  };
  return {
    canWrite: (text) =>
      [...text.replace(UNSEEN, '')].every(
        (letter) => /\s/.test(letter) || faces.normal.some((face) => face.covers(letter)),
      ),
    text(text, { size, weight = 'normal', color = INK, direction }) {
      const setter = { document, faces: faces[weight], size };
      for (const line of text.replace(UNSEEN, '').split(/\r?\n/)) {
        const base = direction ?? directionOfText(line);
        for (const words of brokenLine(line, measured(setter, base), room)) {
          const pieces = piecesIn(setter, words, base);
          const tall =
            size * (pieces.some(({ face }) => face.isDrawn) ? HEIGHT.drawn : HEIGHT.plain);
          take(tall);
          const x = base === 'ltr' ? MARGIN : width - MARGIN - widthOf(pieces);
          writeLine(document, pieces, { x, y: y - tall * 0.35, size, color });
        }
      }
    },
    gap(points) {
      // Not at the head of a page.
      if (y > MARGIN) y += points;
    },
    rule() {
      take(1);
      document
        .moveTo(MARGIN, y)
        .lineTo(width - MARGIN, y)
        .lineWidth(0.8)
        .stroke('#DDD5C6');
    },
    async bytes() {
      numberPages({ document, faces: faces.normal, size: NUMBER_SIZE });
      return await finish();
    },
  };
}

/** "2 / 3" in the middle of the foot of each page. */
function numberPages(setter: Setter): void {
  const { document, size } = setter;
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    const { width, height } = document.page;
    const pieces = piecesIn(setter, `${page + 1} / ${count}`, 'ltr');
    const x = (width - widthOf(pieces)) / 2;
    writeLine(document, pieces, { x, y: height - MARGIN / 2, size, color: SOFT });
  }
}

type Setter = {
  readonly document: Document;
  readonly faces: Parameters<typeof piecesOf>[2];
  readonly size: number;
};

function piecesIn({ document, faces, size }: Setter, text: string, base: Direction): Piece[] {
  return runsOf(text, base).flatMap((run) => piecesOf(document, run, faces, size));
}

/** Words come again and again: each is measured once. */
function measured(setter: Setter, base: Direction): (words: string) => number {
  const known = new Map<string, number>();
  return (words) => {
    const width = known.get(words) ?? widthOf(piecesIn(setter, words, base));
    known.set(words, width);
    return width;
  };
}

/** A line as lines that fit; an empty one stays. */
function brokenLine(line: string, widthOfWords: (words: string) => number, room: number): string[] {
  const space = widthOfWords('n n') - widthOfWords('nn');
  const lines = [''];
  let taken = 0;
  for (const word of line.split(/\s+/).filter(Boolean))
    for (const part of brokenWord(word, widthOfWords, room)) {
      const wide = widthOfWords(part);
      const last = lines.at(-1) ?? '';
      const isFirst = last === '';
      if (isFirst || taken + space + wide <= room) {
        lines[lines.length - 1] = isFirst ? part : `${last} ${part}`;
        taken += isFirst ? wide : space + wide;
      } else {
        lines.push(part);
        taken = wide;
      }
    }
  return lines;
}

/** A word that is longer than a line, such as an address, in parts that fit. */
function brokenWord(word: string, widthOfWords: (words: string) => number, room: number): string[] {
  if (widthOfWords(word) <= room) return [word];
  const parts = [''];
  let taken = 0;
  for (const letter of word) {
    const wide = widthOfWords(letter);
    if (taken + wide > room) {
      parts.push('');
      taken = 0;
    }
    parts[parts.length - 1] += letter;
    taken += wide;
  }
  return parts;
}
