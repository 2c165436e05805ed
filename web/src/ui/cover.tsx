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
  const petals = 8 + (number % 3) * 2;
  const centre = 240 + (number % 5) * 60;
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
      <Flower
        x={centre}
        y={200}
        size={118}
        petals={petals}
        petal={petal}
        heart={heart}
        turn={turn}
      />
      <Flower
        x={centre - 210}
        y={250}
        size={54}
        petals={8}
        petal={heart}
        heart={petal}
        turn={turn}
      />
      <Flower
        x={centre + 215}
        y={240}
        size={62}
        petals={6}
        petal={leaf}
        heart={petal}
        turn={-turn}
      />
      <Border petal={petal} heart={heart} ground={ground} />
    </svg>
  );
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
