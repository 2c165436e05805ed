/** Limits of hours and rest, as a plan keeps to them: which parts exclude each other, and how much fits into a day or week. */
import {
  hasLimits,
  type LimitedPlace,
  sharedTime,
  tooMuch,
  windowsOf,
} from '@saath/contract/events/time-limits/rules';
import type { Sum } from '@saath/matching/whole-event/sums';
import type { WholeEvent } from '@saath/matching/whole-event/whole-event';
import {
  type HeldPlace,
  type LimitedEvent,
  limitedPlace,
  type Times,
} from '../../events/time-limits/queries.ts';

const HOUR = 3_600_000;

type Part = {
  readonly event: LimitedEvent & Times;
  readonly shift: { readonly startsAt: Date; readonly endsAt: Date } | undefined;
};

/** A part, as the policy asks about it. */
export function placeOf({ event, shift }: Part): LimitedPlace {
  const { startTime, endTime } = event;
  return limitedPlace(event, {
    startTime: shift?.startsAt ?? startTime,
    endTime: shift?.endsAt ?? endTime,
  });
}

type Planned = {
  /** In the order of the plan. */
  readonly parts: readonly LimitedPlace[];
  readonly held: readonly HeldPlace[];
  readonly userIds: readonly string[];
};

/**
 * What stands between parts that each on its own would be possible. Two that together break a limit exclude each other; what
 * only three or more would break is counted, together with what people do besides.
 */
export function timeInPlan(planned: Planned): Pick<WholeEvent, 'apart' | 'sums'> {
  return { apart: apartOf(planned.parts), sums: sumsOf(planned) };
}

function apartOf(parts: readonly LimitedPlace[]): [number, number][] {
  if (!parts.some(({ limits }) => hasLimits(limits))) return [];
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .flatMap((other, after): [number, number][] =>
        tooMuch(one, [other]).length > 0 ? [[index, index + 1 + after]] : [],
      ),
  );
}

/** A stretch for each day and each week that a place limits, as far as any part falls in it. */
function sumsOf({ parts, held, userIds }: Planned): Sum[] {
  const windows = new Map<string, LimitedWindow>();
  for (const place of [...parts, ...held])
    for (const window of limitedWindows(place)) {
      const known = windows.get(window.key) ?? window;
      known.asking.add(place);
      windows.set(window.key, known);
    }
  const personOf = new Map(userIds.map((id, index) => [id, index] as const));
  return [...windows.values()].flatMap((window) => {
    const lengths = parts.map((part) => sharedTime(part, window));
    if (lengths.every((length) => length === 0)) return [];
    const asks = parts.map((part) => window.asking.has(part));
    const already = new Map<number, { length: number; asks: boolean }>();
    for (const place of held) {
      const [person, length] = [personOf.get(place.userId), sharedTime(place, window)];
      if (person === undefined || length === 0) continue;
      const before = already.get(person) ?? { length: 0, asks: false };
      const isAsking = before.asks || window.asking.has(place);
      already.set(person, { length: before.length + length, asks: isAsking });
    }
    return [{ most: window.most, lengths, asks, already }];
  });
}

type LimitedWindow = {
  readonly key: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly most: number;
  readonly asking: Set<LimitedPlace>;
};

function limitedWindows(place: LimitedPlace): LimitedWindow[] {
  const { limits, timeZone } = place;
  const of = (kind: 'day' | 'week', hours: number | null) =>
    hours === null
      ? []
      : windowsOf(place, timeZone, kind).map(({ startsAt, endsAt }) => ({
          ...{ startsAt, endsAt, most: hours * HOUR, asking: new Set<LimitedPlace>() },
          key: `${startsAt} ${endsAt} ${hours}`,
        }));
  return [...of('day', limits.dayHours), ...of('week', limits.weekHours)];
}
