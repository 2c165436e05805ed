/** Drawn covers in the spirit of truck art: a border, rays, a large flower, two smaller ones. The same seed draws the same. */
import { Flower } from './flower.tsx';

type Palette = readonly [ground: string, ray: string, petal: string, heart: string, leaf: string];

const palettes: readonly Palette[] = [
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

type CoverProps = {
  seed: string;
  /** Events of one kind share a palette. */
  kind?: string;
  className?: string;
};

export function Cover({ seed, kind, className }: CoverProps) {
  const number = hash(seed);
  const palette = palettes[(kind ? hash(kind) : number) % palettes.length] ?? palettes[0];
  if (!palette) return null;
  const [ground, ray, petal, heart, leaf] = palette;
  const centre = 300 + (number % 5) * 30;
  const turn = (number >>> 8) % 45;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 400"
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <rect width="720" height="400" fill={ground} />
      <Rays x={centre} turn={turn} color={ray} />
      <Hills number={number} color={leaf} />
      <Bouquet number={number} centre={centre} palette={palette} />
      <Border petal={petal} heart={heart} ground={ground} />
    </svg>
  );
}

type BouquetProps = { number: number; centre: number; palette: Palette };
type Bloom = readonly [x: number, y: number, size: number, petals: number, ...colors: string[]];

/** One of three arrangements, so that events of one kind side by side do not look like copies. */
function Bouquet({ number, centre, palette: [, , petal, heart, leaf] }: BouquetProps) {
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
  return chosen.map(([x, y, size, count, color = petal, inner = heart]) => (
    <Flower
      key={x}
      x={x}
      y={y}
      size={size}
      petals={count}
      petal={color}
      heart={inner}
      turn={turn}
    />
  ));
}

function Rays({ x, turn, color }: { x: number; turn: number; color: string }) {
  return (
    <g fill={color} transform={`translate(${x} 200) rotate(${turn})`}>
      {Array.from({ length: 12 }, (_, index) => index * 30).map((angle) => (
        <path key={angle} d="M0 0 L-46 -820 L46 -820 Z" transform={`rotate(${angle})`} />
      ))}
    </g>
  );
}

function Hills({ number, color }: { number: number; color: string }) {
  const first = 300 + (number % 40);
  const second = 310 + ((number >>> 4) % 40);
  return (
    <path
      d={`M0 400 V${first} C160 ${first - 60} 260 ${second + 30} 400 ${second} S620 ${first - 30} 720 ${first} V400 Z`}
      fill={color}
      opacity="0.55"
    />
  );
}

/** A row of half moons above and below, as painted along a truck's edge. */
function Border({ petal, heart, ground }: { petal: string; heart: string; ground: string }) {
  const moons = Array.from({ length: 18 }, (_, index) => index * 40 + 20);
  return (
    <g>
      {[0, 400].map((y) => (
        <g key={y}>
          {moons.map((x, index) => (
            <circle key={x} cx={x} cy={y} r="20" fill={index % 2 ? petal : heart} />
          ))}
          {moons.map((x) => (
            <circle key={x} cx={x} cy={y} r="9" fill={ground} />
          ))}
        </g>
      ))}
    </g>
  );
}
