/** Places on the map, as people can tell them. */

/** Degrees of WGS 84: latitude -90 to 90, longitude -180 to 180. */
export type MapPoint = { readonly latitude: number; readonly longitude: number };

/**
 * How points are written: two numbers, and links of the maps that people copy from. Of a link that names a place and the middle
 * of the screen as well, the place counts.
 */
const spellings = [
  /^\(?(-?\d{1,3}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)°?\)?$/,
  /^geo:(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/,
  /!3d(-?\d{1,3}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/,
  /[?&]mlat=(-?\d{1,3}(?:\.\d+)?)&mlon=(-?\d{1,3}(?:\.\d+)?)/,
  /[?&](?:q|ll|query|destination|center)=(?:loc:)?(-?\d{1,3}(?:\.\d+)?)(?:,|%2C)\+?(?:%20)?(-?\d{1,3}(?:\.\d+)?)/i,
  /@(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/,
  /#map=\d+(?:\.\d+)?\/(-?\d{1,3}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/,
];

/**
 * The point that a text tells: '31.52, 74.36', 'geo:31.52,74.36', or a link copied from a map.
 *
 * @returns undefined for what tells none, or one that lies on no map
 */
export function readMapPoint(text: string): MapPoint | undefined {
  for (const spelling of spellings) {
    const [, latitude, longitude] = spelling.exec(text.trim()) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    return isOnMap(point) ? point : undefined;
  }
  return undefined;
}

function isOnMap({ latitude, longitude }: MapPoint): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** As it can be read again: '31.52037, 74.35875', to about a metre. */
export function writeMapPoint({ latitude, longitude }: MapPoint): string {
  return [latitude, longitude].map((degrees) => Number(degrees.toFixed(5))).join(', ');
}
