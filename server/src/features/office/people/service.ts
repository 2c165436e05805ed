/** Finding and reading people, for organisers (AD-02). */
import type { WeeklySlot } from '@saath/contract/accounts/accounts/schema';
import { inHours } from '@saath/contract/afterwards/hours/rules';
import { nameKey } from '@saath/contract/events/roles/rules';
import { limits } from '@saath/contract/limits';
import type { peopleQuerySchema } from '@saath/contract/office/people/schema';
import type * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { boundsOf, monthOf, monthsAfter } from '../../../platform/months.ts';
import { readTallies } from '../../../platform/tallies.ts';
import { countRolesOf, findUser, type UserRow } from '../../accounts/accounts/queries.ts';
import { readAvailability, readDaysOff } from '../../accounts/availability/service.ts';
import { averageRating } from '../../afterwards/ratings/service.ts';
import { activatedSince, leftSince } from '../figures/queries.ts';
import { hoursBetween, totalHours } from '../figures/service.ts';
import { filterOf } from '../people-filter/policy.ts';
import type { PeopleFilter } from '../people-filter/queries.ts';
import { requirePresent } from './policy.ts';
import * as queries from './queries.ts';

export type People = {
  readonly db: Database;
  readonly now: Clock;
  /** Of the installation: says when a month begins. */
  readonly timeZone: string;
};

/** What a person's places came to. */
export type Help = { readonly hours: number; readonly events: number; readonly upcoming: number };

type PeopleQuery = z.output<typeof peopleQuerySchema>;

/** One page of people, newest first; a page beyond the last one is the last one. */
export async function listPeople({ db, now }: People, query: PeopleQuery) {
  const { page: asked, after, before } = query;
  const filter = filterOf(query, now());
  const { total, hasMore } = await countAll(db, filter);
  const size = limits.peoplePage;
  const counted = Math.max(1, Math.ceil(total / size));
  const isBeside = after !== undefined || before !== undefined;
  const page = isBeside ? asked : Math.min(asked, counted);
  const beside = after ? { after } : before ? { before } : undefined;
  const place = beside ?? placeOf({ page, total, size, hasMore });
  // The last page of a list that is read from its end holds what the others leave over.
  const rest = 'fromOldest' in place && page === counted ? total - (counted - 1) * size : size;
  const users = await queries.pageOfPeople(
    db,
    { ...filter, isWide: hasMore },
    { place, size: rest },
  );
  const help = await helpOf(db, users, now());
  const people = users.map((user) => ({ user, help: help(user.id) }));
  const mayGoOn = hasMore && users.length === size;
  return { people, page, total, hasMore, pages: Math.max(counted, mayGoOn ? page + 1 : page) };
}

/** Everybody is known from the tallies; under a filter nobody is counted beyond the limit. */
async function countAll(
  db: Database,
  filter: PeopleFilter,
): Promise<{ total: number; hasMore: boolean }> {
  if (filter.key || filter.role || filter.status || filter.seeking) {
    const most = limits.peopleCounted;
    const found = await queries.countPeople(db, filter, most + 1);
    return { total: Math.min(found, most), hasMore: found > most };
  }
  const tallies = await readTallies(db);
  return { total: tallies['people.Volunteer'] + tallies['people.Admin'], hasMore: false };
}

/** From the end that is nearer, so that the last page costs what the first one does. */
function placeOf(list: { page: number; total: number; size: number; hasMore: boolean }) {
  const { page, total, size, hasMore } = list;
  const skipped = (page - 1) * size;
  const left = Math.max(0, total - skipped - size);
  return hasMore || skipped <= left ? { fromNewest: skipped } : { fromOldest: left };
}

async function helpOf(
  db: Database,
  users: readonly UserRow[],
  now: Date,
): Promise<(id: string) => Help> {
  const rows = await queries.helpOfPeople(db, { userIds: users.map(({ id }) => id), now });
  const byId = new Map(rows.map((row) => [row.userId, row] as const));
  return (id) => {
    const { minutes = 0, events = 0, upcoming = 0 } = byId.get(id) ?? {};
    return { hours: inHours(minutes), events, upcoming };
  };
}

const QUARTER = 90 * 86_400_000;

/** The cards of the Volunteer Stats screen; what there is nothing to compare with is null. */
export async function readFigures({ db, now, timeZone }: People) {
  const at = now();
  const month = monthOf(at, timeZone);
  const current = boundsOf(month, timeZone);
  const last = boundsOf(monthsAfter(month, -1), timeZone);
  const tallies = await readTallies(db);
  const hours = await totalHours({ db, now, timeZone });
  const activated = await activatedSince(db, current.from);
  const quarter = { from: new Date(at.getTime() - QUARTER), to: at };
  const hadPeople = await queries.hadPeopleBefore(db, current.from);
  return {
    activeVolunteers: tallies['people.active'],
    activeChange: activated - (await leftSince(db, current.from)),
    newThisMonth: await queries.volunteersCreated(db, current),
    newLastMonth: hadPeople ? await queries.volunteersCreated(db, last) : null,
    totalHours: hours,
    hoursThisQuarter: hours > 0 ? await hoursBetween({ db, timeZone }, quarter) : null,
    totalEvents: tallies['events.open'] + tallies['events.pending'] + tallies['events.cancelled'],
    eventsThisMonth: await queries.eventsCreated(db, current),
  };
}

export type Profile = {
  readonly user: UserRow;
  readonly help: Help;
  readonly weekly: WeeklySlot[];
  readonly daysOff: string[];
  readonly rating: number | null;
};

/** @throws DomainError `accounts.user_not_found`, `people.gone` */
export async function readProfile({ db, now }: People, id: string): Promise<Profile> {
  const user = requirePresent(await findUser(db, id));
  const help = await helpOf(db, [user], now());
  return {
    user,
    help: help(id),
    weekly: await readAvailability(db, id),
    daysOff: await readDaysOff({ db, now }, id),
    rating: await averageRating({ db }, id),
  };
}

/** One page of the places of a person. @throws DomainError `accounts.user_not_found`, `people.gone` */
export async function readPlaces(
  { db, now }: People,
  given: { userId: string; when: 'coming' | 'past'; after: string | undefined },
) {
  requirePresent(await findUser(db, given.userId));
  const size = limits.placesPage;
  const rows = await queries.placesOf(db, { ...given, now: now(), limit: size + 1 });
  const places = rows.slice(0, size);
  return { places, next: rows.length > size ? (places.at(-1)?.id ?? null) : null };
}

/** The newest accounts, each with the number of places it holds, and how many there are of each role; none that was never activated. */
export async function newestPeople(db: Database, limit: number) {
  const users = await queries.newestPeople(db, limit);
  const ids = users.map(({ id }) => id);
  const counts = await countRolesOf(db, ids);
  const people = users.map((user) => ({ user, roles: counts.get(user.id) ?? 0 }));
  const tallies = await readTallies(db);
  const volunteers = tallies['people.active'] + (await queries.leavingVolunteers(db));
  const roleCounts = { Volunteer: volunteers, Admin: tallies['people.Admin'] };
  return { people, roleCounts };
}

const MOST_FOUND = 20;

export async function searchVolunteers(
  db: Database,
  {
    name,
    eventId,
    isOfBranch,
  }: {
    name: string;
    eventId: string | undefined;
    /** Nobody but the people of the event's branch. */
    isOfBranch: boolean;
  },
): Promise<UserRow[]> {
  const filter = {
    key: nameKey(name),
    role: 'Volunteer',
    status: 'active',
    isWide: false,
  } as const;
  const { hasMore } = await countAll(db, filter);
  const given = { key: filter.key, isWide: hasMore, eventId, isOfBranch, limit: MOST_FOUND };
  return await queries.searchVolunteerRows(db, given);
}
