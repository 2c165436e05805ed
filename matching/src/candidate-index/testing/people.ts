/** Made-up volunteers and roles for tests, from a seed. */
import type { Point } from '../../distance.ts';
import { forEachFeature } from '../../features.ts';
import { dayZero, type Model } from '../../model.ts';
import type { Candidate, RoleNeed } from '../../need.ts';
import { skills as table } from '../../skill-graph.ts';
import type { EarlierPlace, Entry } from '../entry.ts';

export type Random = () => number;

/** Mulberry32: numbers from 0 up to 1. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const testNow = Date.parse('2026-11-30T08:00:00Z');

export function uuid(number: number): string {
  const text = (Math.imul(number + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
  return `${text}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

const towns = ['', '', 'Clifton, Karachi', 'Saddar, Karachi', 'Lahore', 'Gulberg, Lahore'];
const spots: readonly { point?: Point }[] = [
  {},
  {},
  { point: { latitude: 24.81, longitude: 67.03 } },
  { point: { latitude: 24.95, longitude: 67.1 } },
  { point: { latitude: 31.56, longitude: 74.35 } },
];
const organisers = [uuid(900_001), uuid(900_002), uuid(900_003)];
const roleKeys = ['cook', 'driver', 'usher', 'first aider', 'helper'];

export function below(random: Random, count: number): number {
  return Math.floor(random() * count);
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[below(random, values.length)];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

/** Some are common, most are rare. */
function someSkill(random: Random): string {
  return table[Math.floor(random() ** 2 * 80)]?.name ?? 'Cooking';
}

function asWritten(random: Random, name: string): string {
  const ways = [
    name,
    name,
    name.toUpperCase(),
    `${name} experience`,
    `Community ${name}`,
    name.replace(/[aeiou](?=[^aeiou]*$)/, ''),
    `Thing ${below(random, 30)}`,
  ];
  return pick(random, ways);
}

function tags(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => asWritten(random, someSkill(random)));
}

function place(random: Random): EarlierPlace {
  return {
    roleKey: pick(random, roleKeys),
    organiserId: random() < 0.1 ? null : pick(random, organisers),
    skills: [someSkill(random), ...(random() < 0.4 ? [someSkill(random)] : [])],
  };
}

export type Person = { readonly entry: Entry; readonly candidate: (role: TestRole) => Candidate };

export type TestRole = {
  readonly needs: readonly [RoleNeed, ...RoleNeed[]];
  readonly likeness: EarlierPlace;
};

/** A person for the index, and the same as the engine sees them from a role. */
export function somePerson(
  random: Random,
  number: number,
  familiesOf: (tags: readonly string[]) => ReadonlySet<string>,
): Person {
  const earlier = Array.from({ length: random() < 0.5 ? 0 : below(random, 9) }, () =>
    place(random),
  );
  const confirmed = earlier.length;
  const history =
    random() < 0.1
      ? null
      : {
          confirmed,
          attended: below(random, confirmed + 1),
          asked: below(random, 5),
          accepted: below(random, 3),
          ratings: { count: below(random, 3), sum: below(random, 10) },
          lastConfirmedAt: confirmed > 0 ? testNow - random() * 120 * DAY : null,
          earlier,
        };
  const entry: Entry = {
    id: uuid(number),
    skills: tags(random, below(random, 6)),
    interests: tags(random, below(random, 4)),
    experienceYears: below(random, 4) ? below(random, 6) : below(random, 30),
    area: pick(random, towns),
    ...pick(random, spots),
    availability:
      random() < 0.4
        ? []
        : Array.from({ length: 1 + below(random, 4) }, () => {
            const from = 15 * below(random, 80);
            return {
              weekday: below(random, 7),
              from,
              to: Math.min(1440, from + 45 + 15 * below(random, 30)),
            };
          }),
    history,
  };
  const turns = below(random, 4);
  const isBusy = random() < 0.15;
  const candidate = ({ needs, likeness }: TestRole): Candidate => {
    const wanted = familiesOf(likeness.skills);
    const isLike = ({ skills }: EarlierPlace) =>
      [...familiesOf(skills)].some((each) => wanted.has(each));
    const [{ event }] = needs;
    return {
      ...entry,
      busy: isBusy ? [{ startsAt: event.startsAt, endsAt: event.startsAt + HOUR }] : [],
      history: history && {
        ...history,
        openInvitations: turns,
        recentTurns: turns,
        sameRole: earlier.filter(({ roleKey }) => roleKey === likeness.roleKey).length,
        sameOrganiser: earlier.filter(({ organiserId }) => organiserId === likeness.organiserId)
          .length,
        sameFamily: earlier.filter(isLike).length,
      },
    };
  };
  return { entry, candidate };
}

export function someRole(random: Random): TestRole {
  const skills = Array.from({ length: below(random, 4) }, () =>
    asWritten(random, someSkill(random)),
  );
  const start = testNow + (1 + below(random, 40)) * DAY + (below(random, 48) * HOUR) / 2;
  const role: EarlierPlace = {
    roleKey: pick(random, roleKeys),
    organiserId: pick(random, organisers),
    skills,
  };
  const needAt = (startsAt: number): RoleNeed => ({
    name: role.roleKey,
    description: 'Helps where it is needed.',
    skills,
    places: 1 + (skills.length % 3) * 4,
    event: {
      title: `${someSkill(randomFrom(skills.length))} day`,
      description: `We meet for ${skills.join(' and ')}.`,
      type: 'Community',
      place: pick(random, towns),
      ...pick(random, spots),
      timeZone: 'Asia/Karachi',
      startsAt,
      endsAt: startsAt + (1 + below(random, 6)) * HOUR,
    },
  });
  const first = needAt(start);
  const later = {
    ...first,
    event: { ...first.event, startsAt: start + 5 * HOUR, endsAt: start + 7 * HOUR },
  };
  return { needs: random() < 0.2 ? [first, later] : [first], likeness: role };
}

/** Any weights, also negative ones, as an installation may have learned them. */
export function someModel(random: Random): Model {
  const weights = forEachFeature(() => 4 * random() - 1.5);
  return { ...dayZero, good: { ...dayZero.good, intercept: random() - 1, weights } };
}
