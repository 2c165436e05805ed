/** How long people need between two places of one day: by kilometres where both are on the map, else as organisers say. */
import { isOnEarth, kilometresBetween, type Point } from './distance.ts';

/** Where an event takes place, as the way to it is counted. */
export type Site = {
  readonly place: string;
  readonly point?: Point | undefined;
  /** Minutes that the organiser asks for between here and any other place. */
  readonly way: number;
};

const MINUTE = 60_000;

/** Nobody is kept from a place for longer than this, however far it is: there are trains by night, and aeroplanes. */
export const LONGEST_WAY = 8 * 60 * MINUTE;

/** So near, two points are one place: its gate and its hall, or the same town. */
const SAME_PLACE_KM = 1;
/** In and around a town people come about 40 km further in an hour, as the crow flies, and about 60 beyond. */
const AROUND_TOWN_KM = 40;
const MINUTES_PER_KM = { aroundTown: 1.5, beyond: 1 } as const;
/** Nobody knows it more exactly. */
const STEP_MINUTES = 5;

/**
 * @param kilometres as the crow flies
 * @returns minutes in steps of five, up to those of `LONGEST_WAY`
 */
export function minutesFor(kilometres: number): number {
  if (kilometres < SAME_PLACE_KM) return 0;
  const near = Math.min(kilometres, AROUND_TOWN_KM);
  const minutes = near * MINUTES_PER_KM.aroundTown + (kilometres - near) * MINUTES_PER_KM.beyond;
  return Math.min(LONGEST_WAY / MINUTE, STEP_MINUTES * Math.ceil(minutes / STEP_MINUTES));
}

/**
 * The way between two events, the same in both directions. It is never shorter than what the organiser of either asks for between
 * places that are called differently: the halls of a town share its point, and a ferry is on no map.
 *
 * @returns minutes, from 0
 */
export function minutesBetween(one: Site, other: Site): number {
  const asked = isSamePlace(one, other) ? 0 : Math.max(one.way, other.way);
  if (!one.point || !other.point || !isOnEarth(one.point) || !isOnEarth(other.point)) return asked;
  return Math.max(asked, minutesFor(kilometresBetween(one.point, other.point)));
}

/** The way as `minutesBetween` has it, in milliseconds. */
export function wayBetween(one: Site, other: Site): number {
  return MINUTE * minutesBetween(one, other);
}

type Times = { readonly startsAt: number; readonly endsAt: number };

/**
 * Whether nobody can be in both. Half-open: one may begin when the other, and the way from it, ends.
 *
 * @param way in milliseconds, like the times
 */
export function leaveNoRoom(one: Times, other: Times, way: number): boolean {
  return one.startsAt < other.endsAt + way && other.startsAt < one.endsAt + way;
}

function isSamePlace(one: Site, other: Site): boolean {
  return one.place.trim().toLowerCase() === other.place.trim().toLowerCase();
}
