/** SQL of reminders and answers. */
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';

export type AnswerRow = Selectable<Tables['comingAnswer']>;

/** What those who come to an event said last, by person. Anyone who lost the place, or has it at another time, is not in it. */
export async function latestAnswers(
  db: Database,
  eventId: string,
): Promise<Map<string, AnswerRow>> {
  const rows = await db
    .selectFrom('comingAnswer')
    .selectAll()
    .where('eventId', '=', eventId)
    .execute();
  return new Map(rows.map((row) => [row.userId, row] as const));
}

/** Of those who come to an event, how many said so, how many come late, and how many have not answered. */
export async function answerCountsOf(
  db: Database,
  eventId: string,
): Promise<{ coming: number; late: number; unanswered: number }> {
  return await db
    .selectFrom('participation')
    .leftJoin('comingAnswer', (join) =>
      join
        .onRef('comingAnswer.eventId', '=', 'participation.eventId')
        .onRef('comingAnswer.userId', '=', 'participation.userId'),
    )
    .select([
      sql<number>`(count(*) filter (where coming_answer.answer = 'coming'))::int`.as('coming'),
      sql<number>`(count(*) filter (where coming_answer.answer = 'late'))::int`.as('late'),
      sql<number>`(count(*) filter (where coming_answer.answer is null))::int`.as('unanswered'),
    ])
    .where('participation.eventId', '=', eventId)
    .where('participation.state', 'in', coming)
    .executeTakeFirstOrThrow();
}

export async function putAnswer(tx: Tx, answer: AnswerRow): Promise<void> {
  const { eventId: _event, userId: _user, ...change } = answer;
  await tx
    .insertInto('comingAnswer')
    .values(answer)
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doUpdateSet(change))
    .execute();
}

/** A place with its event, and what was answered for it. */
function places(db: Database) {
  return db
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .leftJoin('shift', 'shift.id', 'participation.shiftId')
    .leftJoin('comingAnswer', (join) =>
      join
        .onRef('comingAnswer.eventId', '=', 'participation.eventId')
        .onRef('comingAnswer.userId', '=', 'participation.userId'),
    )
    .select([
      'participation.id as participationId',
      'participation.eventId',
      'participation.userId',
      'participation.state',
      'participation.startTime',
      'participation.endTime',
      'event.title',
      'event.location',
      'event.timeZone',
      'eventRole.name as roleName',
      'shift.place as shiftPlace',
      'comingAnswer.answer',
      'comingAnswer.lateMinutes',
      'comingAnswer.answeredAt',
    ]);
}

export type PlaceRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof places>['executeTakeFirst']>>
>;

export type LinkedRow = PlaceRow & {
  readonly name: string;
  readonly linkStamp: number;
  readonly eventEndTime: Date;
  readonly cancelledAt: Date | null;
};

/** The place behind a link with its person, whatever its state; undefined once event or person is gone. */
export async function placeOfLink(
  db: Database,
  participationId: string,
): Promise<LinkedRow | undefined> {
  return await places(db)
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .select([
      'appUser.name',
      'appUser.linkStamp',
      'event.endTime as eventEndTime',
      'event.cancelledAt',
    ])
    .where('participation.id', '=', participationId)
    .executeTakeFirst();
}

const MOST_PLACES = 50;

/** Places of a person that begin within a time, soonest first. */
export async function placesBetween(
  db: Database,
  given: { userId: string; eventId: string | undefined; after: Date; until: Date },
): Promise<PlaceRow[]> {
  const { userId, eventId, after, until } = given;
  let query = places(db)
    .where('participation.userId', '=', userId)
    .where('participation.state', '=', 'confirmed')
    .where('participation.startTime', '>', after)
    .where('participation.startTime', '<=', until)
    .where('event.publishedAt', 'is not', null);
  if (eventId) query = query.where('participation.eventId', '=', eventId);
  return await query
    .orderBy('participation.startTime')
    .orderBy('participation.id')
    .limit(MOST_PLACES)
    .execute();
}

/** Whom to look at now, longest due first, with all that a reminder needs. */
export async function dueReminders(tx: Tx, { now, limit }: { now: Date; limit: number }) {
  return await places(tx)
    .innerJoin('reminderDue', (join) =>
      join
        .onRef('reminderDue.eventId', '=', 'participation.eventId')
        .onRef('reminderDue.userId', '=', 'participation.userId'),
    )
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .select([
      'reminderDue.lookAt',
      'participation.decidedAt',
      'participation.requestedAt',
      'event.movedAt',
      'event.branchId',
      'event.description',
      'event.updatedAt',
      'appUser.name',
      'appUser.email',
      'appUser.language',
      'appUser.kindsWithoutMail',
      'appUser.linkStamp',
    ])
    .where('reminderDue.lookAt', '<=', now)
    .orderBy('reminderDue.lookAt')
    .orderBy('reminderDue.eventId')
    .orderBy('reminderDue.userId')
    .limit(limit)
    .execute();
}

export type DueRow = Awaited<ReturnType<typeof dueReminders>>[number];

type DueStep = Pick<DueRow, 'eventId' | 'userId' | 'startTime'> & {
  readonly step: Selectable<Tables['reminder']>['step'];
};

/**
 * Writes down that these steps are sent, of people who still hold the place at that time. Another process that is about
 * to send the same step waits here for our commit, and then finds it done: the key decides, whoever comes first.
 *
 * @returns those that nobody has sent before
 */
export async function claimSteps(
  tx: Tx,
  steps: readonly DueStep[],
  sentAt: Date,
): Promise<{ eventId: string; userId: string }[]> {
  if (steps.length === 0) return [];
  const wanted = sql`unnest(
    ${steps.map(({ eventId }) => eventId)}::uuid[],
    ${steps.map(({ userId }) => userId)}::uuid[],
    ${steps.map(({ startTime }) => startTime.toISOString())}::timestamptz[],
    ${steps.map(({ step }) => step)}::text[]
  )`;
  const { rows } = await sql<{ eventId: string; userId: string }>`
    insert into reminder (event_id, user_id, start_time, step, sent_at)
    select wanted.event_id, wanted.user_id, wanted.start_time, wanted.step, ${sentAt}
    from ${wanted} as wanted (event_id, user_id, start_time, step)
    join participation using (event_id, user_id, start_time)
    where participation.state = 'confirmed'
    order by wanted.event_id, wanted.user_id
    on conflict do nothing
    returning event_id, user_id
  `.execute(tx);
  return rows;
}

/** When to look at each person again; null = never. What was given another time meanwhile stays due. */
export async function scheduleLooks(
  tx: Tx,
  looks: readonly { row: DueRow; lookAt: Date | null }[],
): Promise<void> {
  const arrays = sql`unnest(
    ${looks.map(({ row }) => row.eventId)}::uuid[],
    ${looks.map(({ row }) => row.userId)}::uuid[],
    ${looks.map(({ row }) => row.startTime.toISOString())}::timestamptz[],
    ${looks.map(({ lookAt }) => lookAt?.toISOString() ?? null)}::timestamptz[]
  )`;
  await sql`
    update reminder_due due set look_at = looked.look_at
    from ${arrays} as looked (event_id, user_id, start_time, look_at)
    where due.event_id = looked.event_id and due.user_id = looked.user_id
      and due.start_time = looked.start_time and looked.look_at is not null
  `.execute(tx);
  await sql`
    delete from reminder_due due
    using ${arrays} as looked (event_id, user_id, start_time, look_at)
    where due.event_id = looked.event_id and due.user_id = looked.user_id
      and due.start_time = looked.start_time and looked.look_at is null
  `.execute(tx);
}

const PAST_AT_ONCE = 5000;

/**
 * Forgets a few thousand people whose event began long ago without being looked at.
 *
 * @returns whether there may be more
 */
export async function dropPast(db: Database, before: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from reminder_due where (event_id, user_id) in (
      select event_id, user_id from reminder_due where look_at <= ${before} limit ${PAST_AT_ONCE}
    )
  `.execute(db);
  return Number(numAffectedRows) === PAST_AT_ONCE;
}
