/** How far it is, as the crow flies: no map, no service. */

/** Degrees of WGS 84: latitude -90 to 90, longitude -180 to 180. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** The mean radius of the earth (IUGG). */
const EARTH_KM = 6371.0088;

/**
 * The great circle by the haversine formula (R. W. Sinnott, Sky and Telescope 68, 1984), which holds for points close together, at
 * the poles, and across the date line.
 *
 * @returns kilometres, from 0 to half the way around the earth
 */
export function kilometresBetween(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const turn = radians(other.longitude - one.longitude);
  const half = haversine(to - from) + Math.cos(from) * Math.cos(to) * haversine(turn);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** False for what lies on no map: then nothing is known of it, and nobody is marked down. */
export function isOnEarth({ latitude, longitude }: Point): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
