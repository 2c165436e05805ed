/** A million made-up volunteers, as design/matching.md §4 has them: 2,000 skills in 40 fields, some common and most rare. */
import type { EarlierPlace, Entry } from '../../matching/src/candidate-index/entry.ts';
import type { LearnedSkills } from '../../matching/src/learned-skills.ts';
import type { RoleNeed } from '../../matching/src/need.ts';

export const SKILLS = 2_000;
const FIELDS = 40;
const IN_FIELD = SKILLS / FIELDS;
const NEIGHBOURS = 5;
const HOUR = 3_600_000;
export const benchNow = Date.parse('2026-11-30T08:00:00Z');

type Random = () => number;

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function uuidOf(number: number): string {
  const text = (Math.imul(number + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
  return `${text}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

const syllables = 'ba ce di fo gu ha je ki lo mu na pe qi ro su ta ve wi xo zu'.split(' ');

/** Words that nobody takes for misspellings of each other, and that no table knows. */
export function skillName(skill: number): string {
  let rest = skill * 7919 + 1_000_003;
  let name = '';
  for (let at = 0; at < 6; at++) {
    name += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length) + skill * (at + 3);
  }
  return `${name} ${skill}`;
}

export const names: readonly string[] = Array.from({ length: SKILLS }, (_, skill) =>
  skillName(skill),
);
const numberOf = new Map(names.map((name, skill) => [name, skill] as const));

/** Five of the same field, 0.75 down to 0.35. */
export function neighboursOf(skill: number): { skill: number; similarity: number }[] {
  const field = Math.floor(skill / IN_FIELD) * IN_FIELD;
  return Array.from({ length: NEIGHBOURS }, (_, at) => ({
    skill: field + ((skill - field + at + 1) % IN_FIELD),
    similarity: 0.75 - 0.1 * at,
  }));
}

const near = new Map(
  names.map((name, skill) => [
    name,
    new Map(neighboursOf(skill).map((each) => [each.skill, each.similarity])),
  ]),
);

export const benchLearned: LearnedSkills = {
  similarity: (asked, offered) => near.get(asked)?.get(numberOf.get(offered) ?? -1) ?? 0,
  near: () => [],
};

/** A skill, the common ones more often (Zipf), the fields mixed. */
function skillPicker(random: Random): () => number {
  const sums = new Float64Array(SKILLS);
  let total = 0;
  for (let rank = 0; rank < SKILLS; rank++) {
    total += 1 / (rank + 3.5);
    sums[rank] = total;
  }
  return () => {
    const wanted = random() * total;
    let [low, high] = [0, SKILLS - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    // Ranks are dealt out to the fields in turn.
    return (low % FIELDS) * IN_FIELD + Math.floor(low / FIELDS);
  };
}

/** So many different ones make the lists as long as in the design: 3.25 tags a person. */
const COUNTS = [1, 2, 2, 3, 3, 3, 4, 4, 5, 7];

/** The volunteers one after the other; the same for the same seed. */
export function* volunteers(count: number, seed: number): Generator<Entry> {
  const random = randomFrom(seed);
  const pick = skillPicker(random);
  for (let number = 0; number < count; number++) {
    const skills = new Set<number>();
    const wanted = COUNTS[Math.floor(random() * COUNTS.length)] ?? 3;
    while (skills.size < wanted) {
      const skill = pick();
      skills.add(skill);
      // People know more of one field.
      if (skills.size < wanted && random() < 0.5)
        skills.add(Math.floor(skill / IN_FIELD) * IN_FIELD + Math.floor(random() * IN_FIELD));
    }
    const confirmed = random() < 0.5 ? 0 : Math.floor(random() * 8);
    yield {
      id: uuidOf(number),
      skills: [...skills].map((skill) => names[skill] ?? ''),
      interests: [],
      experienceYears: Math.floor(random() ** 2 * 20),
      area: '',
      availability: weekOf(random),
      history: {
        confirmed,
        attended: Math.round(confirmed * (0.5 + random() / 2)),
        asked: confirmed,
        accepted: Math.round(confirmed * random()),
        ratings: {
          count: confirmed > 2 ? 1 : 0,
          sum: confirmed > 2 ? 1 + Math.floor(random() * 5) : 0,
        },
        lastConfirmedAt: confirmed > 0 ? benchNow - Math.floor(random() * 120) * 24 * HOUR : null,
        earlier: [],
      },
    };
  }
}

/** A third says nothing, the others name up to three stretches of whole hours. */
function weekOf(random: Random): Entry['availability'] {
  if (random() < 1 / 3) return [];
  return Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const from = 60 * (7 + Math.floor(random() * 12));
    return { weekday: Math.floor(random() * 7), from, to: Math.min(1440, from + 240) };
  });
}

export type BenchRole = { readonly needs: readonly [RoleNeed]; readonly likeness: EarlierPlace };

/** Roles that ask for one to four skills. */
export function benchRoles(count: number, seed: number): BenchRole[] {
  const random = randomFrom(seed);
  const pick = skillPicker(random);
  return Array.from({ length: count }, () => {
    const skills = [
      ...new Set(Array.from({ length: 1 + Math.floor(random() * 4) }, () => names[pick()] ?? '')),
    ];
    const startsAt =
      benchNow + (1 + Math.floor(random() * 40)) * 24 * HOUR + Math.floor(random() * 12) * HOUR;
    const event = {
      ...{ title: '', description: '', type: '', place: '', timeZone: 'Asia/Karachi' },
      startsAt,
      endsAt: startsAt + 4 * HOUR,
    };
    const need: RoleNeed = { name: '', description: '', skills, places: 1, event };
    return { needs: [need], likeness: { roleKey: '', organiserId: null, skills } };
  });
}
