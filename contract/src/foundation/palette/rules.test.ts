import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, mainColour, OWN_COLOUR, paletteOf } from './rules.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('WI-02 whatever colour is chosen, it can be read in both themes: 4.5:1 on paper, cards and soft ground, and what stands on it', () => {
  void fc.assert(
    fc.property(anyColour, (chosen) => {
      const { light, dark } = paletteOf(chosen);
      for (const ground of ['#fbf7f0', '#fffdf9', '#ffffff', light.primarySoft])
        for (const colour of [light.primary, light.primaryStrong])
          expect(contrastOf(colour, ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of ['#0e1512', '#15201b', dark.primarySoft])
        for (const colour of [dark.primary, dark.primaryStrong])
          expect(contrastOf(colour, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(light.onPrimary, light.primary)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(dark.onPrimary, dark.primary)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 300 },
  );
});

test('WI-02 a colour that can be read is taken as it is; yellow is made darker, and stays yellow', () => {
  expect(paletteOf('#0e5a47').light.primary).toBe('#0e5a47');
  expect(paletteOf('#7a1f5c').light.primary).toBe('#7a1f5c');
  const { primary } = paletteOf('#ffee00').light;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(primary.slice(at, at + 2), 16),
  );
  expect(red).toBeGreaterThan(blue + 60);
  expect(green).toBeGreaterThan(blue + 60);
  expect(mainColour(null)).toBe(OWN_COLOUR);
});

test('WI-02 contrast is that of WCAG', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
