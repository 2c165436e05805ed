/** SQL of trainings: what people completed, and what they were given for it. */
import type { PaperState } from '@saath/contract/events/eligibility/rules';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';

type Paper = { readonly kindId: string; readonly kindName: string };

/** Somebody who has not what they completed, or has it no more rightly. */
export type Difference = {
  readonly title: string;
  readonly branchId: string | null;
  /** What they completed; null = nothing. */
  readonly due: (Paper & { placeId: string; validUntil: string | null; by: string | null }) | null;
  /** What they were given; `by`: who has written something else of their place since. */
  readonly given: (Paper & { id: string; state: PaperState; by: string | null }) | null;
};

type Whose = { readonly eventId?: string; readonly userId?: string };

const isOf = ({ eventId, userId }: Whose) =>
  sql`${eventId ? sql`event_id = ${eventId}` : sql`true`}
    and ${userId ? sql`user_id = ${userId}` : sql`true`}`;

/** Of those whose time is over. */
const differing = (whose: Whose, now: Date) => sql`
  (select * from training_completed where over_at <= ${now} and ${isOf(whose)}) as done
  full join (
    select * from (
      select paper.*, place.event_id from qualification as paper
      join participation as place on place.id = paper.given_in
      where paper.given_in is not null
    ) as given_paper where ${isOf(whose)}
  ) as paper on paper.given_in = done.participation_id
  where (paper.kind_id, paper.valid_until) is distinct from (done.kind_id, done.valid_until)`;

/** In which events there are such people. */
export async function eventsToSettle(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select distinct coalesce(done.event_id, paper.event_id) as "eventId" from ${differing({}, now)}
  `.execute(db);
  return rows.map(({ eventId }) => eventId);
}

/** Who they are, by id. */
export async function peopleToSettle(
  db: Database,
  { eventId, now }: { eventId: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select coalesce(done.user_id, paper.user_id) as "userId" from ${differing({ eventId }, now)}
    order by 1
  `.execute(db);
  return rows.map(({ userId }) => userId);
}

/** What of it is about one person; the caller holds them. */
export async function differenceOf(
  tx: Tx,
  { eventId, userId, now }: { eventId: string; userId: string; now: Date },
): Promise<Difference | undefined> {
  const { rows } = await sql<Difference>`
    select event.title, event.branch_id as "branchId", case when differing.due_kind is not null then jsonb_build_object(
      'kindId', differing.due_kind, 'kindName', due_kind.name, 'placeId', differing.place_id,
      'validUntil', differing.valid_until, 'by', recorder.id
    ) end as due, case when differing.paper_id is not null then jsonb_build_object(
      'kindId', differing.given_kind, 'kindName', given_kind.name, 'id', differing.paper_id,
      'state', differing.state, 'by', (
        select actor_id from participation_change as step
        where step.event_id = ${eventId} and step.user_id = ${userId} and step.at >= differing.claimed_at
        order by step.at desc, step.id desc limit 1
      )
    ) end as given
    from (
      select done.kind_id as due_kind, done.participation_id as place_id, done.valid_until, done.recorded_by,
        paper.id as paper_id, paper.kind_id as given_kind, paper.state, paper.claimed_at
      from ${differing({ eventId, userId }, now)}
    ) as differing
    join every_event as event on event.id = ${eventId}
    left join qualification_kind as due_kind on due_kind.id = differing.due_kind
    left join qualification_kind as given_kind on given_kind.id = differing.given_kind
    left join app_user as recorder on recorder.id = differing.recorded_by
  `.execute(tx);
  return rows[0];
}

/** As long as it is the same kind. */
export async function setValidity(
  tx: Tx,
  { id, validUntil }: { id: string; validUntil: string | null },
): Promise<void> {
  await tx
    .updateTable('qualification')
    .set({ validUntil, endTold: null })
    .where('id', '=', id)
    .execute();
}
