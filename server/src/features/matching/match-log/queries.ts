/** SQL of the log of matching. */
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';
import { sealOutcomes } from '../outcome-chain/queries.ts';

type Row = Selectable<Tables['matchDecision']>;

export type Pair = { readonly eventId: string; readonly userId: string };

/** Participations whose story went on, longest ago first; the same one may stand there several times. */
export async function duePairs(
  db: Database,
  limit: number,
): Promise<(Pair & { sequence: string })[]> {
  return await db
    .selectFrom('matchDue')
    .select(['sequence', 'eventId', 'userId'])
    .orderBy('sequence')
    .limit(limit)
    .execute();
}

/** What was looked at; what came since stays. */
export async function deleteDue(tx: Tx, sequences: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('matchDue')
    .where('sequence', '=', sql<string>`any(${sequences}::bigint[])`)
    .execute();
}

/** Decisions of which the clock tells more by now. */
export async function decisionsDue(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<(Pair & { id: string })[]> {
  const rows = await db
    .selectFrom('matchDecision')
    .select(['id', 'eventId', 'userId'])
    .where('lookAt', '<=', now)
    .where('userId', 'is not', null)
    .orderBy('lookAt')
    .limit(limit)
    .execute();
  return rows as (Pair & { id: string })[];
}

/** Of which nothing more can be found out: the participation is gone, or what it was is too long ago. */
export async function endLooking(
  tx: Tx,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('matchDecision')
    .set({ lookAt: null })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('lookAt', '<=', now)
    .execute();
}

type StepJson = {
  readonly id: string;
  readonly from: ParticipationState | null;
  readonly to: ParticipationState;
  readonly actorId: string | null;
  readonly at: string;
};

export type StoryRow = Pair & {
  readonly roleId: string | null;
  readonly startTime: Date;
  readonly isCancelled: boolean;
  readonly isLeaving: boolean;
  readonly stars: number | null;
  /** Of the newest ratings by whoever gave the stars, this one among them: how many, and their sum. */
  readonly usualCount: number;
  readonly usualSum: number;
  /** In the order in which they were written. */
  readonly steps: readonly StepJson[];
};

/** Of one organiser, to know what stars mean from them. */
const RATINGS_LOOKED_AT = 200;

/** Participations with all their steps; without those of accounts that are gone. */
export async function storiesOf(db: Database, pairs: readonly Pair[]): Promise<StoryRow[]> {
  const eventIds = pairs.map(({ eventId }) => eventId);
  const userIds = pairs.map(({ userId }) => userId);
  const { rows } = await sql<StoryRow>`
    select participation.event_id, participation.user_id, participation.role_id, participation.start_time,
      event.cancelled_at is not null as is_cancelled, app_user.leaving_at is not null as is_leaving,
      rating.stars,
      usual.count as usual_count, usual.sum as usual_sum,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'from', from_state, 'to', to_state, 'actorId', actor_id, 'at', at) order by id), '[]')
        from participation_change as change
        where change.event_id = participation.event_id and change.user_id = participation.user_id
      ) as steps
    from unnest(${eventIds}::uuid[], ${userIds}::uuid[]) as pair (event_id, user_id)
    join participation on participation.event_id = pair.event_id and participation.user_id = pair.user_id
    join every_event as event on event.id = pair.event_id
    join app_user on app_user.id = pair.user_id and app_user.left_at is null
    left join rating on rating.event_id = pair.event_id and rating.user_id = pair.user_id
    cross join lateral (
      select count(*)::int, coalesce(sum(stars), 0)::int from (
        select stars from rating as other where other.rated_by = rating.rated_by order by rated_at desc limit ${RATINGS_LOOKED_AT}
      ) as newest
    ) as usual (count, sum)`.execute(db);
  return rows;
}

export type KnownDecision = Pick<Row, 'id' | 'changeId' | 'roleId'>;

export async function knownDecisions(
  db: Database,
  changeIds: readonly string[],
): Promise<KnownDecision[]> {
  return await db
    .selectFrom('matchDecision')
    .select(['id', 'changeId', 'roleId'])
    .where('changeId', '=', sql<string>`any(${changeIds}::uuid[])`)
    .execute();
}

export type NewDecision = Pick<
  Row,
  'eventId' | 'roleId' | 'decision' | 'decidedAt' | 'isAsked' | 'source'
> & { readonly userId: string; readonly changeId: string };

type Seen = { readonly roleId: string; readonly userId: string };

/** Who of the people was shown for the role and not decided about yet. */
export async function shownAmong(db: Database, people: readonly Seen[]): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    select shown.role_id, shown.user_id
    from unnest(${people.map(({ roleId }) => roleId)}::uuid[], ${people.map(({ userId }) => userId)}::uuid[])
      as person (role_id, user_id)
    join match_decision as shown
      on shown.role_id = person.role_id and shown.user_id = person.user_id and shown.decision is null`.execute(
    db,
  );
  return rows;
}

/** What was shown is decided about: it keeps the numbers with which it was shown, and where. False when it was not shown. */
export async function decideShown(tx: Tx, row: NewDecision): Promise<boolean> {
  const { eventId: _event, roleId, userId, source: _source, ...decided } = row;
  const { numUpdatedRows } = await tx
    .updateTable('matchDecision')
    .set(decided)
    .where('roleId', '=', roleId)
    .where('userId', '=', userId)
    .where('decision', 'is', null)
    .where(
      sql<boolean>`not exists (select from match_decision as known where known.change_id = ${row.changeId}::uuid)`,
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Numbers = Pick<
  Row,
  'features' | 'featureList' | 'goodChance' | 'acceptChance' | 'attendChance' | 'modelId'
>;

/** Each step is one decision, however often it is looked at. */
export async function insertDecisions(
  tx: Tx,
  rows: readonly (NewDecision & Numbers)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('matchDecision')
    .values(rows.map((row) => ({ ...row, id: newId() }) as Insertable<Tables['matchDecision']>))
    .onConflict((conflict) => conflict.column('changeId').doNothing())
    .execute();
}

export async function eventOfRole(db: Database, roleId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('eventRole')
    .select('eventId')
    .where('id', '=', roleId)
    .executeTakeFirst();
  return row?.eventId;
}

export type ShownRow = Pick<Row, 'eventId' | 'roleId' | 'position' | 'isExploration' | 'source'> &
  Numbers & { readonly userId: string; readonly shownAt: Date };

/**
 * What somebody is shown, renewed when it was shown before. In the order of the people, so that two that write at once
 * wait for each other at most. People whose account is gone are left out.
 */
export async function putShown(db: Database, rows: readonly ShownRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('matchDecision')
    .values(
      rows
        .toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
        .map((row) => ({ ...row, id: newId() }) as Insertable<Tables['matchDecision']>),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['roleId', 'userId'])
        .where('decision', 'is', null)
        .doUpdateSet(({ ref }) => ({
          shownAt: ref('excluded.shownAt'),
          position: ref('excluded.position'),
          isExploration: ref('excluded.isExploration'),
          source: ref('excluded.source'),
          features: ref('excluded.features'),
          featureList: ref('excluded.featureList'),
          goodChance: ref('excluded.goodChance'),
          acceptChance: ref('excluded.acceptChance'),
          attendChance: ref('excluded.attendChance'),
          modelId: ref('excluded.modelId'),
        })),
    )
    .execute();
}

export type LabelRow = Pick<
  Row,
  | 'id'
  | 'changeId'
  | 'shownAt'
  | 'decidedAt'
  | 'isAsked'
  | 'accepted'
  | 'attended'
  | 'good'
  | 'lookAt'
>;

/** Held until the transaction ends, in the order of their ids. */
export async function lockLabels(tx: Tx, changeIds: readonly string[]): Promise<LabelRow[]> {
  return await tx
    .selectFrom('matchDecision')
    .select([
      'id',
      'changeId',
      'shownAt',
      'decidedAt',
      'isAsked',
      'accepted',
      'attended',
      'good',
      'lookAt',
    ])
    .where('changeId', '=', sql<string>`any(${changeIds}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type NewLabels = Pick<Row, 'id' | 'accepted' | 'attended' | 'good' | 'outcomeAt' | 'lookAt'>;

/** All in one statement, and sealed. `outcomeAt` null leaves the moment as it is while something is known. */
export async function writeLabels(tx: Tx, rows: readonly NewLabels[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <Key extends keyof NewLabels>(key: Key) => rows.map((row) => row[key]);
  const times = (key: 'outcomeAt' | 'lookAt') => rows.map((row) => row[key]?.toISOString() ?? null);
  await sql`
    update match_decision as decision
    set accepted = given.accepted, attended = given.attended, good = given.good, look_at = given.look_at,
      outcome_at = case when coalesce(given.accepted, given.attended, given.good) is not null
        then coalesce(given.outcome_at, decision.outcome_at) end
    from unnest(
      ${column('id')}::uuid[], ${column('accepted')}::boolean[], ${column('attended')}::boolean[],
      ${column('good')}::boolean[], ${times('outcomeAt')}::timestamptz[], ${times('lookAt')}::timestamptz[]
    ) as given (id, accepted, attended, good, outcome_at, look_at)
    where decision.id = given.id`.execute(tx);
  await sealOutcomes(tx, column('id'));
}

export type MonthChange = {
  readonly month: string;
  readonly suggested: number;
  readonly suggestedAccepted: number;
  readonly others: number;
  readonly othersAccepted: number;
};

/** Adds to the months, in their order. */
export async function addToMonths(tx: Tx, changes: readonly MonthChange[]): Promise<void> {
  for (const change of changes.toSorted((a, b) => (a.month < b.month ? -1 : 1)))
    await tx
      .insertInto('matchMonth')
      .values(change)
      .onConflict((conflict) =>
        conflict.column('month').doUpdateSet(({ ref }) => ({
          suggested: sql<number>`match_month.suggested + ${ref('excluded.suggested')}`,
          suggestedAccepted: sql<number>`match_month.suggested_accepted + ${ref('excluded.suggestedAccepted')}`,
          others: sql<number>`match_month.others + ${ref('excluded.others')}`,
          othersAccepted: sql<number>`match_month.others_accepted + ${ref('excluded.othersAccepted')}`,
        })),
      )
      .execute();
}

/** @returns how many, at most `limit` */
export async function dropDecisionsBefore(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const dropped = await tx
    .deleteFrom('matchDecision')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('matchDecision')
        .select('id')
        .where(sql<boolean>`coalesce(decided_at, shown_at) < ${before}`)
        .limit(limit),
    )
    .returning(['id', 'outcomeAt'])
    .execute();
  const taught = dropped.filter(({ outcomeAt }) => outcomeAt !== null);
  await sealOutcomes(
    tx,
    taught.map(({ id }) => id),
  );
  return dropped.length;
}

export type OwnMatchRow = Pick<
  Row,
  | 'shownAt'
  | 'position'
  | 'features'
  | 'featureList'
  | 'goodChance'
  | 'acceptChance'
  | 'attendChance'
  | 'decision'
  | 'decidedAt'
  | 'accepted'
  | 'attended'
  | 'good'
> & { readonly event: string | null; readonly role: string | null };

/** Where a person was suggested or decided about, oldest first. */
export async function decisionsAbout(db: Database, userId: string): Promise<OwnMatchRow[]> {
  return await db
    .selectFrom('matchDecision')
    .leftJoin('everyEvent as event', 'event.id', 'matchDecision.eventId')
    .leftJoin('eventRole', 'eventRole.id', 'matchDecision.roleId')
    .select([
      'event.title as event',
      'eventRole.name as role',
      'shownAt',
      'matchDecision.position',
      'features',
      'featureList',
      'goodChance',
      'acceptChance',
      'attendChance',
      'decision',
      'decidedAt',
      'accepted',
      'attended',
      'good',
    ])
    .where('userId', '=', userId)
    .orderBy('matchDecision.id')
    .execute();
}
