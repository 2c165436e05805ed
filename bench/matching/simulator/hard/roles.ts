/** Organisers of a harder world and what they ask for, which is not always what it takes. */

import { hoursOf } from '../places.ts';
import type { Random } from '../random.ts';
import { FIRST_WEEK, WEEK } from '../roles.ts';
import type { Role } from '../world.ts';
import { kinds } from './kinds.ts';
import { type Spot, spotNear, wordsOf } from './land.ts';
import type { Around } from './people.ts';

export type Organiser = {
  readonly index: number;
  readonly causes: readonly number[];
  readonly home: Spot;
  /** How gladly people come to them, normal. */
  readonly pull: number;
  /** Shares of 1: what counts for them in how somebody helps. */
  readonly counts: {
    readonly ability: number;
    readonly experience: number;
    readonly manner: number;
  };
  /** Stars more or fewer than others give. */
  readonly kindness: number;
  /** The town whose people get fewer stars. */
  readonly dislikes: string | undefined;
};

export type HardRole = Role & {
  readonly organiser: Organiser;
  readonly cause: number;
  readonly spot: Spot;
  readonly part: number;
  /** Of the kind `domain`: what it really takes. */
  readonly takes: readonly number[];
};

const NOT_TAKEN = 0.15;

export function makeOrganiser(index: number, { family, towns, random }: Around): Organiser {
  const isOdd = random.happens(family.odd);
  const [experience, manner] = [random.share(), random.share()].map((share) =>
    isOdd ? 0.2 + 0.3 * share : 0.2 * share,
  ) as [number, number];
  return {
    index,
    causes: random.some([...kinds.keys()], 1 + random.whole(3)),
    home: spotNear(random.pick(towns), family.outKm, random),
    pull: 0.5 * random.normal(),
    counts: { ability: 1 - experience - manner, experience, manner },
    kindness: 0.5 * random.normal(),
    dislikes: random.happens(family.biased) ? towns[0]?.name : undefined,
  };
}

/** A role of the week after `week`, counted from 0, of somebody whose season it is. */
export function makeRole(
  id: string,
  { organisers, week, around }: { organisers: readonly Organiser[]; week: number; around: Around },
): HardRole {
  const { family, towns, wording, random } = around;
  const organiser = random.pick(organisers);
  const cause = causeFor(organiser, week, random);
  const domain = random.happens(0.75) ? cause : random.whole(kinds.length);
  const town = random.happens(0.75) ? organiser.home.town : random.pick(towns);
  const spot = spotNear(town, family.outKm, random);
  const all = [...(kinds[domain]?.skills ?? []).keys()];
  const takes = random.some(all, 1 + random.whole(3));
  const asked = takes.map((skill) => (random.happens(NOT_TAKEN) ? random.pick(all) : skill));
  const skills = [...new Set(asked)].map((skill) => wording.skill(domain, skill, 'latin', random));
  const part = random.happens(0.7)
    ? random.pick([2, 5, 8, 11, 14, 15, 16, 17, 18, 19, 20])
    : random.whole(21);
  const hasPoint = random.happens(0.85);
  const places = 1 + random.whole(6);
  return {
    id,
    need: {
      name: `${skills[0]} helper`,
      description: random.happens(0.5) ? `We need ${skills.join(' and ')}.` : '',
      skills,
      places,
      event: {
        ...textsOf(cause, random),
        place: wordsOf(spot),
        ...(hasPoint && { point: spot.point }),
        ...timesOf(week, part),
      },
    },
    ...{ organiser, cause, domain, spot, part, takes, places },
    place: { city: town.name, text: wordsOf(spot) },
  };
}

/** Each kind has its season: at its peak three times as much happens as half a year later. */
function causeFor({ causes }: Organiser, week: number, random: Random): number {
  const weights = causes.map(
    (cause) => 1 + 0.5 * Math.cos((2 * Math.PI * (week - (kinds[cause]?.peak ?? 0))) / 52),
  );
  let left = random.share() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return causes[Math.max(0, at)] ?? 0;
}

function textsOf(cause: number, random: Random) {
  const { titles, interests, type } = kinds[cause] as (typeof kinds)[number];
  const said = random.share();
  return {
    title: said < 0.6 ? random.pick(titles) : 'Join us this week',
    description: said < 0.8 ? `For everybody who cares for ${random.pick(interests)}.` : '',
    type: random.happens(0.5) ? type : '',
  };
}

function timesOf(week: number, part: number) {
  const { from, to } = hoursOf(part);
  const day = FIRST_WEEK + (week + 1) * WEEK + Math.floor(part / 3) * (WEEK / 7);
  return { timeZone: 'Asia/Karachi', startsAt: day + from * 60_000, endsAt: day + to * 60_000 };
}
