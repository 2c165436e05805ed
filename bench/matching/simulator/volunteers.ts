/** Simulated volunteers: what nobody but the simulator knows of them, and what the product sees. */
import type { Candidate, WeeklySlot } from '../../../matching/src/need.ts';
import { domains } from './domains.ts';
import { areas, hoursOf, type Place } from './places.ts';
import type { Random } from './random.ts';

export type Volunteer = {
  readonly index: number;
  /** Hidden: 0 to 1 for each skill of each domain. */
  readonly abilities: readonly ReadonlyMap<string, number>[];
  /** Hidden: how much the person likes each domain, normal. */
  readonly tastes: readonly number[];
  /** Hidden, normal: keeps promises, says yes, is pleasant to work with. */
  readonly reliability: number;
  readonly willingness: number;
  readonly manner: number;
  /** Hidden: the parts of the week that are really free. */
  readonly freeParts: ReadonlySet<number>;
  readonly home: Place;
  readonly experienceYears: number;
  /** What the product sees, without the past. */
  readonly seen: Omit<Candidate, 'history' | 'busy'>;
};

const MISSPELT = 0.2;
const UNLISTED = 0.2;
const TELLS_INTEREST = 0.8;
const TELLS_WEEK = 0.6;
const TELLS_AREA = 0.85;

/** Mornings, afternoons and evenings of seven days; some parts of the week suit more people. */
const PARTS = 21;

/** Somebody able in a domain can do a part of what else it takes. */
const RELATED = 0.6;

export function makeVolunteer(index: number, random: Random): Volunteer {
  const tastes = domains.map(() => random.normal());
  const known: string[] = [];
  const able = random.some(
    [...domains.keys()],
    1 + Number(random.happens(0.5)) + Number(random.happens(0.25)),
  );
  const abilities = domains.map((domain, number) => {
    if (!able.includes(number))
      return new Map(domain.skills.map((skill) => [skill, 0.2 * random.share()]));
    tastes[number] = (tastes[number] ?? 0) + 0.6;
    const ability = 0.45 + 0.55 * random.share();
    const learned = random.some(domain.skills, 1 + random.whole(3));
    known.push(...learned);
    return new Map(
      domain.skills.map((skill) => [skill, learned.includes(skill) ? ability : RELATED * ability]),
    );
  });
  const home = random.pick(areas);
  const freeParts = new Set(
    Array.from({ length: PARTS }, (_, part) => part).filter((part) =>
      random.happens(part % 3 === 2 || part >= 15 ? 0.6 : 0.3),
    ),
  );
  const experienceYears = Math.round(-4 * Math.log(1 - random.share()));
  return {
    index,
    abilities,
    tastes,
    reliability: random.normal(),
    willingness: random.normal(),
    manner: random.normal(),
    freeParts,
    home,
    experienceYears,
    seen: {
      id: `v${String(index).padStart(5, '0')}`,
      skills: listed(known, random),
      interests: interestsOf(tastes, random),
      experienceYears,
      availability: random.happens(TELLS_WEEK) ? [...freeParts].map(slotOf) : [],
      area: random.happens(TELLS_AREA) ? home.text : '',
    },
  };
}

function listed(known: readonly string[], random: Random): string[] {
  return known
    .filter(() => !random.happens(UNLISTED))
    .map((skill) => (random.happens(MISSPELT) ? misspelt(skill, random) : skill));
}

/** The two domains that the person likes best, if at all. */
function interestsOf(tastes: readonly number[], random: Random): string[] {
  return [...tastes.entries()]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 2)
    .filter(([, taste]) => taste > 0.5 && random.happens(TELLS_INTEREST))
    .map(([number]) => domains[number]?.interest ?? '');
}

/** One letter is left out, doubled, or changes places with the next, after the first. */
export function misspelt(text: string, random: Random): string {
  const at = 1 + random.whole(Math.max(1, text.length - 2));
  const [before, letter, next, after] = [
    text.slice(0, at),
    text.charAt(at),
    text.charAt(at + 1),
    text.slice(at + 2),
  ];
  return random.pick([
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
  ]);
}

function slotOf(part: number): WeeklySlot {
  return { weekday: Math.floor(part / 3), ...hoursOf(part) };
}
