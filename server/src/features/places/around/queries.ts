/** SQL of what is around a place: what there is at an event, and the places of people elsewhere. */
import { LIMITS_REACH } from '@saath/contract/events/time-limits/rules';
import { LONGEST_WAY, leaveNoRoom, minutesBetween } from '@saath/matching/travel';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { coming, comingList } from '../../../platform/participation-states.ts';
import { type SiteColumns, siteOf } from '../../../platform/points.ts';
import type { EventRow } from '../../events/events/queries.ts';

export type Who = { readonly event: EventRow; readonly user: { readonly id: string } };

export type There = {
  /** Whether the person is or was anything in the event. */
  readonly isInEvent: boolean;
  readonly hasShifts: boolean;
  readonly hasQuestions: boolean;
  /** Whether anybody waits for a place of the event. */
  readonly isAwaited: boolean;
  /** Whether the person has a place elsewhere near enough to count. */
  readonly isElsewhere: boolean;
};

/** What there is to be read about a person and an event, in one statement. */
export async function whatThereIs(tx: Tx, { event, user }: Who): Promise<There> {
  const from = new Date(event.startTime.getTime() - LIMITS_REACH);
  const until = new Date(event.endTime.getTime() + LIMITS_REACH);
  const { rows } = await sql<There>`
    select
      exists (select from participation where event_id = ${event.id} and user_id = ${user.id}) as "isInEvent",
      exists (select from shift where event_id = ${event.id}) as "hasShifts",
      exists (select from question where event_id = ${event.id}) as "hasQuestions",
      exists (select from participation where event_id = ${event.id} and state = 'waitlisted') as "isAwaited",
      exists (
        select from participation where user_id = ${user.id} and event_id <> ${event.id}
          and state in (${comingList}) and end_time > ${from} and start_time < ${until}
      ) as "isElsewhere"
  `.execute(tx);
  const [there] = rows;
  if (!there) throw new Error('A statement without a table gave no row');
  return there;
}

type Occasion = SiteColumns & {
  readonly eventId: string;
  readonly startTime: Date;
  readonly endTime: Date;
};

/** A place that somebody holds in another event, near enough to count with what is done then. */
export type NearPlace = Awaited<ReturnType<typeof nearbyInTime>>[number];

/** A place elsewhere, and how long the way between there and here takes. */
export type ClashRow = NearPlace & {
  readonly wayMinutes: number;
  /** The same where nothing but the way is in the way; null where both are at one time. */
  readonly minutesAway: number | null;
};

/**
 * The places people hold in other events that leave them no time for this one and the way to it: times are half-open on
 * both sides. Soonest first.
 */
export async function clashesOf(
  db: Database,
  userIds: readonly string[],
  occasion: Occasion,
): Promise<ClashRow[]> {
  return clashesAmong(await nearbyInTime(db, userIds, occasion, LONGEST_WAY), occasion);
}

/** The same among places that are known, in their order. */
export function clashesAmong(places: readonly NearPlace[], occasion: Occasion): ClashRow[] {
  const [here, times] = [siteOf(occasion), timesOf(occasion)];
  const elsewhere = places.filter(({ eventId }) => eventId !== occasion.eventId);
  return elsewhere.flatMap((place) => {
    const wayMinutes = minutesBetween(siteOf(place), here);
    if (!leaveNoRoom(timesOf(place), times, MINUTE * wayMinutes)) return [];
    const isThen = leaveNoRoom(timesOf(place), times, 0);
    return [{ ...place, wayMinutes, minutesAway: isThen ? null : wayMinutes }];
  });
}

const MINUTE = 60_000;

function timesOf({ startTime, endTime }: Pick<Occasion, 'startTime' | 'endTime'>) {
  return { startsAt: startTime.getTime(), endsAt: endTime.getTime() };
}

/** The places elsewhere that end or begin at most so many milliseconds before or after. Soonest first. */
export async function nearbyInTime(
  db: Database,
  userIds: readonly string[],
  { eventId, startTime, endTime }: Pick<Occasion, 'eventId' | 'startTime' | 'endTime'>,
  reach: number,
) {
  return await db
    .selectFrom('participation')
    .innerJoin('everyEvent as event', 'event.id', 'participation.eventId')
    .select([
      'participation.userId',
      'participation.eventId',
      'event.title',
      'event.timeZone',
      'event.location',
      'event.latitude',
      'event.longitude',
      'event.travelMinutes',
      'event.dayHours',
      'event.weekHours',
      'event.restHours',
      'participation.startTime',
      'participation.endTime',
      'participation.clashReason',
    ])
    .where('participation.userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('participation.state', 'in', coming)
    .where('participation.eventId', '<>', eventId)
    .where('participation.endTime', '>', new Date(startTime.getTime() - reach))
    .where('participation.startTime', '<', new Date(endTime.getTime() + reach))
    .orderBy('participation.startTime')
    .orderBy('participation.id')
    .execute();
}

/** The first of them, of one person. */
export async function overlapOf(
  db: Database,
  { userId, ...occasion }: Occasion & { userId: string },
): Promise<ClashRow | undefined> {
  const [first] = await clashesOf(db, [userId], occasion);
  return first;
}
