/** SQL of the audit log: two tables, each read through an index and no further than one page. */
import type { AuditAction, AuditKind } from '@saath/contract/office/audit-log/rules';
import type { AuditDetails } from '@saath/contract/office/audit-log/schema';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import type { StepCause } from '@saath/contract/places/joining/schema';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** An entry of either table. */
export type LogRow = {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly action: AuditKind;
  readonly eventId: string | null;
  readonly userId: string | null;
  /** Of a step. */
  readonly fromState: ParticipationState | null;
  readonly details: AuditDetails;
  /** Of a step that the product explains itself. */
  readonly cause: StepCause | null;
};

/** Which part of the log, newest first up to the limit. */
export type LogPart = {
  readonly eventId?: string | undefined;
  readonly userId?: string | undefined;
  readonly actorId?: string | undefined;
  /** Included. */
  readonly from: Date;
  /** Not included. */
  readonly until?: Date | undefined;
  /** Where the page before ended. */
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
};

/** Both tables have these columns. */
function within({ eventId, userId, actorId, from, until, after }: LogPart): RawBuilder<boolean> {
  const conditions = [sql`at >= ${from}`];
  if (eventId) conditions.push(sql`event_id = ${eventId}`);
  if (userId) conditions.push(sql`user_id = ${userId}`);
  if (actorId) conditions.push(sql`actor_id = ${actorId}`);
  if (until) conditions.push(sql`at < ${until}`);
  if (after) conditions.push(sql`(at, id) < (${after.at}, ${after.id})`);
  return sql.join(conditions, sql` and `);
}

const newest = ({ limit }: LogPart) => sql`order by at desc, id desc limit ${limit}`;

/**
 * Changes that were written down. Of the whole log or of an Admin's part each action is looked for by itself: a rare
 * one would otherwise be searched for among all the others.
 */
export async function entriesOf(
  db: Database,
  actions: readonly AuditAction[],
  part: LogPart,
): Promise<LogRow[]> {
  const columns = sql`id, at, actor_id, action, event_id, user_id, null as from_state, details, null::jsonb as cause`;
  const isSmall = part.eventId !== undefined || part.userId !== undefined;
  const { rows } = isSmall
    ? await sql<LogRow>`
        select ${columns} from audit_entry
        where action = any(${actions}::text[]) and ${within(part)} ${newest(part)}`.execute(db)
    : await sql<LogRow>`
        select entry.* from unnest(${actions}::text[]) as kind (name) cross join lateral (
          select ${columns} from audit_entry
          where action = kind.name and ${within(part)} ${newest(part)}
        ) as entry ${newest(part)}`.execute(db);
  return rows;
}

/** Steps of participations, as entries of the log. */
export async function stepsOf(db: Database, part: LogPart): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select id, at, actor_id, 'participation.' || to_state as action, event_id, user_id, from_state,
      case when reason = '' then '{}' else jsonb_build_object('reason', reason) end as details, cause
    from participation_change where ${within(part)} ${newest(part)}`.execute(db);
  return rows;
}

export type NamedPerson = {
  readonly id: string;
  readonly name: string;
  readonly pictureId: string | null;
  readonly leftAt: Date | null;
};

export async function peopleOf(db: Database, ids: readonly string[]): Promise<NamedPerson[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('appUser')
    .select(['id', 'name', 'pictureId', 'leftAt'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** `archivedAt`: it is put away and has no page. */
export type NamedEvent = {
  readonly id: string;
  readonly title: string;
  readonly archivedAt: Date | null;
};

export async function titlesOf(db: Database, ids: readonly string[]): Promise<NamedEvent[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('everyEvent')
    .select(['id', 'title', 'archivedAt'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** What deleted events were called, as the entry of their deletion says. */
export async function titlesOfDeleted(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; title: string }>`
    select event_id as id, details ->> 'subject' as title from audit_entry
    where event_id = any(${ids}::uuid[]) and action = 'event.deleted' and details ? 'subject'
  `.execute(db);
  return rows;
}

/** Entries of one batch of a log that are older; zero when none is left. @returns how many were deleted */
export async function deleteEntriesBefore(
  db: Database,
  log: 'audit_entry' | 'security_event',
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const table = sql.table(log);
  const { numAffectedRows = 0n } = await sql`
    delete from ${table} where id in (
      select id from ${table} where at < ${before} order by at limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}

/** The same for the steps of participations. */
export async function deleteChangesBefore(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('participationChange')
    .where(({ refTuple, selectFrom, eb }) => {
      const oldest = selectFrom('participationChange')
        .select(['eventId', 'userId', 'id'])
        .where('at', '<', before)
        .orderBy('at')
        .limit(limit)
        .$asTuple('eventId', 'userId', 'id');
      return eb(refTuple('eventId', 'userId', 'id'), 'in', oldest);
    })
    .executeTakeFirst();
  return Number(numDeletedRows);
}
