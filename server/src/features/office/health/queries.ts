/** SQL of how the installation is, and of what organisers' boards show. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

export type QueueState = {
  readonly name: string;
  readonly waiting: number;
  readonly failed: number;
  /** Of the oldest job that is due, in seconds; 0 when none is. */
  readonly age: number;
};

/** What waits is counted by the job library, within the last half minute. */
export async function queueStates(db: Database): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select queue.name, queue.queued_count::int as waiting, queue.failed_count::int as failed,
      coalesce(extract(epoch from now() - due.oldest), 0)::float8 as age
    from pgboss.queue left join (
      select name, min(start_after) as oldest from pgboss.job
      where state < 'active' and start_after <= now() group by name
    ) as due on due.name = queue.name
    where left(queue.name, 2) <> '__'
    order by queue.name`.execute(db);
  return rows;
}

/** Mails that are not sent yet, and those of them that were tried. */
export async function unsentMails(db: Database): Promise<{ waiting: number; tried: number }> {
  const { rows } = await sql<{ waiting: number; tried: number }>`
    select count(*)::int as waiting, count(*) filter (where attempts > 0)::int as tried
    from mail where sent_at is null and text_body <> ''`.execute(db);
  return rows[0] ?? { waiting: 0, tried: 0 };
}

/** The database's clock, and when its first migration ran: how old the installation is. */
export async function databaseTimes(db: Database): Promise<{ now: Date; since: Date }> {
  const { rows } = await sql<{ now: Date; since: Date }>`
    select clock_timestamp() as now,
      (select min(timestamp)::timestamptz from kysely_migration) as since`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database does not know the time');
  return row;
}

type Board = { readonly requests: number; readonly places: number; readonly checkIns: number };

/** Requests that wait, places free in what begins within a week, and who checked in since local midnight. */
export async function board(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Board> {
  const { rows } = await sql<Board>`
    select
      (select count(*)::int from participation where state = 'requested') as requests,
      (select coalesce(sum(role.max_volunteers - role.filled), 0)::int
        from event join event_role as role on role.event_id = event.id
        where event.published_at is not null and event.cancelled_at is null
          and event.start_time > ${now} and event.start_time <= ${now}::timestamptz + interval '7 days') as places,
      (select count(*)::int from participation
        where checked_in_at >= date_trunc('day', ${now}::timestamptz, ${timeZone})) as "checkIns"`.execute(
    db,
  );
  return rows[0] ?? { requests: 0, places: 0, checkIns: 0 };
}

type Told = { readonly kind: string; readonly since: Date; readonly userIds: readonly string[] };

/** Whether one of these people was told news of a kind after a moment. */
export async function wereTold(db: Database, { kind, since, userIds }: Told): Promise<boolean> {
  if (userIds.length === 0) return false;
  const rows = await db
    .selectFrom('notice')
    .select('id')
    .where('userId', 'in', userIds)
    .where('kind', '=', kind)
    .where('createdAt', '>', since)
    .limit(1)
    .execute();
  return rows.length > 0;
}
