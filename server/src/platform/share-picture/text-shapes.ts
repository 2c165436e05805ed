/** Texts as SVG shapes, in any of our scripts: pictures need no fonts of the machine. */
import { type Face, openFaces, type Weight } from '../pdf/faces.ts';
import { type Direction, directionOfText, runsOf } from '../pdf/text-runs.ts';

export type TextLook = {
  /** Of the letters, in pixels. */
  readonly size: number;
  /** What a line may take, in pixels. */
  readonly width: number;
  readonly mostLines: number;
  readonly color: string;
  readonly weight?: Weight;
  /** On which side lines begin. */
  readonly side: Direction;
};

type Line = { readonly width: number; readonly shapes: string };

/** Nastaliq hangs its words from the line and reaches far below it. */
const LEADING = { ltr: 1.22, rtl: 1.95 } as const;
const ASCENT = { ltr: 0.95, rtl: 1.3 } as const;

/**
 * A text broken between words. What does not fit ends in an ellipsis; letters that no font of ours has, such as small
 * pictures, are left out.
 *
 * @returns the shapes, whose upper left corner is 0 0, and how high they stand in pixels
 */
export async function textShapes(
  text: string,
  look: TextLook,
): Promise<{ svg: string; height: number }> {
  const faces = (await openFaces())[look.weight ?? 'normal'];
  const covered = [...text.replaceAll(/\s+/g, ' ')].filter((letter) =>
    faces.some((face) => face.covers(letter)),
  );
  const written = covered.join('').trim();
  const direction = directionOfText(written);
  const line = (words: string): Line => lineOf(words, { direction, faces, size: look.size });
  const lines = broken(written, look, line);
  const step = look.size * LEADING[direction];
  const placed = lines.map(({ width, shapes }, index) => {
    const x = look.side === 'ltr' ? 0 : look.width - width;
    return `<g transform="translate(${x} ${index * step + look.size * ASCENT[direction]})">${shapes}</g>`;
  });
  return { svg: `<g fill="${look.color}">${placed.join('')}</g>`, height: lines.length * step };
}

function broken(text: string, look: TextLook, line: (words: string) => Line): Line[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && line(longer).width <= look.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, look.mostLines);
  return kept.map((words, index) => {
    const isCut = index === look.mostLines - 1 && lines.length > look.mostLines;
    return fitting(words, isCut, look.width, line);
  });
}

/** One word can be wider than a line. */
function fitting(text: string, isCut: boolean, width: number, line: (words: string) => Line): Line {
  const whole = line(isCut ? `${text}…` : text);
  if (whole.width <= width) return whole;
  const letters = [...text];
  while (letters.length > 1 && line(`${letters.join('')}…`).width > width) letters.pop();
  return line(`${letters.join('')}…`);
}

type Writing = {
  readonly direction: Direction;
  readonly faces: readonly Face[];
  readonly size: number;
};

/** From its left end on the baseline. */
function lineOf(text: string, { direction, faces, size }: Writing): Line {
  let pen = 0;
  const shapes: string[] = [];
  for (const run of runsOf(text, direction)) {
    const pieces = piecesOf(run.text, faces);
    for (const piece of run.direction === 'ltr' ? pieces : pieces.reverse()) {
      const shaped = piece.face.shape({ text: piece.text, direction: run.direction });
      const scale = size / shaped.unitsPerEm;
      for (const { path, x, y } of shaped.glyphs)
        if (path)
          shapes.push(
            `<path transform="translate(${pen + x * scale} ${-y * scale}) scale(${scale} ${-scale})" d="${path}"/>`,
          );
      pen += shaped.width * scale;
    }
  }
  return { width: pen, shapes: shapes.join('') };
}

/** Neighbours that one face writes. */
function piecesOf(text: string, faces: readonly Face[]): { text: string; face: Face }[] {
  const pieces: { text: string; face: Face }[] = [];
  for (const letter of text) {
    const last = pieces.at(-1);
    const face = last?.face.covers(letter) ? last.face : faces.find((each) => each.covers(letter));
    if (!face) continue;
    if (last?.face === face) last.text += letter;
    else pieces.push({ text: letter, face });
  }
  return pieces;
}
