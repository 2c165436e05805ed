/** Parts as the exact solver sees them, where a crew takes only so many of some people, or some only beside others. */
import type { CrewBeside, CrewLimit } from './crews.ts';
import type { Seating } from './seating.ts';
import type { WholeEvent } from './whole-event.ts';

/** Places of a part as the exact solver knows them: for anybody, or only for people who do not count for its limit. */
export type Lane = {
  readonly part: number;
  readonly places: number;
  readonly minimum: number;
  /** Of the people who may not have them, if any. */
  readonly keptFrom: CrewLimit | undefined;
  /** Only for people beside whom some come. */
  readonly isFor?: CrewBeside;
};

/**
 * The free places of a part. With a limit there are two lanes: as many places as people who count may still take, and those
 * that are left, which are for others. Whoever may have the second may have the first as well, so a minimum counts in the
 * first before it counts in the second, and the best plan of the lanes is the best plan of the part.
 */
export function lanesOf(input: WholeEvent, seating: Seating, part: number): Lane[] {
  const { places = 0, minimum = 0 } = input.parts[part] ?? {};
  const taken = seating.takenIn(part);
  const free = places - taken;
  const missing = Math.max(0, minimum - taken);
  const limit = limitsIn(input, part)[0];
  const open = limit ? Math.min(free, seating.roomIn(limit)) : free;
  if (!limit || open === free)
    return [{ part, places: free, minimum: missing, keptFrom: undefined }];
  const first = Math.min(missing, open);
  return [
    { part, places: open, minimum: first, keptFrom: undefined },
    { part, places: free - open, minimum: missing - first, keptFrom: limit },
  ];
}

/** The limits of one part, by its index; none for most. */
export function limitsIn({ crews = [] }: WholeEvent, part: number): readonly CrewLimit[] {
  return crews.filter((limit) => limit.part === part);
}

/**
 * The same with places only for those who have to be there before others come beside them. They come before everything else,
 * and people are kept out of other plans for them: the best plan of these lanes need not be the best of the part.
 */
export function lanesWithOthers(input: WholeEvent, seating: Seating, part: number): Lane[] {
  const lanes = lanesOf(input, seating, part);
  const rule = input.beside?.find((each) => each.part === part);
  let missing = rule ? seating.othersMissingIn(rule) : 0;
  if (!rule || missing === 0) return lanes;
  return lanes.flatMap((lane) => {
    const places = Math.min(missing, lane.places);
    missing -= places;
    const rest = { ...lane, places: lane.places - places };
    return [
      { ...lane, places, minimum: places, isFor: rule },
      { ...rest, minimum: Math.min(rest.places, Math.max(0, lane.minimum - places)) },
    ];
  });
}
