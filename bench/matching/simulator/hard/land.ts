/** Where people of a harder world live and events take place. */
import { kilometresBetween, type Point } from '../../../../matching/src/distance.ts';
import type { Random } from '../random.ts';
import type { Family } from './family.ts';

export type Town = { readonly name: string; readonly middle: Point };
export type Spot = { readonly town: Town; readonly point: Point };

/** Somewhere in Punjab. */
const MIDDLE: Point = { latitude: 31.5, longitude: 74.3 };
const KM_A_DEGREE = 111.2;

const quarters = 'Bagh, Nehr, Qila, Mandi, Shahi, Bund'.split(', ');

export function townsOf({ towns, apartKm }: Family, random: Random): Town[] {
  return Array.from({ length: towns }, (_, number) => ({
    name: `${random.pick(['Kot', 'Pur', 'Chak', 'Tal'])}abad ${String.fromCharCode(65 + number)}${number}x`,
    middle: moved(MIDDLE, towns === 1 ? 0 : apartKm, random),
  }));
}

/** Further out there are fewer. */
export function spotNear(town: Town, outKm: number, random: Random): Spot {
  return { town, point: moved(town.middle, outKm, random) };
}

export function kilometres(one: Spot, other: Spot): number {
  return kilometresBetween(one.point, other.point);
}

/** As people say it: a quarter that lies in that direction, and the town. */
export function wordsOf({ town, point }: Spot): string {
  const turn = Math.atan2(
    point.latitude - town.middle.latitude,
    point.longitude - town.middle.longitude,
  );
  const quarter = quarters[Math.min(5, Math.floor(((turn + Math.PI) / (2 * Math.PI)) * 6))];
  return `${quarter}, ${town.name}`;
}

/** To about a kilometre, as the product keeps it. */
export function rounded({ latitude, longitude }: Point): Point {
  return {
    latitude: Math.round(latitude * 100) / 100,
    longitude: Math.round(longitude * 100) / 100,
  };
}

function moved({ latitude, longitude }: Point, byKm: number, random: Random): Point {
  const degrees = byKm / KM_A_DEGREE;
  return {
    latitude: latitude + degrees * random.normal(),
    longitude: longitude + (degrees * random.normal()) / Math.cos((latitude * Math.PI) / 180),
  };
}
