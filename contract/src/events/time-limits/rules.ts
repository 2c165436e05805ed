/** How much one person may help, and how long they rest between places (EL-01). Pure functions only. */
import { instantOf, localTimeOf } from '../../local-time.ts';

/** What an event asks for; null = no such limit. */
export type TimeLimits = {
  readonly dayHours: number | null;
  readonly weekHours: number | null;
  /** Between the end of one place and the beginning of the next. */
  readonly restHours: number | null;
};

export const noTimeLimits: TimeLimits = { dayHours: null, weekHours: null, restHours: null };

/** From one instant to another, in milliseconds; half-open. */
export type Span = { readonly startsAt: number; readonly endsAt: number };

/** When somebody helps, and what the event asks for where that is. */
export type LimitedPlace = Span & {
  readonly limits: TimeLimits;
  /** Days and weeks begin by its clocks. */
  readonly timeZone: string;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** No place that begins later, or ends earlier, than this from another one counts for its limits. */
export const LIMITS_REACH = 9 * DAY;

export type TooMuch = {
  readonly rule: 'time';
  readonly why: 'rest' | 'day' | 'week';
  readonly nextStep: 'other_time';
  /** The limit. */
  readonly hours: number;
};

/** Whether an event limits hours a day, hours a week or the rest between places. */
export function hasLimits({ dayHours, weekHours, restHours }: TimeLimits): boolean {
  return dayHours !== null || weekHours !== null || restHours !== null;
}

/**
 * Which limits a place would break beside the others of the same person: its own, and those of the others. Hours count on
 * each day on which they fall, so that a night counts on both; weeks begin on Monday.
 *
 * @param others within `LIMITS_REACH`; those further away change nothing
 */
export function tooMuch(wanted: LimitedPlace, others: readonly LimitedPlace[]): TooMuch[] {
  const found: TooMuch[] = [];
  const add = (why: TooMuch['why'], hours: number[]) => {
    // The strictest says it best.
    const most = why === 'rest' ? Math.max(...hours) : Math.min(...hours);
    if (hours.length > 0) found.push({ rule: 'time', why, nextStep: 'other_time', hours: most });
  };
  add(
    'rest',
    others.flatMap((other) => restMissing(wanted, other) ?? []),
  );
  add('day', hoursBroken(wanted, others, 'day'));
  add('week', hoursBroken(wanted, others, 'week'));
  return found;
}

/** The limits of days, or of weeks, that are broken. */
function hoursBroken(
  wanted: LimitedPlace,
  others: readonly LimitedPlace[],
  kind: 'day' | 'week',
): number[] {
  const [key, reach] = kind === 'day' ? (['dayHours', 2 * DAY] as const) : weekly;
  const near = others.filter(
    ({ startsAt, endsAt }) => startsAt < wanted.endsAt + reach && wanted.startsAt < endsAt + reach,
  );
  const all = [wanted, ...near];
  const inAll = lengthOf(all);
  return all.flatMap((place) => {
    const most = place.limits[key];
    // Mostly so little is done that nobody has to ask when days begin.
    if (most === null || inAll <= most * HOUR) return [];
    return windowsOf(wanted, place.timeZone, kind)
      .filter((window) => sharedTime(place, window) > 0)
      .some((window) => lengthOf(all, window) > most * HOUR)
      ? [most]
      : [];
  });
}

const weekly = ['weekHours', LIMITS_REACH] as const;

/** How much rest the two ask for, where that is not between them. */
function restMissing(one: LimitedPlace, other: LimitedPlace): number | undefined {
  const hours = Math.max(one.limits.restHours ?? 0, other.limits.restHours ?? 0);
  const between = Math.max(other.startsAt - one.endsAt, one.startsAt - other.endsAt);
  return hours > 0 && between < hours * HOUR ? hours : undefined;
}

/** How long two spans have in common, in milliseconds. */
export function sharedTime(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.endsAt, other.endsAt) - Math.max(one.startsAt, other.startsAt));
}

function lengthOf(spans: readonly Span[], within?: Span): number {
  return spans.reduce((sum, span) => sum + sharedTime(span, within ?? span), 0);
}

/** The days, or the weeks, on which some of a span falls, by the clocks of a zone. */
export function windowsOf(span: Span, timeZone: string, kind: 'day' | 'week'): Span[] {
  const days = kind === 'day' ? 1 : 7;
  const first = localTimeOf(new Date(span.startsAt), timeZone).slice(0, 10);
  const windows: Span[] = [];
  let from = kind === 'day' ? first : dayAfter(first, -weekday(first));
  for (;;) {
    const next = dayAfter(from, days);
    const window = { startsAt: midnight(from, timeZone), endsAt: midnight(next, timeZone) };
    windows.push(window);
    if (window.endsAt >= span.endsAt) return windows;
    from = next;
  }
}

/** From 0 for Monday. */
function weekday(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Where the clocks skip midnight, or come to it twice, the day begins when they first show it or later. */
function midnight(day: string, timeZone: string): number {
  return instantOf(`${day}T00:00`, timeZone)?.getTime() ?? Date.parse(`${day}T00:00Z`);
}

/** A part of an event that nobody could do within the limits. */
export type ImpossiblePart<Part> = { readonly part: Part; readonly why: 'day' | 'week' };

/** The parts of an event that are longer than its own limits: nobody could be given them. */
export function impossibleParts<Part extends Span>(
  parts: readonly Part[],
  given: { readonly limits: TimeLimits; readonly timeZone: string },
): ImpossiblePart<Part>[] {
  return parts.flatMap((part) => {
    const [first] = tooMuch({ ...given, startsAt: part.startsAt, endsAt: part.endsAt }, []);
    return first && first.why !== 'rest' ? [{ part, why: first.why }] : [];
  });
}

/** Whether a limit can never be reached because another one is met before. */
export function isContradictory({
  dayHours,
  weekHours,
}: Pick<TimeLimits, 'dayHours' | 'weekHours'>): boolean {
  return dayHours !== null && weekHours !== null && weekHours < dayHours;
}

/** Whether with so much rest nobody could do a part that is as long as this on two days that follow each other. */
export function skipsDays({ restHours }: TimeLimits, part: Span): boolean {
  return restHours !== null && restHours * HOUR + (part.endsAt - part.startsAt) > DAY;
}

/** The parts of an event: each shift, and roles without any for all of its time. */
export function partsOfRoles<
  Role extends {
    readonly shifts: readonly { readonly startsAt: string; readonly endsAt: string }[];
  },
>(
  event: { readonly startTime: string; readonly endTime: string },
  roles: readonly Role[],
): (Span & { readonly role: Role })[] {
  const instants = (startsAt: string, endsAt: string) => ({
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
  });
  return roles.flatMap((role) =>
    role.shifts.length > 0
      ? role.shifts.map(({ startsAt, endsAt }) => ({ ...instants(startsAt, endsAt), role }))
      : [{ ...instants(event.startTime, event.endTime), role }],
  );
}
