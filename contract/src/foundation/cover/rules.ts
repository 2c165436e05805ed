/**
 * Drawn covers in the spirit of truck art: a border, rays, a large flower, two smaller ones. The same seed draws the same,
 * on pages and in pictures. Shapes are SVG as text, on a field of 720 by 400; nothing of what people wrote is in it.
 */

type Palette = readonly [ground: string, ray: string, petal: string, heart: string, leaf: string];

const palettes: readonly [Palette, ...Palette[]] = [
  ['#0e5a47', '#12705a', '#f2a516', '#b5432e', '#7cc4a4'],
  ['#b5432e', '#c65642', '#fbf0d9', '#f2a516', '#0e5a47'],
  ['#17456b', '#1f5a8a', '#f6c453', '#e4572e', '#8fd0c6'],
  ['#e8a21a', '#f0b33a', '#b5432e', '#0e5a47', '#fbf0d9'],
  ['#5b2a5e', '#6f3a72', '#f29cb1', '#f2a516', '#8fd0a0'],
  ['#2c6e63', '#37857a', '#fbf0d9', '#e4572e', '#f2a516'],
];

/** A whole number from the text, the same on every machine (FNV-1a). */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}

/** @param kind events of one kind share a palette */
export function coverShapes(seed: string, kind?: string): string {
  const number = hash(seed);
  const palette = palettes[(kind ? hash(kind) : number) % palettes.length] ?? palettes[0];
  const [ground, ray, petal, heart, leaf] = palette;
  const centre = 300 + (number % 5) * 30;
  return [
    `<rect width="720" height="400" fill="${ground}"/>`,
    rays(centre, (number >>> 8) % 45, ray),
    hills(number, leaf),
    ...bouquet(number, centre, palette),
    border(petal, heart, ground),
  ].join('');
}

type Flower = {
  readonly x: number;
  readonly y: number;
  /** Radius. */
  readonly size: number;
  readonly petals: number;
  readonly petal: string;
  readonly heart: string;
  /** Degrees. */
  readonly turn?: number;
};

/** One flower of our drawings: two rings of petals and a heart. */
export function flowerShapes({ x, y, size, petals, petal, heart, turn = 0 }: Flower): string {
  const angles = Array.from({ length: petals }, (_, index) => (index * 360) / petals);
  const outer = petalPath(size, petals);
  const inner = petalPath(size * 0.58, petals);
  return [
    `<g transform="translate(${x} ${y}) rotate(${turn})">`,
    `<g fill="${petal}" stroke="${heart}" stroke-width="${size * 0.03}">`,
    ...angles.map((angle) => `<path d="${outer}" transform="rotate(${angle})"/>`),
    `</g><g fill="${heart}">`,
    ...angles.map((angle) => `<path d="${inner}" transform="rotate(${angle + 180 / petals})"/>`),
    `</g><circle r="${size * 0.24}" fill="${petal}"/><circle r="${size * 0.12}" fill="${heart}"/></g>`,
  ].join('');
}

/** A pointed petal upwards from the middle. */
function petalPath(length: number, petals: number): string {
  const width = (length * 2.4) / petals;
  return `M0 0 C${-width} ${-length * 0.4} ${-width * 0.9} ${-length * 0.8} 0 ${-length} C${width * 0.9} ${-length * 0.8} ${width} ${-length * 0.4} 0 0 Z`;
}

type Bloom = readonly [x: number, y: number, size: number, petals: number, ...colors: string[]];

/** One of three arrangements, so that events of one kind side by side do not look like copies. */
function bouquet(number: number, centre: number, [, , petal, heart, leaf]: Palette): string[] {
  const petals = 8 + (number % 3) * 2;
  const turn = (number >>> 8) % 45;
  const arrangements: readonly (readonly Bloom[])[] = [
    [
      [centre, 200, 118, petals, petal, heart],
      [centre - 190, 250, 54, 8, heart, petal],
      [centre + 190, 240, 62, 6, leaf, heart],
    ],
    [
      [360, 392, 236, petals + 4, petal, heart],
      [96, 176, 66, 8, leaf, heart],
      [624, 176, 66, 8, leaf, heart],
    ],
    [
      [136, 214, 88, petals, leaf, heart],
      [360, 190, 104, petals, petal, heart],
      [584, 214, 88, petals, leaf, heart],
    ],
  ];
  const chosen = arrangements[(number >>> 12) % arrangements.length] ?? [];
  return chosen.map(([x, y, size, count, color = petal, inner = heart]) =>
    flowerShapes({ x, y, size, petals: count, petal: color, heart: inner, turn }),
  );
}

function rays(x: number, turn: number, color: string): string {
  const angles = Array.from({ length: 12 }, (_, index) => index * 30);
  const each = angles.map(
    (angle) => `<path d="M0 0 L-46 -820 L46 -820 Z" transform="rotate(${angle})"/>`,
  );
  return `<g fill="${color}" transform="translate(${x} 200) rotate(${turn})">${each.join('')}</g>`;
}

function hills(number: number, color: string): string {
  const first = 300 + (number % 40);
  const second = 310 + ((number >>> 4) % 40);
  return `<path d="M0 400 V${first} C160 ${first - 60} 260 ${second + 30} 400 ${second} S620 ${first - 30} 720 ${first} V400 Z" fill="${color}" opacity="0.55"/>`;
}

/** A row of half moons above and below, as painted along a truck's edge. */
function border(petal: string, heart: string, ground: string): string {
  const moons = Array.from({ length: 18 }, (_, index) => index * 40 + 20);
  return [0, 400]
    .flatMap((y) => [
      ...moons.map(
        (x, index) => `<circle cx="${x}" cy="${y}" r="20" fill="${index % 2 ? petal : heart}"/>`,
      ),
      ...moons.map((x) => `<circle cx="${x}" cy="${y}" r="9" fill="${ground}"/>`),
    ])
    .join('');
}
