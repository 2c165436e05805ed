/** Points of the map as tables keep them: two columns, both or neither. */
import type { Point } from '@saath/matching/distance';
import type { Site } from '@saath/matching/travel';

export type PointColumns = { readonly latitude: number | null; readonly longitude: number | null };

export function pointOf({ latitude, longitude }: PointColumns): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The columns of an event that say how far it is from another. */
export type SiteColumns = PointColumns & {
  readonly location: string;
  readonly travelMinutes: number;
};

export function siteOf(event: SiteColumns): Site {
  return { place: event.location, point: pointOf(event) ?? undefined, way: event.travelMinutes };
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
