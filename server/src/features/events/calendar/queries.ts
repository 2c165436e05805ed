/** SQL of the public calendar. Cancelled and unpublished events are not on it. */

import type { CalendarTab } from '@saath/contract/events/calendar/rules';
import type { EventStatus } from '@saath/contract/events/events/rules';
import type { CalendarFilters } from '@saath/contract/events/events/schema';
import type { Point } from '@saath/matching/distance';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { comingList } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';
import { type EventRow, statusAt } from '../events/queries.ts';

/** The filters, whose free times 'fits' means, and where 'near' is. */
export type Filters = Omit<CalendarFilters, 'fits' | 'near' | 'within'> & {
  readonly branch?: string | undefined;
  readonly fitsUserId?: string | undefined;
  readonly around?: Around | undefined;
};

export type Around = { readonly point: Point; readonly within: number | undefined };

/** Where a page of the calendar ends: by time, or around a place by kilometres. */
export type CalendarMark =
  | { readonly part: 'coming' | 'past'; readonly time: Date; readonly id: string }
  | { readonly part: 'nearest'; readonly kilometres: number; readonly id: string };

export type CalendarPart = CalendarMark['part'];

/** With how far it is from the place that was asked about; null where that is not known. */
export type FoundRow = EventRow & { readonly kilometres: number | null };

type PartOptions = {
  tab: CalendarTab;
  part: CalendarPart;
  after: CalendarMark | undefined;
  now: Date;
  limit: number;
  filters: Filters;
};

/**
 * One part of the calendar after a mark: what is not over yet by its start, or around a place by how far it is, or what is over,
 * latest first.
 */
export async function calendarPart(db: Database, options: PartOptions): Promise<FoundRow[]> {
  const { tab, part, after, now, limit, filters } = options;
  const { around } = filters;
  const far = around ? kilometresFrom(around.point) : sql<number | null>`null::float8`;
  const all = narrowed(db.selectFrom('event').selectAll().select(far.as('kilometres')), filters);
  let query = all.limit(sql.lit(limit));
  if (part === 'past') query = query.where('endTime', '<=', now);
  else query = query.where('endTime', '>', now);
  if (tab === 'upcoming') query = query.where('startTime', '>', now);
  if (tab === 'ongoing') query = query.where('startTime', '<=', now);
  if (part === 'nearest') query = query.orderBy(farOrLast(far)).orderBy('id');
  else if (part === 'coming') query = query.orderBy('startTime').orderBy('id');
  else query = query.orderBy('endTime', 'desc').orderBy('id', 'desc');
  return await (after ? query.where(isAfter(after, far)) : query).execute();
}

/** Farther than anything: what is not on the map comes last. */
const NOWHERE_KM = 1e6;

function farOrLast(kilometres: RawBuilder<number | null>) {
  return sql<number>`coalesce(${kilometres}, ${NOWHERE_KM}::float8)`;
}

function isAfter(mark: CalendarMark, far: RawBuilder<number | null>): RawBuilder<boolean> {
  const { id } = mark;
  if (mark.part === 'nearest')
    return sql`(${farOrLast(far)}, id) > (${mark.kilometres}::float8, ${id}::uuid)`;
  return mark.part === 'past'
    ? sql`(end_time, id) < (${mark.time}, ${id}::uuid)`
    : sql`(start_time, id) > (${mark.time}, ${id}::uuid)`;
}

/** As the next page is asked for. */
export function markOf(row: FoundRow, part: CalendarPart): CalendarMark {
  const { id, startTime, endTime, kilometres } = row;
  if (part === 'nearest') return { part, kilometres: kilometres ?? NOWHERE_KM, id };
  return { part, time: part === 'past' ? endTime : startTime, id };
}

export async function countCalendar(
  db: Database,
  { now, filters }: { now: Date; filters: Filters },
): Promise<Map<EventStatus, number>> {
  const rows = await narrowed(db.selectFrom('event'), filters)
    .select([statusAt(now).as('status'), (count) => count.fn.countAll<string>().as('events')])
    .groupBy(sql`1`)
    .execute();
  return new Map(rows.map(({ status, events }) => [status, Number(events)] as const));
}

/** By start. */
export async function eventsBetween(
  db: Database,
  { filters, limit }: { filters: Filters; limit: number },
): Promise<EventRow[]> {
  return await narrowed(db.selectFrom('event').selectAll(), filters)
    .orderBy('startTime')
    .orderBy('id')
    .limit(sql.lit(limit))
    .execute();
}

/** Null for an event of which it is not known where it is. */
function kilometresFrom({ latitude, longitude }: Point) {
  return sql<
    number | null
  >`kilometres_between(event.latitude, event.longitude, ${latitude}, ${longitude})`;
}

function holding(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

function narrowed<Row>(
  query: SelectQueryBuilder<Tables, 'event', Row>,
  { q, skill, place, type, from, to, free, branch, fitsUserId, around }: Filters,
): SelectQueryBuilder<Tables, 'event', Row> {
  const conditions = [
    q &&
      sql<boolean>`(lower(event.title) like ${holding(q)} or lower(event.description) like ${holding(q)} or lower(event.location) like ${holding(q)})`,
    place && sql<boolean>`lower(event.location) like ${holding(place)}`,
    type && sql<boolean>`event.type = ${type}`,
    skill &&
      sql<boolean>`exists (select 1 from event_role r, unnest(r.skills) as asked where r.event_id = event.id and lower(asked) like ${holding(skill)})`,
    free &&
      sql<boolean>`exists (select 1 from event_role r where r.event_id = event.id and r.filled < r.max_volunteers)`,
    from && sql<boolean>`(event.end_time at time zone event.time_zone)::date >= ${from}::date`,
    to && sql<boolean>`(event.start_time at time zone event.time_zone)::date <= ${to}::date`,
    branch && sql<boolean>`event.branch_id = ${branch}`,
    fitsUserId && fits(fitsUserId),
    around?.within && sql<boolean>`${kilometresFrom(around.point)} <= ${around.within}`,
  ];
  let result = query.where('publishedAt', 'is not', null).where('cancelledAt', 'is', null);
  for (const condition of conditions) if (condition) result = result.where(condition);
  return result;
}

/**
 * The event lies in one of the person's free times of its local day, or the person stated none; the person is not away
 * on its days; and no other place of the person overlaps it.
 */
function fits(userId: string) {
  const start = sql`(event.start_time at time zone event.time_zone)`;
  const end = sql`(event.end_time at time zone event.time_zone)`;
  const minutes = (time: typeof start) =>
    sql`(extract(hour from ${time}) * 60 + extract(minute from ${time}))`;
  return sql<boolean>`(
    not exists (select 1 from user_availability a where a.user_id = ${userId})
    or exists (
      select 1 from user_availability a
      where a.user_id = ${userId} and a.weekday = extract(isodow from ${start}) - 1
        and a.from_minute <= ${minutes(start)}
        and a.to_minute >= ${minutes(start)} + extract(epoch from (${end} - ${start})) / 60
    )
  ) and not exists (
    select 1 from user_day_off o
    where o.user_id = ${userId} and o.day between ${start}::date and ${end}::date
  ) and not exists (
    select 1 from participation p
    where p.user_id = ${userId} and p.state in (${comingList}) and p.event_id <> event.id
      and p.start_time < event.end_time and event.start_time < p.end_time
  )`;
}
