/** SQL of papers. */
import { ADULT, type PaperState, type SaidAge } from '@saath/contract/events/eligibility/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { recipientColumns } from '../place/queries.ts';

const validUntil = sql<string | null>`qualification.valid_until::text`.as('validUntil');

const trainingDay = sql<string | null>`((place.end_time - interval '1 millisecond')
  at time zone trained.time_zone)::date::text`.as('trainingDay');

function papers(db: Database) {
  return db
    .selectFrom('qualification')
    .innerJoin('qualificationKind as kind', 'kind.id', 'qualification.kindId')
    .leftJoin('evidence', 'evidence.paperId', 'qualification.id')
    .leftJoin('participation as place', 'place.id', 'qualification.givenIn')
    .leftJoin('everyEvent as trained', 'trained.id', 'place.eventId')
    .leftJoin('eventRole as training', 'training.id', 'place.roleId')
    .select([
      'qualification.id',
      'qualification.userId',
      'qualification.kindId',
      'kind.name as kindName',
      'qualification.state',
      validUntil,
      'qualification.reason',
      'qualification.claimedAt',
      'qualification.decidedAt',
      'evidence.kind as evidenceKind',
      'evidence.addedAt as evidenceAt',
      'qualification.givenIn',
      'trained.title as trainingTitle',
      'training.name as trainingRole',
      trainingDay,
    ]);
}

/** A paper with the name of its kind. */
export type PaperRow = Awaited<ReturnType<typeof papersOf>>[number];

/** By kind; of one kind, what waits stands beside what holds, and what ends last before others. */
export async function papersOf(db: Database, userId: string) {
  return await papers(db)
    .where('qualification.userId', '=', userId)
    .orderBy('kind.nameKey')
    .orderBy('qualification.state')
    .orderBy('qualification.validUntil', (by) => by.desc().nullsFirst())
    .orderBy('qualification.id')
    .execute();
}

export async function findPaper(db: Database, id: string): Promise<PaperRow | undefined> {
  return await papers(db).where('qualification.id', '=', id).executeTakeFirst();
}

export type PaperToCheckRow = Awaited<ReturnType<typeof papersToCheck>>[number];

/** Those that wait, longest first; those that were checked, latest first. */
export async function papersToCheck(
  db: Database,
  { state, limit }: { state: PaperState; limit: number },
) {
  const query = papers(db)
    .innerJoin('appUser', 'appUser.id', 'qualification.userId')
    .leftJoin('appUser as checker', 'checker.id', 'qualification.decidedBy')
    .select(['appUser.name as personName', 'appUser.pictureId', 'checker.name as checkerName'])
    .where('qualification.state', '=', state)
    .limit(limit);
  const ordered =
    state === 'claimed'
      ? query.orderBy('qualification.claimedAt')
      : query.orderBy('qualification.decidedAt', 'desc');
  return await ordered.orderBy('qualification.id').execute();
}

export type WantedRow = {
  paperId: string;
  eventId: string;
  title: string;
  roleName: string;
  startTime: Date;
  timeZone: string;
};

/**
 * For each paper a role that asks for its kind at an event that is still to come: one that its person asked for or has,
 * before any other, and of those the soonest. Papers that no such role asks for are left out.
 */
export async function rolesThatWant(
  db: Database,
  { paperIds, now }: { paperIds: readonly string[]; now: Date },
): Promise<WantedRow[]> {
  const { rows } = await sql<WantedRow>`
    select distinct on (paper.id) paper.id as paper_id, event.id as event_id, event.title,
      role.name as role_name, event.start_time, event.time_zone
    from qualification as paper
    join event_role as role on paper.kind_id = any(role.needs_one_of) or paper.kind_id = role.crew_kind
    join event on event.id = role.event_id
    left join participation as place on place.event_id = event.id and place.user_id = paper.user_id
      and (place.role_id = role.id or place.role_id is null)
      and place.state in ('requested', 'waitlisted', 'offered', 'confirmed', 'checked_in')
    where paper.id = any(${[...paperIds]}::uuid[]) and event.end_time > ${now}
      and event.published_at is not null and event.cancelled_at is null
    order by paper.id, place.id is null, event.start_time, event.id, role.position`.execute(db);
  return rows;
}

export async function countPapers(db: Database, state: PaperState): Promise<number> {
  const { count } = await db
    .selectFrom('qualification')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPaper(
  tx: Tx,
  paper: Insertable<Tables['qualification']>,
): Promise<void> {
  await tx.insertInto('qualification').values(paper).execute();
}

export async function deletePaper(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('qualification').where('id', '=', id).execute();
}

/** Makes room for one of that kind in one of the states; what a training gave stays beside it. */
export async function deletePapersIn(
  tx: Tx,
  { userId, kindId, states }: { userId: string; kindId: string; states: readonly PaperState[] },
): Promise<void> {
  await tx
    .deleteFrom('qualification')
    .where('userId', '=', userId)
    .where('kindId', '=', kindId)
    .where('state', 'in', [...states])
    .where('givenIn', 'is', null)
    .execute();
}

export async function setDecision(
  tx: Tx,
  {
    id,
    ...decision
  }: { id: string } & Pick<
    Selectable<Tables['qualification']>,
    'state' | 'reason' | 'decidedBy' | 'decidedAt'
  >,
): Promise<void> {
  await tx.updateTable('qualification').set(decision).where('id', '=', id).execute();
}

export async function saidAgeOf(
  db: Database,
  userId: string,
): Promise<{ age: SaidAge; saidAt: Date } | undefined> {
  return await db
    .selectFrom('saidAge')
    .select(['age', 'saidAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** @param said null = nothing is said any more */
export async function setSaidAge(
  tx: Tx,
  { userId, said }: { userId: string; said: { age: SaidAge; saidAt: Date } | null },
): Promise<void> {
  await tx.deleteFrom('saidAge').where('userId', '=', userId).execute();
  if (said)
    await tx
      .insertInto('saidAge')
      .values({ userId, ...said })
      .execute();
}

/** Whether any role asks for an age, or for a guardian of whoever is younger, or for adults beside them. */
export async function isAgeAsked(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('eventRole')
    .select('id')
    .where(({ or, eb }) =>
      or([
        eb('minAge', 'is not', null),
        eb('needsGuardian', '=', true),
        eb('crewAdults', 'is not', null),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many days before their end people are told. */
export type EndStep = 30 | 7;

/** A checked paper that is about to end, and whose it is. */
export type EndingRow = Awaited<ReturnType<typeof papersEnding>>[number];

/**
 * Checked papers of which the step is due and was not told, those that end first before others. Where a longer one of the
 * kind waits or holds, and of an account that is about to go, nobody is told.
 *
 * @param given `today`: as `2026-12-05`
 */
export async function papersEnding(
  db: Database,
  { today, limit }: { today: string; limit: number },
) {
  const left = sql<number>`qualification.valid_until - ${today}::date`;
  return await db
    .selectFrom('qualification')
    .innerJoin('qualificationKind as kind', 'kind.id', 'qualification.kindId')
    .innerJoin('appUser', 'appUser.id', 'qualification.userId')
    .select([
      ...recipientColumns,
      'qualification.id as paperId',
      'kind.name as kindName',
      sql<string>`qualification.valid_until::text`.as('lastDay'),
      sql<EndStep>`case when ${left} <= 7 then 7 else 30 end`.as('step'),
    ])
    .where('qualification.state', '=', 'verified')
    .where('qualification.validUntil', '>=', sql<string>`${today}::date`)
    .where('qualification.validUntil', '<=', sql<string>`${today}::date + 30`)
    .where(
      sql<boolean>`(qualification.end_told is null or (qualification.end_told = 30 and ${left} <= 7))`,
    )
    .where('appUser.leavingAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('qualification as longer')
            .select('longer.id')
            .whereRef('longer.userId', '=', 'qualification.userId')
            .whereRef('longer.kindId', '=', 'qualification.kindId')
            .where('longer.state', 'in', ['claimed', 'verified'])
            .where(
              sql<boolean>`(longer.valid_until is null or longer.valid_until > qualification.valid_until)`,
            ),
        ),
      ),
    )
    .orderBy('qualification.validUntil')
    .orderBy('qualification.id')
    .limit(limit)
    .execute();
}

/**
 * Marks the steps as told; a paper that is no longer checked, or whose step another process told, is left out.
 *
 * @returns ids of those papers that are to be told of
 */
export async function markEndTold(
  tx: Tx,
  papers: readonly Pick<EndingRow, 'paperId' | 'step'>[],
): Promise<Set<string>> {
  const ids = papers.map(({ paperId }) => paperId);
  const steps = papers.map(({ step }) => step);
  const { rows } = await sql<{ id: string }>`
    update qualification set end_told = given.step
    from unnest(${ids}::uuid[], ${steps}::int[]) as given (id, step)
    where qualification.id = given.id and qualification.state = 'verified'
      and (qualification.end_told is null or qualification.end_told > given.step)
    returning qualification.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Somebody who is to be asked again which age they are over. */
export type AskedRow = Awaited<ReturnType<typeof agesToAsk>>[number];

/** Those who are not over the highest age and have neither said anything nor been asked since a moment; longest first. */
export async function agesToAsk(db: Database, { since, limit }: { since: Date; limit: number }) {
  return await db
    .selectFrom('saidAge')
    .innerJoin('appUser', 'appUser.id', 'saidAge.userId')
    .select([...recipientColumns, 'saidAge.age'])
    .where('saidAge.age', '<', ADULT)
    .where(sql<boolean>`coalesce(said_age.asked_at, said_age.said_at) <= ${since}`)
    .where('appUser.leavingAt', 'is', null)
    .orderBy(sql`coalesce(said_age.asked_at, said_age.said_at)`)
    .orderBy('saidAge.userId')
    .limit(limit)
    .execute();
}

/**
 * Marks them as asked; who has said something meanwhile, or was asked by another process, is left out.
 *
 * @returns ids of those who are to be asked
 */
export async function markAsked(
  tx: Tx,
  { userIds, since, now }: { userIds: readonly string[]; since: Date; now: Date },
): Promise<Set<string>> {
  const rows = await tx
    .updateTable('saidAge')
    .set({ askedAt: now })
    .where('userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('age', '<', ADULT)
    .where(sql<boolean>`coalesce(asked_at, said_at) <= ${since}`)
    .returning('userId')
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}
