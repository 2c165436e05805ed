/** SQL of the organisers' list of events and of the search by title. */
import type { EventPart, EventStatus } from '@saath/contract/events/events/rules';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { holds } from '../../../platform/text-search.ts';
import type { EventRow, Visibility } from '../events/queries.ts';

export type ListFilter = {
  readonly visibility: Visibility;
  readonly now: Date;
  /** Normalised by `nameKey`; undefined: whatever it is called. */
  readonly titleKey: string | undefined;
  readonly status: EventStatus | undefined;
  readonly part: EventPart | undefined;
};

type Order = readonly ['createdAt' | 'startTime', 'asc' | 'desc'];

/** What comes first: the newest created; in a part of the list the soonest, of the past the latest. */
function orderOf({ part }: ListFilter): Order {
  if (!part) return ['createdAt', 'desc'];
  return ['startTime', part === 'past' ? 'desc' : 'asc'];
}

/** Some events of the list, in its order. */
export async function listed(
  db: Database,
  filter: ListFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<EventRow[]> {
  const [column, direction] = orderOf(filter);
  return await narrowed(db.selectFrom('event').selectAll(), filter)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(sql.lit(limit))
    .offset(offset)
    .execute();
}

/** The same counted from the other end of the list, and still in its order. */
export async function listedFromEnd(
  db: Database,
  filter: ListFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<EventRow[]> {
  const [column, direction] = orderOf(filter);
  const backwards = direction === 'desc' ? 'asc' : 'desc';
  const rows = await narrowed(db.selectFrom('event').selectAll(), filter)
    .orderBy(column, backwards)
    .orderBy('id', backwards)
    .limit(sql.lit(limit))
    .offset(offset)
    .execute();
  return rows.reverse();
}

/** How many there are, `most` at the most. */
export async function countListed(db: Database, filter: ListFilter, most: number): Promise<number> {
  const found = narrowed(db.selectFrom('event').select('event.id'), filter).limit(sql.lit(most));
  const { events } = await db
    .selectFrom(found.as('found'))
    .select((count) => count.fn.countAll<string>().as('events'))
    .executeTakeFirstOrThrow();
  return Number(events);
}

/** By title only, the latest start first. */
export async function titled(
  db: Database,
  { titleKey, visibility, limit }: { titleKey: string; visibility: Visibility; limit: number },
): Promise<EventRow[]> {
  let query = db
    .selectFrom('event')
    .selectAll()
    .where(holds('event.title_key', titleKey))
    .orderBy('startTime', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (visibility === 'published') query = query.where('publishedAt', 'is not', null);
  return await query.execute();
}

function narrowed<Row>(
  query: SelectQueryBuilder<Tables, 'event', Row>,
  { visibility, now, titleKey, status, part }: ListFilter,
): SelectQueryBuilder<Tables, 'event', Row> {
  let result = status ? ofStatus(query, status, now) : query;
  if (part) result = ofPart(result, part, now);
  if (titleKey) result = result.where(holds('event.title_key', titleKey));
  if (visibility === 'published') result = result.where('publishedAt', 'is not', null);
  return result;
}

/** Written so that each status has an index; a test compares it with `eventStatusAt` of the contract. */
function ofStatus<Row>(
  query: SelectQueryBuilder<Tables, 'event', Row>,
  status: EventStatus,
  now: Date,
): SelectQueryBuilder<Tables, 'event', Row> {
  if (status === 'CANCELLED') return query.where('cancelledAt', 'is not', null);
  const standing = query.where('cancelledAt', 'is', null);
  if (status === 'PENDING') return standing.where('publishedAt', 'is', null);
  const open = standing.where('publishedAt', 'is not', null);
  if (status === 'UPCOMING') return open.where('startTime', '>', now);
  if (status === 'COMPLETED') return open.where('endTime', '<=', now);
  return open.where('startTime', '<=', now).where('endTime', '>', now);
}

function ofPart<Row>(
  query: SelectQueryBuilder<Tables, 'event', Row>,
  part: EventPart,
  now: Date,
): SelectQueryBuilder<Tables, 'event', Row> {
  if (part === 'drafts') return ofStatus(query, 'PENDING', now);
  if (part === 'past')
    return query.where((where) =>
      where.or([
        where('cancelledAt', 'is not', null),
        where.and([where('publishedAt', 'is not', null), where('endTime', '<=', now)]),
      ]),
    );
  const open = query.where('cancelledAt', 'is', null).where('publishedAt', 'is not', null);
  if (part === 'coming')
    return open.where('startTime', '>', now).where((where) => where.not(beginsOnDayOf(now)));
  return open
    .where('endTime', '>', now)
    .where('startTime', '<', new Date(now.getTime() + LONGEST_DAY))
    .where(beginsOnDayOf(now));
}

/** In milliseconds: a day in which the clocks go back. */
const LONGEST_DAY = 25 * 3_600_000;

/** Or before it; a day is one of where the event is. */
const beginsOnDayOf = (now: Date) =>
  sql<boolean>`(event.start_time at time zone event.time_zone)::date <= (${now}::timestamptz at time zone event.time_zone)::date`;

/** How many events begin later on this day. */
export async function countLaterToday(db: Database, now: Date): Promise<number> {
  const { events } = await ofPart(db.selectFrom('event'), 'today', now)
    .where('startTime', '>', now)
    .select((count) => count.fn.countAll<string>().as('events'))
    .executeTakeFirstOrThrow();
  return Number(events);
}
