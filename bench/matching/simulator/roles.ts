/** Simulated organisers and the roles that they need people for. */
import { domains } from './domains.ts';
import { areas, hoursOf, type Place } from './places.ts';
import type { Random } from './random.ts';
import type { Role } from './world.ts';

export type Organiser = {
  readonly index: number;
  readonly causes: readonly number[];
  readonly home: Place;
  /** Hidden: how gladly people come to them, normal. */
  readonly pull: number;
  /** Hidden: how much experience and manner count for them besides ability; the rest of 1. */
  readonly experienceCounts: number;
  readonly mannerCounts: number;
};

export type TameRole = Role & {
  readonly organiser: Organiser;
  /** The number of the domain that the event is for. */
  readonly cause: number;
  readonly place: Place;
  /** Of the week, 0 to 20. */
  readonly part: number;
};

export const WEEK = 7 * 24 * 60 * 60_000;

/** A Monday, midnight in Karachi. */
export const FIRST_WEEK = Date.parse('2027-01-03T19:00:00Z');

export function makeOrganiser(index: number, random: Random): Organiser {
  return {
    index,
    causes: random.some([...domains.keys()], 2 + random.whole(2)),
    home: random.pick(areas),
    pull: 0.5 * random.normal(),
    experienceCounts: 0.3 * random.share(),
    mannerCounts: 0.3 * random.share(),
  };
}

/** A role of the week after `week`, counted from 0. */
export function makeRole(
  id: string,
  { organiser, week, random }: { organiser: Organiser; week: number; random: Random },
): TameRole {
  const cause = random.pick(organiser.causes);
  const domain = random.happens(0.75) ? cause : random.whole(domains.length);
  const place = random.happens(0.7)
    ? random.pick(areas.filter(({ city }) => city === organiser.home.city))
    : random.pick(areas);
  const skills = random.some(domains[domain]?.skills ?? [], 1 + random.whole(3));
  // Most happens in the evening and at the weekend.
  const part = random.happens(0.7)
    ? random.pick([2, 5, 8, 11, 14, 15, 16, 17, 18, 19, 20])
    : random.whole(21);
  const event = {
    ...textsOf(cause, random),
    place: `Hall ${random.whole(90)}, ${place.text}`,
    ...timesOf(week, part),
  };
  const places = 1 + random.whole(6);
  return {
    id,
    need: {
      name: `${skills[0]} helper`,
      description: `Helps with ${skills.join(' and ').toLowerCase()}.`,
      skills,
      places,
      event,
    },
    organiser,
    cause,
    domain,
    place,
    part,
    places,
  };
}

/** What it is for is said in the title, or in passing, or not at all. */
function textsOf(cause: number, random: Random) {
  const { titles, interest, type } = domains[cause] as (typeof domains)[number];
  const said = random.share();
  return {
    title: said < 0.6 ? random.pick(titles) : 'Our weekend together',
    description:
      said < 0.85 ? `Everybody who likes ${interest.toLowerCase()} is welcome.` : 'Come and help.',
    type: random.happens(0.5) ? type : '',
  };
}

function timesOf(week: number, part: number) {
  const { from, to } = hoursOf(part);
  const day = FIRST_WEEK + (week + 1) * WEEK + Math.floor(part / 3) * (WEEK / 7);
  return { timeZone: 'Asia/Karachi', startsAt: day + from * 60_000, endsAt: day + to * 60_000 };
}
