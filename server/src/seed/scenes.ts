/** Pictures for the demo, drawn here in the spirit of truck art and turned into real image files. */
import sharp from 'sharp';
import type { Random } from './random.ts';

export type SceneKind = 'river' | 'hills' | 'books' | 'kitchen' | 'cricket' | 'lights' | 'flowers';

const WIDTH = 1280;
const HEIGHT = 800;

function flower(x: number, y: number, size: number, petal: string, heart: string): string {
  const petals = Array.from({ length: 10 }, (_, index) => index * 36).map(
    (angle) =>
      `<ellipse cx="0" cy="${-size * 0.62}" rx="${size * 0.2}" ry="${size * 0.4}" fill="${petal}" stroke="${heart}" stroke-width="${size * 0.03}" transform="rotate(${angle})"/>`,
  );
  return `<g transform="translate(${x} ${y})">${petals.join('')}<circle r="${size * 0.3}" fill="${heart}"/><circle r="${size * 0.13}" fill="${petal}"/></g>`;
}

const border = Array.from({ length: 32 }, (_, index) => index * 40 + 20)
  .map((x) => {
    const color = (x / 20) % 4 === 1 ? '#f2a516' : '#b5432e';
    return [0, HEIGHT]
      .map(
        (y) =>
          `<circle cx="${x}" cy="${y}" r="20" fill="${color}"/><circle cx="${x}" cy="${y}" r="8" fill="#fbf0d9"/>`,
      )
      .join('');
  })
  .join('');

const sun = (x: number, color = '#f2a516') =>
  `<circle cx="${x}" cy="250" r="120" fill="${color}"/><circle cx="${x}" cy="250" r="90" fill="#fbd27a"/>`;
const hill = (y: number, color: string) =>
  `<path d="M0 ${HEIGHT}V${y}C320 ${y - 160} 520 ${y + 60} 800 ${y - 60}S1180 ${y - 120} 1280 ${y - 20}V${HEIGHT}Z" fill="${color}"/>`;

const painters: Readonly<Record<SceneKind, (random: Random) => string>> = {
  river: (random) =>
    `<rect width="1280" height="800" fill="#f7dfae"/>${sun(300 + random.below(600))}${hill(520, '#2c8a6b')}<path d="M0 800C300 640 520 720 700 620S1100 520 1280 560V800Z" fill="#2b6cb0"/><path d="M60 760C340 650 560 720 760 640" stroke="#bfe0f2" stroke-width="10" fill="none" stroke-dasharray="60 30"/>${flower(180, 590, 70, '#f2a516', '#b5432e')}${flower(1060, 480, 90, '#b5432e', '#f2a516')}`,
  hills: (random) =>
    `<rect width="1280" height="800" fill="#cfe6ee"/>${sun(250 + random.below(700))}${hill(430, '#7fb59c')}${hill(540, '#2c8a6b')}${hill(660, '#0e5a47')}${[180, 420, 640, 900, 1120].map((x, index) => `<rect x="${x - 8}" y="${600 + (index % 2) * 40}" width="16" height="90" fill="#7a4a2a"/><circle cx="${x}" cy="${580 + (index % 2) * 40}" r="64" fill="${index % 2 ? '#f2a516' : '#b5432e'}"/>`).join('')}`,
  books: (random) =>
    `<rect width="1280" height="800" fill="#0e5a47"/>${Array.from({ length: 3 }, (_, shelf) => `${Array.from({ length: 16 }, (_, index) => `<rect x="${80 + index * 70}" y="${110 + shelf * 220 + random.below(40)}" width="54" height="${130 + random.below(20)}" rx="6" fill="${['#f2a516', '#b5432e', '#fbf0d9', '#2b6cb0'][random.below(4)]}"/>`).join('')}<rect x="60" y="${290 + shelf * 220}" width="1160" height="20" fill="#d9a45b"/>`).join('')}`,
  kitchen: (random) =>
    `<rect width="1280" height="800" fill="#b5432e"/><rect y="560" width="1280" height="240" fill="#7a2a1b"/>${[260, 640, 1020].map((x) => `<ellipse cx="${x}" cy="480" rx="160" ry="40" fill="#fbf0d9"/><path d="M${x - 160} 480V590a160 70 0 0 0 320 0V480Z" fill="#f2a516"/><path d="M${x - 40} 420c-40-60 40-80 0-${130 + random.below(40)}M${x + 40} 420c40-60-40-80 0-${120 + random.below(40)}" stroke="#fbf0d9" stroke-width="12" fill="none" stroke-linecap="round"/>`).join('')}`,
  cricket: (random) =>
    `<rect width="1280" height="800" fill="#cfe6ee"/>${sun(900 + random.below(200))}<ellipse cx="640" cy="760" rx="900" ry="320" fill="#2c8a6b"/><rect x="420" y="560" width="440" height="160" fill="#d9b26a" transform="skewX(-12)"/>${[520, 552, 584].map((x) => `<rect x="${x}" y="430" width="12" height="180" fill="#fbf0d9"/>`).join('')}<path d="M800 640l120-240 44 22-120 240Z" fill="#d9a45b"/><circle cx="730" cy="610" r="26" fill="#b5432e"/>`,
  lights: (random) =>
    `<rect width="1280" height="800" fill="#1b2b4a"/>${Array.from({ length: 40 }, () => `<circle cx="${random.below(1280)}" cy="${random.below(360)}" r="${2 + random.below(4)}" fill="#fbf0d9"/>`).join('')}<path d="M0 220Q320 380 640 240T1280 230" stroke="#fbf0d9" stroke-width="5" fill="none"/>${[120, 300, 480, 660, 840, 1020, 1200].map((x, index) => `<circle cx="${x}" cy="${330 + (index % 3) * 26}" r="44" fill="${['#f2a516', '#e4572e', '#f6c453'][index % 3]}"/>`).join('')}${hill(640, '#0e5a47')}`,
  flowers: (random) =>
    `<rect width="1280" height="800" fill="#f2a516"/>${flower(640, 400, 330, '#b5432e', '#0e5a47')}${flower(220, 250 + random.below(200), 150, '#fbf0d9', '#b5432e')}${flower(1060, 300 + random.below(200), 160, '#fbf0d9', '#2b6cb0')}`,
};

/** A picture as an uploaded file would be. */
export async function paintScene(kind: SceneKind, random: Random): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 1280 800">${painters[kind](random)}${border}</svg>`;
  return await sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toBuffer();
}

const skins = ['#8d5a3a', '#b98258', '#e2ad7d', '#f0c9a2'] as const;
const cloths = ['#0e5a47', '#b5432e', '#2b6cb0', '#f2a516', '#5b2a5e'] as const;

/** A head and shoulders before a flower. */
export async function paintPortrait(random: Random): Promise<Buffer> {
  const cloth = random.pick(cloths);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><rect width="320" height="320" fill="#fdeecb"/>${flower(160, 130, 170, random.pick(['#f2a516', '#7cc4a4', '#a8d3ee']), '#fbf0d9')}<path d="M40 320a120 110 0 0 1 240 0Z" fill="${cloth}"/><circle cx="160" cy="150" r="66" fill="${random.pick(skins)}"/><path d="M94 150a66 66 0 0 1 132 0c-30-34-100-40-132 0Z" fill="#1b2420"/></svg>`;
  return await sharp(Buffer.from(drawing)).png().toBuffer();
}
