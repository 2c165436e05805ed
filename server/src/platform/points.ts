/** Points of the map as tables keep them: two columns, both or neither. */
import type { Point } from '@saath/matching/distance';

export type PointColumns = { readonly latitude: number | null; readonly longitude: number | null };

export function pointOf({ latitude, longitude }: PointColumns): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export function columnsOf(point: Point | null): PointColumns {
  return { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
}

/** To a hundredth of a degree, about a kilometre: where somebody lives is not kept more exactly. */
export function roughly({ latitude, longitude }: Point): Point {
  return { latitude: hundredths(latitude), longitude: hundredths(longitude) };
}

function hundredths(degrees: number): number {
  return Math.round(100 * degrees) / 100;
}
