/**
 * The colours of pages, mails and sheets, made of the one that an organisation chooses. Its hue stays; it is made darker
 * on light ground and lighter on dark ground until it can be read (contrast 4.5:1, WCAG 2.2 AA).
 */

/** `#rrggbb`. */
export type Colour = string;

/** The product's own. */
export const OWN_COLOUR: Colour = '#0e5a47';

/** The colours of one theme that follow the chosen one; see tokens.css. */
export type Palette = {
  readonly primary: Colour;
  readonly primaryStrong: Colour;
  readonly onPrimary: Colour;
  readonly primarySoft: Colour;
};

const LEAST_CONTRAST = 4.5;
/** Of light pages: paper, cards and white. Whatever is readable on the darkest of them is on all. */
const LIGHT_GROUND: Colour = '#fbf7f0';
/** Of dark pages: cards, which are lighter than the paper. */
const DARK_GROUND: Colour = '#15201b';

/** Lightness 0..1, colourfulness 0..0.4, hue in degrees (OKLCH, in which equal steps look equal). */
type Tone = { readonly light: number; readonly chroma: number; readonly hue: number };

/** What pages use in each theme for a chosen colour. */
export function paletteOf(chosen: Colour): { readonly light: Palette; readonly dark: Palette } {
  const tone = toneOf(chosen);
  const softLight = colourOf({ light: 0.94, chroma: Math.min(tone.chroma, 0.03), hue: tone.hue });
  const softDark = colourOf({ light: 0.29, chroma: Math.min(tone.chroma, 0.045), hue: tone.hue });
  const primary = shifted(tone, -0.01, [LIGHT_GROUND, softLight]);
  const lifted = {
    ...tone,
    light: Math.max(0.72, tone.light),
    chroma: Math.min(tone.chroma, 0.14),
  };
  const primaryDark = shifted(lifted, 0.01, [DARK_GROUND, softDark]);
  const strong = toneOf(primary);
  const strongDark = toneOf(primaryDark);
  return {
    light: {
      primary,
      primaryStrong: colourOf({ ...strong, light: Math.max(0.12, strong.light - 0.07) }),
      onPrimary: '#ffffff',
      primarySoft: softLight,
    },
    dark: {
      primary: primaryDark,
      primaryStrong: colourOf({ ...strongDark, light: Math.min(0.96, strongDark.light + 0.06) }),
      onPrimary: colourOf({ light: 0.2, chroma: Math.min(tone.chroma, 0.05), hue: tone.hue }),
      primarySoft: softDark,
    },
  };
}

/** The colour of mails and sheets, which are light: readable with white on it. */
export function mainColour(chosen: Colour | null): Colour {
  return chosen ? paletteOf(chosen).light.primary : OWN_COLOUR;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** The tone itself, or the first in steps of lightness that can be read on all of the grounds. */
function shifted(tone: Tone, step: number, grounds: readonly Colour[]): Colour {
  for (let light = tone.light; light > 0 && light < 1; light += step) {
    const colour = colourOf({ ...tone, light });
    if (grounds.every((ground) => contrastOf(colour, ground) >= LEAST_CONTRAST)) return colour;
  }
  return step < 0 ? '#000000' : '#ffffff';
}

type Three = readonly [number, number, number];

function channelsOf(colour: Colour): Three {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  const linear = (value: number) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return [linear(part(1)), linear(part(3)), linear(part(5))];
}

function luminanceOf(colour: Colour): number {
  const [red, green, blue] = channelsOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Matrices of Björn Ottosson's Oklab. */
function toneOf(colour: Colour): Tone {
  const [red, green, blue] = channelsOf(colour);
  const long = Math.cbrt(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_99 * blue);
  const middle = Math.cbrt(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue);
  const short = Math.cbrt(0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue);
  const a = 1.977_998_5 * long - 2.428_592_2 * middle + 0.450_593_71 * short;
  const b = 0.025_904_04 * long + 0.782_771_77 * middle - 0.808_675_77 * short;
  return {
    light: 0.210_454_26 * long + 0.793_617_79 * middle - 0.004_072_05 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** The colour of a tone; where a screen cannot show it, with less colourfulness. */
function colourOf(tone: Tone): Colour {
  for (let chroma = tone.chroma; chroma > 0; chroma -= 0.005) {
    const channels = linearOf({ ...tone, chroma });
    if (channels.every((value) => value >= -0.0005 && value <= 1.0005)) return hexOf(channels);
  }
  return hexOf(linearOf({ ...tone, chroma: 0 }));
}

function linearOf({ light, chroma, hue }: Tone): Three {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (light + 0.396_337_78 * a + 0.215_803_76 * b) ** 3;
  const middle = (light - 0.105_561_35 * a - 0.063_854_17 * b) ** 3;
  const short = (light - 0.089_484_18 * a - 1.291_485_55 * b) ** 3;
  return [
    4.076_741_66 * long - 3.307_711_59 * middle + 0.230_969_94 * short,
    -1.268_438 * long + 2.609_757_4 * middle - 0.341_319_38 * short,
    -0.004_196_09 * long - 0.703_418_61 * middle + 1.707_614_7 * short,
  ];
}

function hexOf(channels: Three): Colour {
  const sign = (value: number) => {
    const bound = Math.min(1, Math.max(0, value));
    const curved = bound <= 0.003_130_8 ? 12.92 * bound : 1.055 * bound ** (1 / 2.4) - 0.055;
    return Math.round(curved * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channels.map(sign).join('')}`;
}
