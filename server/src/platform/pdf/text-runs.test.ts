/** In which direction lines of sheets and pictures are written. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textShapes } from '../share-picture/text-shapes.ts';
import { directionOfText, runsOf } from './text-runs.ts';

const texts = (line: string, base: 'ltr' | 'rtl') => runsOf(line, base).map(({ text }) => text);

describe('EC-06 the direction of a text', () => {
  test.each([
    ['River clean-up', 'ltr'],
    ['افطار', 'rtl'],
    ['Iftar افطار', 'ltr'],
    ['افطار Iftar', 'rtl'],
    ['14 اگست', 'rtl'],
    ['۱۴ اگست', 'rtl'],
    ['«اگست»', 'rtl'],
    ['14 August', 'ltr'],
    ['2026', 'ltr'],
    ['', 'ltr'],
  ] as const)('EC-06 %j is written %s: its first letter says so', (text, direction) => {
    expect(directionOfText(text)).toBe(direction);
  });
});

describe('EC-06 runs of a line, as they stand from left to right', () => {
  test('EC-06 a name in another script stands in its place, by the direction of the line', () => {
    expect(texts('Helpers of ایدھی today', 'ltr')).toEqual(['Helpers of ', 'ایدھی', ' today']);
    expect(texts('آج Edhi کے ساتھ', 'rtl')).toEqual([' کے ساتھ', 'Edhi', 'آج ']);
  });

  test('EC-06 spaces and signs within one direction stay with it, between two they go with the line', () => {
    expect(texts('A, B', 'rtl')).toEqual(['A, B']);
    expect(texts('A – ا', 'ltr')).toEqual(['A – ', 'ا']);
    expect(texts('A – ا', 'rtl')).toEqual([' – ا', 'A']);
    expect(texts('اگست!', 'ltr')).toEqual(['اگست', '!']);
    expect(texts('August!', 'rtl')).toEqual(['!', 'August']);
  });

  test('EC-06 numbers run from left to right, in Latin and in Urdu digits', () => {
    expect(runsOf('مرکز ۱۲', 'rtl')).toEqual([
      { text: '۱۲', direction: 'ltr' },
      { text: 'مرکز ', direction: 'rtl' },
    ]);
    expect(runsOf('مرکز 12', 'rtl')[0]).toEqual({ text: '12', direction: 'ltr' });
    expect(texts('۱۲٫۵', 'rtl')).toEqual(['۱۲٫۵']);
  });

  test('EC-06 nothing is lost or repeated, and neighbours have different directions', () => {
    const letters = fc.array(fc.constantFrom(...'aZ1۲اب ,-()'), { maxLength: 12 });
    const line = letters.map((all) => all.join(''));
    fc.assert(
      fc.property(line, fc.constantFrom('ltr' as const, 'rtl' as const), (text, base) => {
        const runs = runsOf(text, base);
        const read = base === 'ltr' ? runs : runs.toReversed();
        expect(read.map((run) => run.text).join('')).toBe(text);
        for (const [index, run] of runs.entries())
          expect(run.direction).not.toBe(runs[index + 1]?.direction);
      }),
    );
  });
});

describe('WI-04 texts of pictures', () => {
  const look = { size: 40, width: 400, mostLines: 2, color: '#000', side: 'ltr' } as const;
  const paths = async (text: string) =>
    [...(await textShapes(text, look)).svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

  test('WI-04 an Urdu number is drawn as it is read: ۱۲ is not ۲۱', async () => {
    const digits = (await Promise.all(['۱', '۲'].map(paths))).flat();
    expect(digits).toHaveLength(2);
    expect(await paths('۱۲')).toEqual(digits);
    expect((await paths('مرکز ۱۲')).slice(0, 2)).toEqual(digits);
  });

  test('WI-04 what does not fit into its lines ends in an ellipsis, and a word too wide is cut', async () => {
    const lines = async (text: string) =>
      (await textShapes(text, look)).svg.match(/<g transform/g)?.length ?? 0;
    const dots = await paths('…');
    expect(await lines('Iftar')).toBe(1);
    expect(await lines('Iftar for all people of the quarter')).toBe(2);
    const long = 'Iftar for all people of the quarter '.repeat(3);
    expect(await lines(long)).toBe(2);
    expect((await paths(long)).slice(-dots.length)).toEqual(dots);
    expect((await paths('Iftar')).slice(-dots.length)).not.toEqual(dots);
    const wide = await paths('x'.repeat(100));
    expect(wide.slice(-dots.length)).toEqual(dots);
    expect(wide.length).toBeLessThan(40);
  });

  test('WI-04 letters that no font of ours has are left out, and the rest is as without them', async () => {
    expect(await paths('Iftar 🎉 now')).toEqual(await paths('Iftar  now'));
    expect(await paths('🎉')).toEqual([]);
    expect((await textShapes('🎉', look)).height).toBe(0);
    expect(await textShapes('Iftar\nnow', look)).toEqual(await textShapes('Iftar now', look));
  });

  test('WI-04 a line begins on the side that it is asked for', async () => {
    const { svg } = await textShapes('Iftar', { ...look, side: 'rtl' });
    const [, x] = /translate\(([\d.]+) /.exec(svg) ?? [];
    expect(Number(x)).toBeGreaterThan(200);
    expect((await textShapes('Iftar', look)).svg).toContain('translate(0 ');
  });
});
