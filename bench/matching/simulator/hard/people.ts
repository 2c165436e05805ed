/** People of a harder world: what they are, and what they write of themselves. */
import type { Candidate, WeeklySlot } from '../../../../matching/src/need.ts';
import { hoursOf } from '../places.ts';
import type { Random } from '../random.ts';
import type { Family } from './family.ts';
import { kinds } from './kinds.ts';
import { rounded, type Spot, spotNear, type Town, wordsOf } from './land.ts';
import type { Script, Wording } from './wording.ts';

/** What a change of the world changes. */
export type Habits = {
  /** How much the person likes each kind of work, normal. */
  readonly tastes: readonly number[];
  readonly reliability: number;
  readonly willingness: number;
  /** In kilometres: so far away half of the wish is gone. */
  readonly reachKm: number;
};

export type Person = {
  readonly index: number;
  /** 0 to 1 for each skill of each kind. */
  readonly abilities: readonly (readonly number[])[];
  readonly manner: number;
  /** Says yes gladly, and often does not come. */
  readonly isFlaky: boolean;
  readonly freeParts: ReadonlySet<number>;
  readonly home: Spot;
  readonly experienceYears: number;
  /** Who come together. */
  readonly friends: number;
  /** When in the year they have least time, in weeks. */
  readonly busiest: number;
  readonly joinsInWeek: number;
  readonly before: Habits;
  readonly after: Habits;
  /** What the product sees, without the past. */
  readonly seen: Omit<Candidate, 'history' | 'busy'>;
};

const PARTS = 21;
/** Somebody able in a kind of work can do a part of what else it takes. */
const RELATED = 0.5;
const UNLISTED = 0.25;
const FRIENDS = 4;
const LAST_TO_JOIN = 24;

/** How free students, workers, parents and the retired are, in the day, in the evening and at the weekend. */
const lives = [
  { day: 0.3, evening: 0.6, weekend: 0.6, busiest: 20 },
  { day: 0.1, evening: 0.5, weekend: 0.7, busiest: 50 },
  { day: 0.5, evening: 0.2, weekend: 0.4, busiest: 30 },
  { day: 0.7, evening: 0.4, weekend: 0.5, busiest: 2 },
] as const;

export type Around = {
  readonly family: Family;
  readonly towns: readonly Town[];
  readonly wording: Wording;
  readonly random: Random;
};

export function makePerson(index: number, around: Around): Person {
  const { family, towns, random } = around;
  const home = spotNear(random.pick(towns), family.outKm, random);
  const able = random.some([...kinds.keys()], 1 + random.whole(3));
  const known: [kind: number, skill: number][] = [];
  const abilities = kinds.map(({ skills }, kind) => {
    if (!able.includes(kind)) return skills.map(() => 0.15 * random.share());
    const level = 0.4 + 0.6 * random.share();
    const learned = random.some([...skills.keys()], 1 + random.whole(3));
    known.push(...learned.map((skill): [number, number] => [kind, skill]));
    return skills.map((_, skill) => (learned.includes(skill) ? level : RELATED * level));
  });
  const life = random.pick(lives);
  const freeParts = new Set(
    Array.from({ length: PARTS }, (_, part) => part).filter((part) =>
      random.happens(part >= 15 ? life.weekend : part % 3 === 2 ? life.evening : life.day),
    ),
  );
  const before = habitsOf(able, random);
  const experienceYears = Math.round(-4 * Math.log(1 - random.share()));
  return {
    index,
    abilities,
    manner: random.normal(),
    isFlaky: random.happens(family.flaky),
    freeParts,
    home,
    experienceYears,
    friends: Math.floor(index / FRIENDS),
    busiest: life.busiest,
    joinsInWeek: random.happens(family.late) ? 1 + random.whole(LAST_TO_JOIN) : 0,
    before,
    after: random.happens(family.change) ? habitsOf(able, random) : before,
    seen: {
      id: `v${String(index).padStart(5, '0')}`,
      experienceYears,
      ...writtenOf(known, before.tastes, around),
      ...toldOf(home, freeParts, around),
    },
  };
}

function habitsOf(able: readonly number[], random: Random): Habits {
  return {
    tastes: kinds.map((_, kind) => random.normal() + (able.includes(kind) ? 0.5 : 0)),
    reliability: random.normal(),
    willingness: random.normal(),
    reachKm: 12 * Math.exp(0.7 * random.normal()),
  };
}

function writtenOf(
  known: readonly [kind: number, skill: number][],
  tastes: readonly number[],
  { family, wording, random }: Around,
): { skills: string[]; interests: string[] } {
  const drawn = random.share();
  const script: Script =
    drawn < family.urdu ? 'urdu' : drawn < family.urdu + family.hindi ? 'hindi' : 'latin';
  const skills = known
    .filter(() => !random.happens(UNLISTED))
    .map(([kind, skill]) => wording.skill(kind, skill, script, random));
  while (random.happens(family.chatter)) skills.splice(random.whole(3), 0, wording.chatter(random));
  const interests = [...tastes.entries()]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 2)
    .filter(([, taste]) => taste > 0.5 && random.happens(0.7))
    .map(([kind]) => random.pick(kinds[kind]?.interests ?? []));
  return { skills: [...new Set(skills)], interests };
}

/** Some tell their town and no more, some tell hours in which they are not free. */
function toldOf(
  home: Spot,
  freeParts: ReadonlySet<number>,
  { family, random }: Around,
): Pick<Candidate, 'area' | 'point' | 'availability'> {
  const isExact = random.happens(0.75);
  const told = isExact ? home.point : home.town.middle;
  const parts = Array.from({ length: PARTS }, (_, part) => part).filter(
    (part) => freeParts.has(part) !== random.happens(family.wrongHours),
  );
  return {
    ...(random.happens(family.tellsPlace)
      ? { area: isExact ? wordsOf(home) : home.town.name, point: rounded(told) }
      : { area: '' }),
    availability: random.happens(family.tellsWeek) ? parts.map(slotOf) : [],
  };
}

function slotOf(part: number): WeeklySlot {
  return { weekday: Math.floor(part / 3), ...hoursOf(part) };
}
