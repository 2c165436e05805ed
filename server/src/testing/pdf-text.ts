/** Reads PDFs that the product made, for tests of what stands on them. */
import { inflateSync } from 'node:zlib';

/** What the packed streams of a PDF hold, a byte a letter. A stream is as long as it says: its last byte may be a line's end. */
export function pdfStreams(pdf: Buffer): string[] {
  const heads = pdf
    .toString('latin1')
    .matchAll(/\/Length (\d+)\s+\/Filter \/FlateDecode\s+>>\s+stream\n/g);
  return [...heads].map(({ index, 0: head, 1: length }) => {
    const begin = index + head.length;
    return inflateSync(pdf.subarray(begin, begin + Number(length))).toString('latin1');
  });
}

/** The text of a PDF as a reader sees it, a line each, once for every font: glyphs are looked up in their tables. */
export function pdfText(pdf: Buffer): string {
  const streams = pdfStreams(pdf);
  const fonts = streams.filter((each) => each.includes('beginbfrange')).map(lettersOf);
  const lines = streams.flatMap((each) => [...each.matchAll(/\[([^\]]*)\] TJ/g)]);
  return lines
    .flatMap(([, line = '']) => {
      const glyphs = [...line.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) =>
        hex.match(/.{4}/g),
      );
      return fonts.map((font) => glyphs.map((glyph) => font.get(glyph ?? '') ?? '').join(''));
    })
    .join('\n');
}

function lettersOf(table: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g,
  ))
    [...list.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, hex = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const codes = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      found.set(glyph, String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16))));
    });
  return found;
}
