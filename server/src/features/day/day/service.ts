/** Use cases of the day of an event: who came, who is missing, who has left (DY-01, DY-06). */

import { checkInMessages } from '@saath/contract/day/check-in/messages';
import { dayWindow, hasCome } from '@saath/contract/day/check-in/rules';
import type { Mark, markOutcomes } from '@saath/contract/day/check-in/schema';
import { limits } from '@saath/contract/limits';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { say } from '@saath/contract/texts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError, invalidField } from '../../../platform/domain-error.ts';
import { touchEvent } from '../../../platform/locks.ts';
import { findUser } from '../../accounts/accounts/queries.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { type RoleRow, rolesOf } from '../../events/roles/queries.ts';
import { step } from '../../places/place/step.ts';
import { wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { requireInRole, requireOpenDay } from '../check-in/policy.ts';
import { type Outcome, openPerson, recordPress } from '../check-in/service.ts';
import * as queries from './queries.ts';

const HOUR = 3_600_000;
const MOST_ASKING = 100;
const MOST_TODAY = 8;

export type DayPage = {
  readonly event: EventRow;
  readonly roles: readonly RoleRow[];
  readonly people: readonly queries.DayRow[];
  readonly asking: readonly queries.AskingRow[];
  readonly next: string | null;
};

/**
 * One page of the people of the day, by name.
 *
 * @param roleId narrows all of it to one role
 * @param after the person with whom the page before ended
 * @throws DomainError `events.not_found`, `joining.list_changed` when that person is gone
 */
export async function readDay(
  { db }: Pick<Ports, 'db'>,
  {
    eventId,
    roleId,
    after,
  }: { eventId: string; roleId: string | undefined; after: string | undefined },
): Promise<DayPage> {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  const last = after ? await findUser(db, after) : undefined;
  if (after && !last) throw new DomainError('joining.list_changed');
  const size = limits.dayPage;
  const rows = await queries.peopleOfDay(db, { eventId, roleId, after: last, limit: size + 1 });
  const people = rows.slice(0, size);
  const asked = { eventId, roleId, since: dayWindow(event).opensAt, limit: MOST_ASKING };
  return {
    event,
    roles: (await rolesOf(db, [eventId])).filter(({ id }) => !roleId || id === roleId),
    people,
    asking: last ? [] : await queries.askingPeople(db, asked),
    next: rows.length > size ? (people.at(-1)?.userId ?? null) : null,
  };
}

export async function eventsOfToday({
  db,
  now,
}: Pick<Ports, 'db' | 'now'>): Promise<queries.TodayRow[]> {
  const at = now().getTime();
  const [from, until] = [new Date(at - 3 * HOUR), new Date(at + 12 * HOUR)];
  return await queries.eventsBetween(db, { from, until, limit: MOST_TODAY });
}

export type MarkAnswer = {
  readonly id: string;
  readonly outcome: (typeof markOutcomes)[number];
  readonly refusal: DomainError | undefined;
  readonly row: queries.DayRow | undefined;
};

/**
 * Records what an organiser pressed, in the order in which it was pressed; each by itself, so that a refusal leaves the
 * others done.
 *
 * @throws DomainError `events.not_found`
 */
export async function recordMarks(
  ports: Ports,
  {
    eventId,
    roleId,
    marks,
    actorId,
    asTold = (error: unknown) => error,
  }: {
    eventId: string;
    /** Whoever is in another role is refused by themselves, and nothing is told of them. */
    roleId?: string | undefined;
    marks: readonly Mark[];
    actorId: string;
    /** How a refusal is said to them; as it is when left out. */
    asTold?: (error: unknown) => unknown;
  },
): Promise<MarkAnswer[]> {
  const { db } = ports;
  if (!(await findEvent(db, eventId))) throw new DomainError('events.not_found');
  const answers: MarkAnswer[] = [];
  for (const mark of marks.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const { id, participationId } = mark;
    const result = await recordMark(ports, { eventId, roleId, mark, actorId }).catch(
      (error: unknown) => refusalOf(asTold(error)),
    );
    const row = await queries.personOfDay(db, { eventId, roleId, participationId });
    const isRefused = result instanceof DomainError;
    answers.push({
      id,
      outcome: isRefused ? 'refused' : result,
      refusal: isRefused ? result : undefined,
      row,
    });
  }
  wakeWorkers(ports);
  return answers;
}

function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}

async function recordMark(
  ports: Ports,
  {
    eventId,
    roleId,
    mark,
    actorId,
  }: { eventId: string; roleId: string | undefined; mark: Mark; actorId: string },
): Promise<Outcome> {
  return await inTransaction(ports.db, async (tx) => {
    // Before anything else is held: who adds a place changes the event.
    if (mark.addPlace) await touchEvent(tx, eventId, ports.now());
    const { scene, existing } = await openPerson(tx, {
      eventId,
      participationId: mark.participationId,
    });
    requireInRole(existing, roleId);
    const press = {
      from: mark.from,
      to: mark.to,
      at: new Date(mark.at),
      isUndo: mark.isUndo,
      arrivedAt: mark.arrivedAt ? new Date(mark.arrivedAt) : null,
      leftAt: mark.leftAt ? new Date(mark.leftAt) : null,
    };
    const { id, addPlace, reason, clashReason } = mark;
    return await recordPress(ports, tx, {
      id,
      scene,
      existing,
      press,
      actorId,
      by: 'organiser',
      addPlace,
      reason,
      clashReason,
    });
  });
}

/**
 * When somebody who came arrived and left, put right by hand; the history says that it was.
 *
 * @throws DomainError `check_in.not_found`, `check_in.not_open`, `request.invalid`
 */
export async function correctTimes(
  ports: Ports,
  given: {
    eventId: string;
    participationId: string;
    arrivedAt: Date;
    leftAt: Date | null;
    actorId: string;
  },
): Promise<queries.DayRow> {
  const { eventId, participationId, arrivedAt, leftAt, actorId } = given;
  await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const { scene, existing } = await openPerson(tx, { eventId, participationId });
    requireOpenDay(scene.event, at);
    requireTimes({ ...given, event: scene.event, state: existing.state, at });
    const { state } = existing;
    const set = { checkedInAt: arrivedAt, checkedOutAt: state === 'checked_in' ? null : leftAt };
    await step(tx, existing, { to: state, set, by: 'organiser', actorId, reason: '', at });
  });
  return await findPerson(ports.db, { eventId, participationId });
}

function requireTimes(given: {
  event: EventRow;
  state: ParticipationState;
  arrivedAt: Date;
  leftAt: Date | null;
  at: Date;
}): void {
  const { event, state, arrivedAt, leftAt, at } = given;
  if (!hasCome(state)) throw invalidField('arrivedAt', say(checkInMessages, 'notArrived'));
  if (arrivedAt < dayWindow(event).opensAt)
    throw invalidField('arrivedAt', say(checkInMessages, 'arrivalEarly'));
  if (arrivedAt > at) throw invalidField('arrivedAt', say(checkInMessages, 'arrivalLate'));
  if (leftAt && leftAt > at) throw invalidField('leftAt', say(checkInMessages, 'arrivalLate'));
  if (leftAt && leftAt <= arrivedAt)
    throw invalidField('leftAt', say(checkInMessages, 'leftBeforeArrival'));
}

/** @throws DomainError `check_in.not_found` */
export async function findPerson(
  db: Database,
  which: { eventId: string; participationId: string },
): Promise<queries.DayRow> {
  const row = await queries.personOfDay(db, which);
  if (!row) throw new DomainError('check_in.not_found');
  return row;
}
