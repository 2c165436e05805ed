/** SQL of limits of hours and rest: what else people do around a time. */
import {
  hasLimits,
  LIMITS_REACH,
  type LimitedPlace,
  type TooMuch,
  tooMuch,
} from '@saath/contract/events/time-limits/rules';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';

export type Times = { readonly startTime: Date; readonly endTime: Date };
/** What is asked about an event. */
export type LimitedEvent = Pick<
  Selectable<Tables['event']>,
  'id' | 'timeZone' | 'dayHours' | 'weekHours' | 'restHours'
>;

/** A place that somebody holds, and in which event. */
export type HeldPlace = LimitedPlace & { readonly eventId: string; readonly userId: string };

/** A part of an event, as the policy asks about it. */
export function limitedPlace(
  { timeZone, dayHours, weekHours, restHours }: Omit<LimitedEvent, 'id'>,
  { startTime, endTime }: Times,
): LimitedPlace {
  return {
    ...{ startsAt: startTime.getTime(), endsAt: endTime.getTime(), timeZone },
    limits: { dayHours, weekHours, restHours },
  };
}

/** Whether this event, or one near enough to count with it, has limits. */
export async function areLimitsNear(db: Database, event: LimitedEvent & Times): Promise<boolean> {
  if (hasLimits(event)) return true;
  const near = await db
    .selectFrom('everyEvent')
    .select('id')
    .where(
      sql<boolean>`(day_hours is not null or week_hours is not null or rest_hours is not null)`,
    )
    .where('endTime', '>', new Date(event.startTime.getTime() - LIMITS_REACH))
    .where('startTime', '<', new Date(event.endTime.getTime() + LIMITS_REACH))
    .limit(1)
    .executeTakeFirst();
  return near !== undefined;
}

/** The places that people hold, near enough to the times to count with what is done then. In one statement. */
export async function placesAround(
  db: Database,
  userIds: readonly string[],
  { startTime, endTime }: Times,
): Promise<HeldPlace[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('participation')
    .innerJoin('everyEvent as event', 'event.id', 'participation.eventId')
    .select(['participation.userId', 'participation.eventId'])
    .select(['participation.startTime', 'participation.endTime'])
    .select(['event.timeZone', 'event.dayHours', 'event.weekHours', 'event.restHours'])
    .where('participation.userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('participation.state', 'in', coming)
    .where('participation.endTime', '>', new Date(startTime.getTime() - LIMITS_REACH))
    .where('participation.startTime', '<', new Date(endTime.getTime() + LIMITS_REACH))
    .execute();
  return rows.map(({ userId, eventId, ...row }) => ({
    ...{ userId, eventId, ...limitedPlace(row, row) },
  }));
}

export type TimeOf = (userId: string, event: LimitedEvent, part: Times) => TooMuch[];

/** What people would do too much of, of what is read once. */
export async function timeAround(
  db: Database,
  userIds: readonly string[],
  within: Times,
): Promise<TimeOf> {
  return timeBeside(await placesAround(db, userIds, within));
}

/** The same beside places that are known. Whoever has a place in the same event would have the other one instead. */
export function timeBeside(places: readonly HeldPlace[]): TimeOf {
  const held = Map.groupBy(places, ({ userId }) => userId);
  return (userId, event, part) => {
    const others = (held.get(userId) ?? []).filter(({ eventId }) => eventId !== event.id);
    return tooMuch(limitedPlace(event, part), others);
  };
}
