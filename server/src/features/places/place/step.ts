/**
 * The one way to change where somebody stands in an event. Nothing else writes `participation.state`: step.test.ts looks
 * through the sources, and the database refuses what no row of `participation_step` allows (migration 0037).
 *
 * The caller holds the event and the person (see `enter`), and takes and gives back places by seats.ts.
 */
import { kindOfState } from '@saath/contract/foundation/webhooks/rules';
import {
  holdsPlace,
  isComing,
  isRecorded,
  type ParticipationActor,
  type ParticipationState,
} from '@saath/contract/places/joining/rules';
import type { StepCause } from '@saath/contract/places/joining/schema';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { addJobs } from '../../../platform/job-adding.ts';
import { notingChanges } from '../../../platform/live/note.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import { isListenedTo } from '../../foundation/webhooks/queries.ts';
import { tellOfSteps } from '../../foundation/webhooks/service.ts';
import { followPlaces } from './further-seats.ts';
import { requireStep } from './policy.ts';
import { type ParticipationRow, peopleMarkedElsewhere } from './queries.ts';

type Row = Selectable<Tables['participation']>;

/** What changes together with the state, or while it stays. */
export type StepColumns = Partial<
  Omit<Row, 'id' | 'eventId' | 'userId' | 'state' | 'recordedAt' | 'recordedBy' | 'wasAsked'>
>;

/** Who takes a step, and what the history says about it. */
export type StepTaken = {
  readonly by: ParticipationActor;
  /** Null = the product itself. */
  readonly actorId: string | null;
  /** What a person wrote, perhaps nothing; or why the product says that it was taken. */
  readonly reason: string | StepCause;
  readonly at: Date;
};

/** A step as it is decided, before its shift is known. */
export type Decided = {
  readonly to: ParticipationState;
  readonly role: RoleRow | undefined;
  /** Null = the product itself. */
  readonly actorId: string | null;
  readonly answer?: string;
  readonly note?: string;
  readonly source?: 'request' | 'organiser';
  readonly offeredUntil?: Date;
  /** Why an organiser gives the place although it clashes with another one. */
  readonly clashReason?: string;
};

const waits = (state: ParticipationState) => state === 'waitlisted' || state === 'offered';

/** What is written of somebody with a step, but for the state itself; what the step leaves open stays as it is. */
export function columnsAfter(
  {
    event,
    user,
  }: { event: Pick<EventRow, 'startTime' | 'endTime'>; user: { readonly id: string } },
  given: {
    existing: ParticipationRow | undefined;
    step: Decided;
    shift: ShiftRow | undefined;
    at: Date;
  },
) {
  const { existing, step, shift, at } = given;
  const isOwn = step.actorId === user.id;
  // Anyone who loses a place did not ask anew: they are where they were among those who wait.
  const asksAnew = step.to === 'requested' && !(existing && holdsPlace(existing.state));
  return {
    roleId: step.role?.id ?? null,
    shiftId: shift?.id ?? null,
    note: step.note ?? existing?.note ?? '',
    answer: step.answer ?? '',
    source: step.source ?? existing?.source ?? ('request' as const),
    // Anyone who was offered a place keeps their turn.
    waitingSince: waits(step.to) ? (existing?.waitingSince ?? at) : null,
    offeredUntil: step.to === 'offered' ? (step.offeredUntil ?? null) : null,
    clashReason: isComing(step.to) ? (step.clashReason ?? existing?.clashReason ?? null) : null,
    passedOver: null,
    attentionSince: null,
    requestedAt: asksAnew ? at : (existing?.requestedAt ?? at),
    decidedBy: isOwn ? null : step.actorId,
    decidedAt: step.to === 'requested' ? null : at,
    startTime: shift?.startsAt ?? event.startTime,
    endTime: shift?.endsAt ?? event.endTime,
  };
}

/** As it is before anything is recorded of it; who is rightly given a place needs no reason. */
type NewRow = Omit<
  Row,
  'recordedAt' | 'recordedBy' | 'wasAsked' | 'eligibilityReason' | 'attentionSince'
> &
  Partial<Pick<Row, 'eligibilityReason' | 'attentionSince'>>;

type Person = Pick<Row, 'id' | 'eventId' | 'userId' | 'state'>;

/**
 * Writes the first state of somebody in an event.
 *
 * @returns the row as it is then
 * @throws DomainError `joining.not_possible` for a state with which nobody begins, and for who is in the event already
 */
export async function beginWith(tx: Tx, row: NewRow, taken: StepTaken): Promise<Row> {
  requireStep(null, row.state, taken.by);
  const begun = await tx
    .insertInto('participation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!begun) throw new DomainError('joining.not_possible');
  await writeDown(tx, [{ ...row, from: null }], { to: row.state, taken });
  return begun;
}

/**
 * Writes the next state of a person, or another role, shift or time while the state stays.
 *
 * @returns the row as it is then
 * @throws DomainError `joining.not_possible` for a step that the table does not know, also since others were faster
 */
export async function step(
  tx: Tx,
  existing: Person,
  { to, set = {}, ...taken }: StepTaken & { to: ParticipationState; set?: StepColumns },
): Promise<Row> {
  const [row] = await stepAll(tx, [existing], { to, set, ...taken });
  if (!row) throw new Error('Nobody took a step that was written');
  return row;
}

/**
 * The same step for many people of one event, in two statements whatever their number.
 *
 * @param people as they stand; nobody, then nothing happens
 * @returns their rows as they are then, in no order
 * @throws DomainError as `step`; then nobody has taken it
 */
export async function stepAll(
  tx: Tx,
  people: readonly Person[],
  { to, set = {}, ...taken }: StepTaken & { to: ParticipationState; set?: StepColumns },
): Promise<Row[]> {
  if (people.length === 0) return [];
  for (const from of new Set(people.map(({ state }) => state)))
    if (from !== to) requireStep(from, to, taken.by);
  // When we heard of it, not when it was seen: what a device tells late takes nothing from those whose time was over by then.
  // What is put right keeps its first moment.
  const recordedAt = isRecorded(to)
    ? sql<Date>`coalesce(recorded_at, ${taken.at}::timestamptz)`
    : null;
  const recordedBy = isRecorded(to) ? taken.actorId : null;
  const rows = await tx
    .updateTable('participation')
    .set({ ...set, state: to, recordedAt, recordedBy })
    .where(
      sql<boolean>`(id, state) in (select * from unnest(
        ${people.map(({ id }) => id)}::uuid[], ${people.map(({ state }) => state)}::text[]
      ))`,
    )
    .returningAll()
    .execute();
  if (rows.length !== people.length) throw new DomainError('joining.not_possible');
  const steps = people.map(({ state, ...person }) => ({ ...person, from: state }));
  await followPlaces(tx, steps, { to, isMoved: 'shiftId' in set });
  await writeDown(tx, steps, { to, taken });
  return rows;
}

type Taken = {
  readonly id: string;
  readonly eventId: string;
  readonly userId: string;
  readonly from: ParticipationState | null;
};

/** Who has to hear of a step; asked with the statement that writes it down, since mostly it is nobody. */
type Followers = {
  readonly isListenedTo: boolean;
  /** Whether any of the people has a place for which something is missing. */
  readonly areMarked: boolean;
  /** Whether any of the people is over with a training, or was given something by this place. */
  readonly isTraining: boolean;
};

async function writeDown(
  tx: Tx,
  steps: readonly Taken[],
  { to, taken }: { to: ParticipationState; taken: StepTaken },
): Promise<void> {
  const { actorId, at } = taken;
  const { reason, cause } = wordsOf(taken);
  const people = steps.map(({ userId }) => userId);
  const places = steps.map(({ id }) => id);
  const eventIds = [...new Set(steps.map(({ eventId }) => eventId))];
  const { rows } = await sql<Followers>`
    with written as (
      insert into participation_change (event_id, user_id, id, from_state, to_state, actor_id, reason, cause, at)
      select step.event_id, step.user_id, step.id, step.from_state, ${to}, ${actorId}::uuid, ${reason}, ${cause}::jsonb, ${at}
      from unnest(
        ${steps.map(({ eventId }) => eventId)}::uuid[],
        ${people}::uuid[],
        ${steps.map(() => newId())}::uuid[],
        ${steps.map(({ from }) => from)}::text[]
      ) as step (event_id, user_id, id, from_state)
    ), told as (${notingChanges(tx, eventIds)})
    select ${isListenedTo(kindOfState[to])} as "isListenedTo", exists (
      select from participation as marked
      where marked.attention_since is not null and marked.user_id = any(${people}::uuid[])
    ) as "areMarked", exists (
      select from participation as place join event_role as role on role.id = place.role_id
      where place.id = any(${places}::uuid[]) and place.end_time <= ${at} and role.gives_kind is not null
    ) or exists (
      select from qualification where given_in = any(${places}::uuid[])
    ) as "isTraining"
  `.execute(tx);
  const [follow] = rows;
  for (const eventId of eventIds) {
    const userIds = steps.filter((each) => each.eventId === eventId).map(({ userId }) => userId);
    if (follow?.isListenedTo) await tellOfSteps(tx, { eventId, userIds, to, at });
    if (follow?.areMarked) await lookAgainElsewhere(tx, { eventId, userIds });
    if (follow?.isTraining) await lookAtTrainings(tx, eventId);
  }
  const back = steps.filter(({ from }) => isMissed(from) && isComing(to));
  await addJobs(tx, LOOK_AGAIN, [...new Set(back.map(({ userId }) => userId))].map(withId));
}

/** What people wrote is never read as the product's own reason, nor the other way round: each has a column. */
function wordsOf({ reason }: Pick<StepTaken, 'reason'>) {
  return typeof reason === 'string'
    ? { reason, cause: null }
    : { reason: '', cause: JSON.stringify(reason) };
}

/**
 * Missed places do not count for hours and rest, so that others were rightly given beside them. Whoever was there after all
 * may have too much elsewhere, marked or not.
 */
const isMissed = (from: Taken['from']) => from === 'no_show' || from === 'excused';
const withId = (id: string) => ({ id });

/** The job for events of which people may have completed a training, or may not have after all. */
export const TRAINING = 'training';

/** What trainings of an event gave is looked at again once the transaction is over. */
export async function lookAtTrainings(tx: Tx, eventId: string): Promise<void> {
  await addJobs(tx, TRAINING, [{ id: eventId }]);
}

/** The job for people whose marks may be out of date. */
export const LOOK_AGAIN = 'look-again';

/** The jobs that steps add. */
export const FOLLOWING = [LOOK_AGAIN, TRAINING] as const;

/**
 * Hours and rest count over all places of a person. When one of them changes, those at other events that are marked because
 * something is missing are looked at again, each person in a transaction of their own: their events are not held here.
 *
 * @param where the event whose places change; of everybody in it, or of some
 */
export async function lookAgainElsewhere(
  tx: Tx,
  where: { eventId: string; userIds?: readonly string[] },
): Promise<void> {
  await addJobs(tx, LOOK_AGAIN, await peopleMarkedElsewhere(tx, where));
}
