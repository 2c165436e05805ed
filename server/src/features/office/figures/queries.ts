/** SQL of figures. Every statement reads a range of an index, never a whole table. */
import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';

export type MonthRow = {
  readonly month: string;
  readonly joined: number;
  readonly places: number;
  readonly filled: number;
  readonly helpedSeconds: number;
};

type Span = { readonly from: Date; readonly to: Date };

type Ended = {
  readonly events: number;
  readonly places: number;
  readonly filled: number;
};

/** Events people could see that ended after `from` and not after `to`, with their places. */
export async function endedBetween(db: Database, { from, to }: Span): Promise<Ended> {
  const row = await db
    .selectFrom('event')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('eventRole')
          .select(({ fn }) => [
            fn.coalesce(fn.sum<string>('maxVolunteers'), sql<string>`0`).as('places'),
            fn.coalesce(fn.sum<string>('filled'), sql<string>`0`).as('filled'),
          ])
          .whereRef('eventRole.eventId', '=', 'event.id')
          .as('held'),
      (join) => join.onTrue(),
    )
    .select(({ fn }) => [
      fn.countAll<string>().as('events'),
      fn.sum<string | null>('held.places').as('places'),
      fn.sum<string | null>('held.filled').as('filled'),
    ])
    .where('publishedAt', 'is not', null)
    .where('cancelledAt', 'is', null)
    .where('endTime', '>', from)
    .where('endTime', '<=', to)
    .executeTakeFirstOrThrow();
  return {
    events: Number(row.events),
    places: Number(row.places ?? 0),
    filled: Number(row.filled ?? 0),
  };
}

/** Minutes of help that ended after `from` and not after `to`. */
export async function minutesBetween(db: Database, { from, to }: Span): Promise<number> {
  const { minutes } = await db
    .selectFrom('hoursLedger')
    .select(({ fn }) => fn.sum<string | null>('minutes').as('minutes'))
    .where('overAt', '>', from)
    .where('overAt', '<=', to)
    .executeTakeFirstOrThrow();
  return Number(minutes ?? 0);
}

/** Only how many `endedBetween` would tell of. */
export async function countEnded(db: Database, { from, to }: Span): Promise<number> {
  const { events } = await db
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<string>().as('events'))
    .where('publishedAt', 'is not', null)
    .where('cancelledAt', 'is', null)
    .where('endTime', '>', from)
    .where('endTime', '<=', to)
    .executeTakeFirstOrThrow();
  return Number(events);
}

/** Places given from a moment on and before another that are still held. */
export async function givenBetween(db: Database, { from, to }: Span): Promise<number> {
  const { given } = await db
    .selectFrom('participation')
    .select(({ fn }) => fn.countAll<string>().as('given'))
    .where('state', 'in', coming)
    .where('decidedAt', '>=', from)
    .where('decidedAt', '<', to)
    .executeTakeFirstOrThrow();
  return Number(given);
}

/** Settled months from one on and before another that have not changed since, by month. */
export async function settledMonths(
  db: Database,
  { from, before }: { from: string; before: string },
): Promise<MonthRow[]> {
  const rows = await db
    .selectFrom('monthFigure')
    .selectAll()
    .where('month', '>=', from)
    .where('month', '<', before)
    .where(isNotDue)
    .orderBy('month')
    .execute();
  return rows.map(({ month, joined, places, filled, helpedSeconds }) => ({
    month,
    joined,
    places: Number(places),
    filled: Number(filled),
    helpedSeconds: Number(helpedSeconds),
  }));
}

function isNotDue({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'monthFigure'>) {
  return not(
    exists(
      selectFrom('monthDue').select('id').whereRef('monthDue.month', '=', 'monthFigure.month'),
    ),
  );
}

/** Takes them off the list in the transaction that adds them up anew; what changes meanwhile is due again. */
export async function takeDueMonths(tx: Tx): Promise<string[]> {
  const rows = await tx.deleteFrom('monthDue').returning('month').execute();
  return [...new Set(rows.map(({ month }) => month))].sort();
}

/** Settled months from one on and before another that have changed since, by month. */
export async function dueMonths(db: Database, { before }: { before: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('monthFigure')
    .innerJoin('monthDue', 'monthDue.month', 'monthFigure.month')
    .select('monthFigure.month')
    .distinct()
    .where('monthFigure.month', '<', before)
    .orderBy('monthFigure.month')
    .execute();
  return rows.map(({ month }) => month);
}

/** All settled months before one: the sum of those that have not changed since, and the last of all. */
export async function settledTotal(
  db: Database,
  { before }: { before: string },
): Promise<{ helpedSeconds: number; last: string | null }> {
  const row = await db
    .selectFrom('monthFigure')
    .select(({ fn }) => [
      fn.sum<string | null>('helpedSeconds').filterWhere(isNotDue).as('helpedSeconds'),
      fn.max<string | null>('month').as('last'),
    ])
    .where('month', '<', before)
    .executeTakeFirstOrThrow();
  return { helpedSeconds: Number(row.helpedSeconds ?? 0), last: row.last };
}

/** Settled days that lie within a span and have not changed since, the first one first. */
export async function settledDays(db: Database, { from, to }: Span) {
  return await db
    .selectFrom('dayFigure')
    .selectAll()
    .where('fromAt', '>=', from)
    .where('until', '<=', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('dayDue').select('id').whereRef('dayDue.fromAt', '=', 'dayFigure.fromAt'),
        ),
      ),
    )
    .orderBy('fromAt')
    .execute();
}

/** When the days began that are settled, also those that have changed since, as milliseconds. */
export async function knownDays(db: Database): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('dayFigure').select('fromAt').execute();
  return new Set(rows.map(({ fromAt }) => fromAt.getTime()));
}

/** Takes them off the list in the transaction that adds them up anew; what changes meanwhile is due again. */
export async function takeDueDays(tx: Tx): Promise<Date[]> {
  const rows = await tx.deleteFrom('dayDue').returning('fromAt').execute();
  return [...new Set(rows.map(({ fromAt }) => fromAt.getTime()))].map((day) => new Date(day));
}

export async function dropDays(tx: Tx, { before }: { before: Date }): Promise<void> {
  await tx.deleteFrom('dayFigure').where('fromAt', '<', before).execute();
}

/** Adds up days from the rows, also over what they were; in their order, so that two who do it wait in turn. */
export async function putDays(db: Database, days: readonly Date[]): Promise<void> {
  if (days.length === 0) return;
  await sql`
    insert into day_figure (from_at, until, minutes)
    select day.from_at, day.from_at + interval '24 hours', (
      select coalesce(sum(ledger.minutes), 0) from hours_ledger as ledger
      where ledger.over_at > day.from_at and ledger.over_at <= day.from_at + interval '24 hours'
    )
    from unnest(${days.map((day) => day.toISOString())}::timestamptz[]) as day (from_at)
    order by day.from_at
    on conflict (from_at) do update set until = excluded.until, minutes = excluded.minutes`.execute(
    db,
  );
}

/** Writes months, also over what they were. */
export async function putMonths(
  db: Database,
  rows: readonly Insertable<Tables['monthFigure']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('monthFigure')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet(({ ref }) => ({
        joined: ref('excluded.joined'),
        places: ref('excluded.places'),
        filled: ref('excluded.filled'),
        helpedSeconds: ref('excluded.helpedSeconds'),
        fromAt: ref('excluded.fromAt'),
        until: ref('excluded.until'),
      })),
    )
    .execute();
}

/** The earliest moment that a month figure could tell of; undefined when there is nothing yet. */
export async function firstMoment(db: Database): Promise<Date | undefined> {
  const begun = await db
    .selectFrom('event')
    .select(({ fn }) => fn.min<Date | null>('startTime').as('at'))
    .where('publishedAt', 'is not', null)
    .where('cancelledAt', 'is', null)
    .executeTakeFirstOrThrow();
  const given = await db
    .selectFrom('participation')
    .select(({ fn }) => fn.min<Date | null>('decidedAt').as('at'))
    .where('state', 'in', coming)
    .executeTakeFirstOrThrow();
  const moments = [begun.at, given.at].filter((at) => at !== null).map((at) => at.getTime());
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}

/** Published events that had not begun at a past moment, as far as they still exist. */
export async function upcomingAt(db: Database, at: Date): Promise<number> {
  const { events } = await db
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<string>().as('events'))
    .where('startTime', '>', at)
    .where('publishedAt', '<=', at)
    .where(({ or, eb }) => or([eb('cancelledAt', 'is', null), eb('cancelledAt', '>', at)]))
    .executeTakeFirstOrThrow();
  return Number(events);
}

/** Active volunteers who were not yet active at a past moment. */
export async function activatedSince(db: Database, at: Date): Promise<number> {
  const { people } = await db
    .selectFrom('appUser')
    .select(({ fn }) => fn.countAll<string>().as('people'))
    .where('role', '=', 'Volunteer')
    .where('leavingAt', 'is', null)
    .where('leftAt', 'is', null)
    .where('activatedAt', 'is not', null)
    .where('activatedAt', '>', at)
    .executeTakeFirstOrThrow();
  return Number(people);
}

/**
 * Volunteers who were there at a past moment and left since. When one became active is erased with the account: then the
 * day of the sign-up counts.
 */
export async function leftSince(db: Database, at: Date): Promise<number> {
  const { people } = await db
    .selectFrom('appUser')
    .select(({ fn }) => fn.countAll<string>().as('people'))
    .where(({ or, eb }) => or([eb('leavingAt', 'is not', null), eb('leftAt', 'is not', null)]))
    .where(sql<boolean>`coalesce(leaving_at, left_at) > ${at}`)
    .where('role', '=', 'Volunteer')
    .where(sql<boolean>`case when left_at is null then activated_at else created_at end <= ${at}`)
    .executeTakeFirstOrThrow();
  return Number(people);
}

/**
 * The latest answers of organisers to requests since a moment, at most `limit`, and how long people waited for them. The
 * rows are taken first and joined then: only they are looked up, however many there are.
 */
export async function answersSince(
  db: Database,
  { from, limit }: { from: Date; limit: number },
): Promise<{ answers: number; averageSeconds: number | null }> {
  const row = await db
    .with('answer', (cte) =>
      cte
        .selectFrom('participationChange')
        .select(['eventId', 'userId', 'at'])
        .where('fromState', '=', 'requested')
        .where('toState', 'in', ['confirmed', 'waitlisted', 'declined'])
        .where('at', '>', from)
        // The product itself has no actor.
        .where('actorId', 'is not', null)
        .orderBy('at', 'desc')
        .limit(limit),
    )
    .selectFrom('answer')
    .innerJoin('participation', (join) =>
      join
        .onRef('participation.eventId', '=', 'answer.eventId')
        .onRef('participation.userId', '=', 'answer.userId'),
    )
    // Otherwise the request is a later one of the same person.
    .whereRef('answer.at', '>=', 'participation.requestedAt')
    .select(({ fn }) => [
      fn.countAll<string>().as('answers'),
      sql<string | null>`avg(extract(epoch from answer.at - participation.requested_at))`.as(
        'averageSeconds',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    answers: Number(row.answers),
    averageSeconds: row.averageSeconds === null ? null : Number(row.averageSeconds),
  };
}
