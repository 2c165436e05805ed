/** Where the words of a place are on the map. What could be several towns is asked, never guessed. */
import { townMessages } from '@saath/contract/foundation/towns/messages';
import { readMapPoint } from '@saath/contract/foundation/towns/rules';
import type { Town } from '@saath/contract/foundation/towns/schema';
import { limits } from '@saath/contract/limits';
import { say } from '@saath/contract/texts';
import type { Point } from '@saath/matching/distance';
import { invalidField } from '../../../platform/domain-error.ts';
import {
  type Gazetteer,
  type GazetteerTown,
  openGazetteer,
} from '../../../platform/gazetteer/gazetteer.ts';
import { partsOf } from '../../../platform/gazetteer/names.ts';
import type { Organisation } from '../../../platform/organisation.ts';

export type Towns = {
  /**
   * The towns that a place may mean: those of the organisation's country that the last part between commas names which names
   * any ('Model Town, Lahore'); without such ones those of other countries, if the whole place is a name.
   */
  readonly meantBy: (place: string) => Promise<Town[]>;
  /** The point of the one town that a place means, or null when it means none or several. */
  readonly pointOf: (place: string) => Promise<Point | null>;
  /** @throws DomainError `request.invalid` for a point that is far from every town: a slip of the pen, or in the sea */
  readonly requireNearTown: (point: Point) => Promise<void>;
};

/** Towns of this size tell smaller ones of one name apart. */
const LARGE = 100_000;

type Home = Pick<Organisation, 'phoneRegion' | 'timeZone'>;

export function openTowns(organisation: () => Home): Towns {
  const meantBy = async (place: string) => {
    const known = await openGazetteer();
    return found(known, place, homeCountry(known, organisation()))
      .slice(0, limits.townsShown)
      .map((town, _index, all) => presentTown(known, town, all));
  };
  return {
    meantBy,
    async pointOf(place) {
      const [town, another] = await meantBy(place);
      return town && !another ? town.point : null;
    },
    async requireNearTown(point) {
      const closest = (await openGazetteer()).closest(point);
      if (closest && closest.kilometres <= limits.farFromTowns) return;
      const kilometres = limits.farFromTowns;
      throw invalidField('mapPoint', say(townMessages, 'far', { kilometres }));
    },
  };
}

/** Where the organisation works: by its phone numbers, or by the city after which its time zone is named. */
function homeCountry(gazetteer: Gazetteer, { phoneRegion, timeZone }: Home): string {
  if (phoneRegion !== 'any') return phoneRegion;
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return gazetteer.named(city)[0]?.country ?? '';
}

function found(gazetteer: Gazetteer, place: string, country: string): GazetteerTown[] {
  for (const part of partsOf(place)) {
    const here = gazetteer.named(part).filter((town) => town.country === country);
    if (here.length > 0) return here;
  }
  return gazetteer.named(place);
}

function presentTown(
  gazetteer: Gazetteer,
  { name, country, point }: GazetteerTown,
  all: readonly GazetteerTown[],
): Town {
  const namesakes = all.filter((other) => other.country === country);
  const large = { people: LARGE, country, than: name };
  const near = namesakes.length > 1 ? gazetteer.closest(point, large)?.town.name : undefined;
  return { name, country, near: near ?? null, point };
}

/** What somebody typed to look around: coordinates, or words that mean one town. */
export async function placeTyped(towns: Towns, near: string): Promise<Point | null> {
  return readMapPoint(near) ?? (await towns.pointOf(near));
}

/**
 * Where something is: by the point that was given, else by its words.
 *
 * @throws DomainError `request.invalid` for a point that is far from every town
 */
export async function placedAt(
  towns: Towns,
  { words, mapPoint }: { words: string; mapPoint: Point | null | undefined },
): Promise<Point | null> {
  if (!mapPoint) return await towns.pointOf(words);
  await towns.requireNearTown(mapPoint);
  return mapPoint;
}
