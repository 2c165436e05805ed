/** SQL of what is learned from, and of what the page about it shows. */
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { areaOf } from '../passed-over/queries.ts';

type OutcomeRow = Selectable<Tables['matchOutcome']>;

export type Taught = Pick<
  OutcomeRow,
  'id' | 'at' | 'roleId' | 'features' | 'featureList' | 'accepted' | 'attended' | 'good'
> & {
  /** Who made the event; the event itself where that is not known any more. */
  readonly organiserId: string;
  /** Where the person lives, as they put it; null for who does not say, or wants it used for nothing. */
  readonly area: string | null;
};

/** Outcomes before one of them, the newest first; from the newest on without one. */
export async function outcomesBefore(
  db: Database,
  { last, limit }: { last: Pick<Taught, 'id' | 'at'> | undefined; limit: number },
): Promise<Taught[]> {
  let query = db
    .selectFrom('matchOutcome')
    .select(['id', 'at', 'roleId', 'features', 'featureList', 'accepted', 'attended', 'good'])
    .select([
      sql<string>`coalesce((
        select created_by from every_event where every_event.id = match_outcome.event_id
      ), event_id)`.as('organiserId'),
      areaOf(
        sql`(select user_id from match_decision where match_decision.id = match_outcome.id)`,
      ).as('area'),
    ]);
  if (last) query = query.where(sql<boolean>`(at, id) < (${last.at}, ${last.id}::uuid)`);
  return await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** @returns how many outcomes became known after the moment, at most `limit` */
export async function countOutcomesSince(
  db: Database,
  { since, limit }: { since: Date | null; limit: number },
): Promise<number> {
  let newest = db.selectFrom('matchOutcome').select('id').limit(limit);
  if (since) newest = newest.where('at', '>', since);
  const { count } = await db
    .selectFrom(newest.as('newest'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A line for each person, their tags apart by tabs; `next` is where to go on, null at the end. */
type Lines = { readonly text: string; readonly count: number; readonly next: string | null };

/**
 * The skills of active volunteers, the newest accounts first; without those who do not want them used.
 *
 * @param before an id, or null for the newest
 */
export async function skillsOfPeople(
  db: Database,
  { before, limit }: { before: string | null; limit: number },
): Promise<Lines> {
  return await linesOf(
    db,
    sql`
      select id, skills from app_user
      where role = 'Volunteer' and activated_at is not null and left_at is null and cardinality(skills) > 0
        and not 'skills' = any(matching_off) and (${before}::uuid is null or id < ${before}::uuid)
      order by id desc limit ${limit}`,
    limit,
  );
}

async function linesOf(db: Database, rows: ReturnType<typeof sql>, limit: number): Promise<Lines> {
  const found = await sql<Lines>`
    select coalesce(string_agg(array_to_string(skills, chr(9)), chr(10) order by id), '') as text,
      count(*)::int as count, (array_agg(id order by id))[1] as next
    from (${rows}) as line`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('A count found nothing at all');
  return { ...row, next: row.count === limit ? row.next : null };
}

/** What was said about the newest outcomes and what became of them. */
export async function newestPredictions(
  db: Database,
  limit: number,
): Promise<{ chance: number; happened: boolean; at: Date }[]> {
  const rows = await db
    .selectFrom('matchOutcome')
    .select(['goodChance as chance', 'good as happened', 'at'])
    .where('good', 'is not', null)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows as { chance: number; happened: boolean; at: Date }[];
}

/** The newest first. */
export async function newestMonths(
  db: Database,
  limit: number,
): Promise<Selectable<Tables['matchMonth']>[]> {
  return await db
    .selectFrom('matchMonth')
    .selectAll()
    .orderBy('month', 'desc')
    .limit(limit)
    .execute();
}

/** How often people who are active now were asked since a moment: so many people so often. */
export async function askedSince(
  db: Database,
  since: Date,
): Promise<{ times: number; people: number }[]> {
  const { rows } = await sql<{ times: number; people: number }>`
    select times, count(*)::int as people from (
      select user_id, count(*)::int as times from match_decision
      where is_asked and decided_at >= ${since} and user_id is not null group by user_id
    ) as person
    join app_user on app_user.id = person.user_id and role = 'Volunteer' and activated_at is not null
      and leaving_at is null and left_at is null
    group by times`.execute(db);
  return rows;
}

/** When somebody was first asked, as far as the log goes back. */
export async function firstAskedAt(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('matchDecision')
    .select('decidedAt')
    .where('isAsked', '=', true)
    .orderBy('decidedAt')
    .limit(1)
    .executeTakeFirst();
  return row?.decidedAt ?? null;
}

export async function keepFairness(
  db: Database,
  { figures, at }: { figures: object; at: Date },
): Promise<void> {
  await db
    .updateTable('matchSetting')
    .set({ fairnessFigures: JSON.stringify(figures), fairnessCountedAt: at })
    .where('id', '=', true)
    .execute();
}
