/** SQL of people as organisers see them. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import { ofBranchOf } from '../../events/branch-people/queries.ts';
import { type People, type PeopleFilter, presentPeople } from '../people-filter/queries.ts';

/** Where a page begins: beside a person whose page was there before, or so many people from one of the ends. */
export type PagePlace =
  | { readonly after: string }
  | { readonly before: string }
  | { readonly fromNewest: number }
  | { readonly fromOldest: number };

/**
 * One page, newest first. The ids come from an index alone, so that skipping people reads none of their rows.
 *
 * @param place people `fromOldest` are skipped at the end of the list
 */
export async function pageOfPeople(
  db: Database,
  filter: PeopleFilter,
  { place, size }: { place: PagePlace; size: number },
): Promise<UserRow[]> {
  const isBackwards = 'before' in place || 'fromOldest' in place;
  const direction = isBackwards ? 'asc' : 'desc';
  let ids = candidates(db, filter)
    .select('appUser.id')
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(size);
  if ('after' in place) ids = ids.where(besidePerson('<', place.after));
  if ('before' in place) ids = ids.where(besidePerson('>', place.before));
  if ('fromNewest' in place) ids = ids.offset(place.fromNewest);
  if ('fromOldest' in place) ids = ids.offset(place.fromOldest);
  return await db
    .selectFrom('appUser')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The few that a search finds are read first and ordered then, whatever the planner thinks of it: `offset 0`. */
function candidates(db: Database, filter: PeopleFilter): People {
  const people = presentPeople(db, filter);
  if ((!filter.key && !filter.seeking) || filter.isWide) return people;
  const found = people.select(['appUser.id', 'appUser.createdAt']).offset(0).as('appUser');
  return db.selectFrom(found) as unknown as People;
}

function besidePerson(side: '<' | '>', id: string) {
  return sql<boolean>`(app_user.created_at, app_user.id) ${sql.raw(side)}
    (select created_at, id from app_user beside where beside.id = ${id})`;
}

/** How many people, counted to `limit` and no further. */
export async function countPeople(
  db: Database,
  filter: PeopleFilter,
  limit: number,
): Promise<number> {
  const found = presentPeople(db, filter).select('appUser.id').limit(limit).as('found');
  const { people } = await db
    .selectFrom(found)
    .select((eb) => eb.fn.countAll<string>().as('people'))
    .executeTakeFirstOrThrow();
  return Number(people);
}

/** Without those whose account was never activated. */
export async function newestPeople(db: Database, limit: number): Promise<UserRow[]> {
  return await db
    .selectFrom('appUser')
    .selectAll()
    .where('leftAt', 'is', null)
    .where(sql<boolean>`(activated_at is not null or leaving_at is not null)`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Whom the search for volunteers is about. */
type Wanted = {
  readonly key: string;
  readonly isWide: boolean;
  readonly eventId: string | undefined;
  readonly isOfBranch: boolean;
  readonly limit: number;
};

/** Active volunteers whose name holds the text, by name, without those who take part in the event already. */
export async function searchVolunteerRows(db: Database, wanted: Wanted): Promise<UserRow[]> {
  return await db
    .selectFrom('appUser')
    .selectAll()
    .where('id', 'in', volunteersByName(db, wanted))
    .orderBy('nameOrder')
    .orderBy('id')
    .execute();
}

/**
 * Their ids. Where many are meant, an index of active volunteers is read by name until there are enough: it holds the names,
 * so that nobody else's row is read for it.
 */
export function volunteersByName(
  db: Database,
  { key, isWide, eventId, isOfBranch, limit }: Wanted,
) {
  const filter = { key, role: 'Volunteer', status: 'active', isWide } as const;
  let query = presentPeople(db, filter).select('appUser.id');
  if (eventId)
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('participation')
            .select('participation.id')
            .whereRef('participation.userId', '=', 'appUser.id')
            .where('participation.eventId', '=', eventId)
            .where('participation.state', 'in', coming),
        ),
      ),
    );
  if (isOfBranch) query = query.where(eventId ? ofBranchOf(eventId) : sql<boolean>`false`);
  // The order of the index by names spares reading the many; for the few it would be read whole.
  const byName = isWide ? sql`name_order` : sql`name_order || ''`;
  return query.orderBy(byName).orderBy('id').limit(limit);
}

export type HelpRow = {
  readonly userId: string;
  readonly minutes: number;
  readonly events: number;
  readonly upcoming: number;
};

/** What people gave so far and the places they hold in what is still to end, without cancelled events. */
export async function helpOfPeople(
  db: Database,
  { userIds, now }: { userIds: readonly string[]; now: Date },
): Promise<HelpRow[]> {
  const given = await db
    .selectFrom('hoursLedger')
    .select(({ fn }) => [
      'userId',
      fn.sum<string>('minutes').as('minutes'),
      fn.countAll<string>().as('events'),
    ])
    .where('userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('overAt', '<=', now)
    .groupBy('userId')
    .execute();
  const ahead = await db
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .select(({ fn }) => ['participation.userId', fn.countAll<string>().as('upcoming')])
    .where('participation.userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('participation.state', 'in', coming)
    .where('participation.endTime', '>', now)
    .where('event.cancelledAt', 'is', null)
    .groupBy('participation.userId')
    .execute();
  const givenBy = new Map(given.map((row) => [row.userId, row] as const));
  const aheadOf = new Map(ahead.map((row) => [row.userId, Number(row.upcoming)] as const));
  return [...new Set([...givenBy.keys(), ...aheadOf.keys()])].map((userId) => {
    const { minutes = 0, events = 0 } = givenBy.get(userId) ?? {};
    const upcoming = aheadOf.get(userId) ?? 0;
    return { userId, minutes: Number(minutes), events: Number(events), upcoming };
  });
}

type Span = { readonly from: Date; readonly to: Date };

/** Volunteers who signed up in a span and are still there: all people less the Admins, both counted in an index. */
export async function volunteersCreated(db: Database, { from, to }: Span): Promise<number> {
  const created = db
    .selectFrom('appUser')
    .select((eb) => eb.fn.countAll<string>().as('people'))
    .where('leftAt', 'is', null)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to);
  const all = await created.executeTakeFirstOrThrow();
  const admins = await created.where('role', '=', 'Admin').executeTakeFirstOrThrow();
  return Number(all.people) - Number(admins.people);
}

/** Whether anybody had an account before a moment, also one that is gone by now. */
export async function hadPeopleBefore(db: Database, at: Date): Promise<boolean> {
  const person = await db
    .selectFrom('appUser')
    .select('id')
    .where('createdAt', '<', at)
    .limit(1)
    .executeTakeFirst();
  return person !== undefined;
}

export async function eventsCreated(db: Database, { from, to }: Span): Promise<number> {
  const { events } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<string>().as('events'))
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .executeTakeFirstOrThrow();
  return Number(events);
}

export type PlaceRow = {
  readonly id: string;
  readonly eventId: string;
  readonly title: string;
  readonly roleName: string | null;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
  /** Of the hours ledger; null when nobody recorded that the person was there. */
  readonly minutes: number | null;
};

const isThere = sql<boolean>`event.cancelled_at is null and event.archived_at is null`;
/** What was done at an event before it was cancelled stays with the person. */
const countsOrStands = sql<boolean>`(event.cancelled_at is null or hours_ledger.minutes is not null)`;

/** Places of a person: those still to end soonest first, past ones newest first; after the one with the given id. */
export async function placesOf(
  db: Database,
  given: {
    userId: string;
    when: 'coming' | 'past';
    now: Date;
    after: string | undefined;
    limit: number;
  },
): Promise<PlaceRow[]> {
  const { userId, when, now, after, limit } = given;
  const isComing = when === 'coming';
  const direction = isComing ? 'asc' : 'desc';
  let query = db
    .selectFrom('participation')
    .innerJoin('everyEvent as event', 'event.id', 'participation.eventId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .leftJoin('hoursLedger', 'hoursLedger.participationId', 'participation.id')
    .select([
      'participation.id',
      'participation.eventId',
      'event.title',
      'eventRole.name as roleName',
      'participation.startTime',
      'participation.endTime',
      'event.timeZone',
      'hoursLedger.minutes',
    ])
    .where('participation.userId', '=', userId)
    .where('participation.state', 'in', coming)
    .where('participation.endTime', isComing ? '>' : '<=', now)
    .where(isComing ? isThere : countsOrStands)
    .orderBy('participation.startTime', direction)
    .orderBy('participation.id', direction)
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(participation.start_time, participation.id) ${sql.raw(isComing ? '>' : '<')}
        (select start_time, id from participation beside where beside.id = ${after})`,
    );
  return await query.execute();
}

/** Volunteers whose account waits for its end. */
export async function leavingVolunteers(db: Database): Promise<number> {
  const { people } = await db
    .selectFrom('appUser')
    .select((eb) => eb.fn.countAll<string>().as('people'))
    .where('leavingAt', 'is not', null)
    .where('leftAt', 'is', null)
    .where('role', '=', 'Volunteer')
    .executeTakeFirstOrThrow();
  return Number(people);
}
