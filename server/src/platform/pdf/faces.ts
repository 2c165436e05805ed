/** The fonts of printed sheets: which of them has a letter, and how HarfBuzz shapes a run with it. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type * as HarfBuzz from 'harfbuzzjs';
import type { Run } from './text-runs.ts';
import { unpackWoff } from './woff.ts';

export type Weight = 'normal' | 'bold';

export type Face = {
  readonly name: string;
  /** The OpenType file. */
  readonly bytes: Buffer;
  readonly covers: (character: string) => boolean;
  /**
   * Letters of this script change and move with their neighbours, in ways that the PDF library cannot follow: they are
   * drawn as shapes, with the text beside them for whoever copies or reads it aloud.
   */
  readonly isDrawn: boolean;
  readonly shape: (run: Run) => Shaped;
};

/** In units of the font. */
export type Shaped = {
  readonly unitsPerEm: number;
  readonly width: number;
  readonly glyphs: readonly { readonly path: string; readonly x: number; readonly y: number }[];
};

const latin = 'brygada-1918/files/brygada-1918';
const files = [
  `${latin}-latin`,
  `${latin}-latin-ext`,
  `${latin}-vietnamese`,
  `${latin}-cyrillic`,
  `${latin}-cyrillic-ext`,
  `${latin}-greek`,
  'noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic',
] as const;
const weights = { normal: 400, bold: 700 } as const satisfies Record<Weight, number>;

let opened: Promise<Record<Weight, Face[]>> | undefined;

/** Read once, when the first sheet is made. */
export async function openFaces(): Promise<Record<Weight, Face[]>> {
  opened ??= readAll();
  return await opened;
}

async function readAll(): Promise<Record<Weight, Face[]>> {
  const harfBuzz = await import('harfbuzzjs');
  const ofWeight = async (weight: Weight) =>
    await Promise.all(files.map(async (file) => await openFace(harfBuzz, file, weight)));
  return { normal: await ofWeight('normal'), bold: await ofWeight('bold') };
}

async function openFace(harfBuzz: typeof HarfBuzz, file: string, weight: Weight): Promise<Face> {
  const address = import.meta.resolve(`@fontsource/${file}-${weights[weight]}-normal.woff`);
  const bytes = unpackWoff(await readFile(fileURLToPath(address)));
  // HarfBuzz takes a buffer of its own.
  const blob = new harfBuzz.Blob(new Uint8Array(bytes).buffer);
  const face = new harfBuzz.Face(blob);
  const font = new harfBuzz.Font(face);
  const letters = new Set(face.collectUnicodes());
  return {
    name: `${file}-${weight}`,
    bytes,
    covers: (character) => letters.has(character.codePointAt(0) ?? 0),
    isDrawn: file.includes('arabic'),
    shape: ({ text, direction }) => {
      const buffer = new harfBuzz.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(direction === 'rtl' ? harfBuzz.Direction.RTL : harfBuzz.Direction.LTR);
      harfBuzz.shape(font, buffer);
      let pen = 0;
      const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
        const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
        const placed = { path: font.glyphToPath(codepoint), x: pen + xOffset, y: yOffset };
        pen += xAdvance;
        return placed;
      });
      return { unitsPerEm: face.upem, width: pen, glyphs };
    },
  };
}
