/** Reads who changed what: entries and the steps of participations in one order (OR-05). */

import { limits } from '@saath/contract/limits';
import { instantOf } from '@saath/contract/local-time';
import { type AuditAction, actionsIn, auditActions } from '@saath/contract/office/audit-log/rules';
import type { AuditQuery } from '@saath/contract/office/audit-log/schema';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import * as queries from './queries.ts';

const DAY = 86_400_000;
/** The log goes back one year. */
const KEPT = 365 * DAY;
const BATCH = 1000;

export type AuditLog = {
  readonly db: Database;
  readonly now: Clock;
  /** In which the days of a filter begin and end. */
  readonly timeZone: string;
};

/** Those who stand in a log, by id; without accounts of which nothing is left. */
export type NamedPeople = ReadonlyMap<string, queries.NamedPerson>;

/** Rows with the names that stand in them. */
export type NamedLog = {
  readonly rows: readonly queries.LogRow[];
  readonly people: NamedPeople;
  readonly titles: ReadonlyMap<string, queries.NamedEvent>;
  readonly titlesOfDeleted: ReadonlyMap<string, string>;
};

/** One page, newest first. `next` is what to give as `after`, null on the last page. */
export async function readLog(
  log: AuditLog,
  query: AuditQuery,
): Promise<NamedLog & { next: string | null }> {
  const size = limits.auditPage;
  const part = partOf(log, query, size + 1);
  const { group } = query;
  const found = await newestOf(log.db, part, {
    actions: group ? actionsIn(group) : auditActions,
    withSteps: !group || group === 'participations',
  });
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  const next = last ? `${last.at.toISOString()}_${last.id}` : null;
  return { ...(await withNames(log.db, rows)), next };
}

/** All that the log says about a person, oldest first: of a year, so a few hundred at most. */
export async function entriesAbout(
  { db, now }: Pick<AuditLog, 'db' | 'now'>,
  userId: string,
): Promise<NamedLog> {
  const part = { userId, from: new Date(now().getTime() - KEPT), limit: 10_000 };
  const rows = await newestOf(db, part, { actions: auditActions, withSteps: true });
  return await withNames(db, rows.reverse());
}

/** Deletes what is older than a year. */
export async function dropOldEntries({ db, now }: Pick<AuditLog, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT);
  await dropEntriesBefore(db, 'audit_entry', before);
  while ((await queries.deleteChangesBefore(db, { before, limit: BATCH })) === BATCH);
}

/** Deletes what is older from a log, a batch at a time. */
export async function dropEntriesBefore(
  db: Database,
  log: 'audit_entry' | 'security_event',
  before: Date,
): Promise<void> {
  while ((await queries.deleteEntriesBefore(db, log, { before, limit: BATCH })) === BATCH);
}

function partOf({ now, timeZone }: AuditLog, query: AuditQuery, limit: number): queries.LogPart {
  const { eventId, userId, by, from, to, after } = query;
  const [at = '', id = ''] = after?.split('_') ?? [];
  const oldest = new Date(now().getTime() - KEPT);
  const first = from ? startOf(from, timeZone) : oldest;
  return {
    eventId,
    ...(by ? { actorId: userId } : { userId }),
    from: first > oldest ? first : oldest,
    until: to ? startOf(dayAfter(to), timeZone) : undefined,
    after: after ? { at: new Date(at), id } : undefined,
    limit,
  };
}

async function newestOf(
  db: Database,
  part: queries.LogPart,
  { actions, withSteps }: { actions: readonly AuditAction[]; withSteps: boolean },
): Promise<queries.LogRow[]> {
  const entries = actions.length > 0 ? await queries.entriesOf(db, actions, part) : [];
  const steps = withSteps ? await queries.stepsOf(db, part) : [];
  return [...entries, ...steps].sort(newestFirst).slice(0, part.limit);
}

/** As the database orders them: equal moments by id. */
function newestFirst(a: queries.LogRow, b: queries.LogRow): number {
  return b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1);
}

/** Three statements at most, however many rows. */
async function withNames(db: Database, rows: readonly queries.LogRow[]): Promise<NamedLog> {
  const userIds = rows.flatMap(({ actorId, userId }) => [actorId, userId]);
  const eventIds = distinct(rows.map(({ eventId }) => eventId));
  const named = await queries.titlesOf(db, eventIds);
  const titles = new Map(named.map((event) => [event.id, event] as const));
  const gone = eventIds.filter((id) => !titles.has(id));
  return {
    rows,
    people: await peopleIn(db, userIds),
    titles,
    titlesOfDeleted: titleMap(await queries.titlesOfDeleted(db, gone)),
  };
}

/** @param ids of those who stand in a log, each as often as there; null for nobody */
export async function peopleIn(
  db: Database,
  ids: readonly (string | null)[],
): Promise<NamedPeople> {
  const people = await queries.peopleOf(db, distinct(ids));
  return new Map(people.map((person) => [person.id, person] as const));
}

function titleMap(rows: readonly { id: string; title: string }[]): Map<string, string> {
  return new Map(rows.map(({ id, title }) => [id, title] as const));
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}

/** Midnight, or UTC's in a zone whose clocks skip it. */
function startOf(day: string, timeZone: string): Date {
  return instantOf(`${day}T00:00`, timeZone) ?? new Date(`${day}T00:00:00Z`);
}
