/** The steps of checking in, each inside the caller's transaction: a press is settled, recorded and has its effect. */

import { inHours } from '@saath/contract/afterwards/hours/rules';
import { checkInProblems } from '@saath/contract/day/check-in/messages';
import type { markOutcomes } from '@saath/contract/day/check-in/schema';
import { limits } from '@saath/contract/limits';
import {
  holdsPlace,
  mayFollow,
  type ParticipationActor,
  type ParticipationState,
} from '@saath/contract/places/joining/rules';
import { say } from '@saath/contract/texts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { noteChange } from '../../../platform/live/note.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import { findShift, type ShiftRow } from '../../events/shifts/queries.ts';
import { type AuditChange, writeAudit } from '../../foundation/audit/service.ts';
import { overlapOf } from '../../places/around/queries.ts';
import { clashRefusal } from '../../places/place/policy.ts';
import type { ParticipationRow } from '../../places/place/queries.ts';
import { reopen, roleOfEvent, type Scene } from '../../places/place/scene.ts';
import { takePlace } from '../../places/place/seats.ts';
import { leave, writeOverride } from '../../places/place/service.ts';
import { step } from '../../places/place/step.ts';
import type { Ports } from '../../places/ports.ts';
import { boundedTime, type Press, requireOpenDay, settle } from './policy.ts';
import * as queries from './queries.ts';

export type Outcome = Exclude<(typeof markOutcomes)[number], 'refused'>;

/**
 * A person of the event, held until the transaction ends.
 *
 * @throws DomainError `check_in.not_found`, also for somebody of another event
 */
export async function openPerson(
  tx: Tx,
  { eventId, participationId }: { eventId: string; participationId: string },
): Promise<{ scene: Scene; existing: ParticipationRow }> {
  const opened = await reopen(tx, participationId).catch((error: unknown) => {
    const isGone = error instanceof DomainError && error.code === 'joining.not_found';
    throw isGone ? new DomainError('check_in.not_found') : error;
  });
  if (opened.scene.event.id !== eventId) throw new DomainError('check_in.not_found');
  return opened;
}

export type GivenPress = {
  /** Made by the device: what is sent twice counts once. */
  readonly id: string;
  readonly scene: Scene;
  readonly existing: ParticipationRow;
  readonly press: Press;
  readonly actorId: string;
  readonly by: ParticipationActor;
  readonly addPlace?: boolean;
  /** Why hours are taken away from somebody whose time is over; may be empty. */
  readonly reason?: string;
  /** Why another place, or the way there, does not keep them away; may be empty. */
  readonly clashReason?: string;
};

/**
 * Records one press about a person who is held.
 *
 * @throws DomainError `check_in.not_open`, `check_in.not_possible`, `check_in.full`, `check_in.reason_needed`,
 * `joining.overlap`
 */
export async function recordPress(ports: Ports, tx: Tx, given: GivenPress): Promise<Outcome> {
  const { id, scene, existing, press, actorId } = given;
  const { event, user } = scene;
  const person = { eventId: event.id, userId: user.id };
  const known = await queries.findMark(tx, id);
  if (known && known.userId === user.id && known.eventId === event.id) return known.outcome;
  if (known) throw new DomainError('check_in.not_possible');
  const receivedAt = ports.now();
  requireOpenDay(event, receivedAt);
  const at = boundedTime(press.at, event, receivedAt);
  // What a press takes back comes from the device as well.
  const bounded = (time: Date | null) => time && boundedTime(time, event, receivedAt);
  const times = { at, arrivedAt: bounded(press.arrivedAt), leftAt: bounded(press.leftAt) };
  const settled = settle(
    { ...press, ...times },
    {
      state: existing.state,
      arrivedAt: existing.checkedInAt,
      leftAt: existing.checkedOutAt,
      ...(await queries.lastPresses(tx, person)),
    },
  );
  if (typeof settled !== 'string')
    await withReason(tx, { ...given, seenAt: at }, () =>
      write(ports, tx, { ...given, settled, receivedAt }),
    );
  const outcome = typeof settled === 'string' ? settled : 'done';
  const toState = typeof settled === 'string' ? press.to : settled.to;
  const { isUndo } = press;
  await queries.insertMark(tx, {
    ...person,
    id,
    fromState: existing.state,
    toState,
    isUndo,
    at,
    receivedAt,
    actorId,
    outcome,
  });
  return outcome;
}

/**
 * Hours that somebody has are not taken away in silence. What was pressed before their time was over needs no reason,
 * however late it arrives.
 *
 * @throws DomainError `check_in.reason_needed` saying how many
 */
async function withReason(
  tx: Tx,
  { existing, seenAt, reason = '' }: GivenPress & { readonly seenAt: Date },
  work: () => Promise<void>,
): Promise<void> {
  const { id: participationId, eventId, endTime } = existing;
  if (seenAt < endTime || reason !== '') return await work();
  const before = await queries.minutesOf(tx, { eventId, participationId });
  await work();
  const lost = before - (await queries.minutesOf(tx, { eventId, participationId }));
  if (lost > 0)
    throw new DomainError('check_in.reason_needed', {
      said:
        inHours(lost) === 1
          ? say(checkInProblems, 'oneHour')
          : say(checkInProblems, 'hours', { hours: inHours(lost) }),
    });
}

type Written = GivenPress & {
  readonly settled: { to: ParticipationState; arrivedAt: Date | null; leftAt: Date | null };
  readonly receivedAt: Date;
};

async function write(ports: Ports, tx: Tx, given: Written): Promise<void> {
  const { scene, existing, settled, actorId, by } = given;
  const { to, arrivedAt, leftAt } = settled;
  await noteChange(tx, { eventId: scene.event.id });
  const times = { checkedInAt: arrivedAt, checkedOutAt: leftAt };
  if (to === existing.state)
    return await queries.setTimes(tx, { participationId: existing.id, ...times });
  if (!mayFollow(existing.state, to, by)) throw new DomainError('check_in.not_possible');
  const isTaking = holdsPlace(to) && !holdsPlace(existing.state);
  const room = isTaking ? await roomFor(ports, tx, given) : undefined;
  if (!holdsPlace(to)) await leave(ports, tx, existing);
  // Who gave the place and when stays as it was: the day changes nothing about that.
  const taken = { by, actorId, reason: given.reason ?? '', at: given.receivedAt };
  const allowed = room?.clashReason ? { clashReason: room.clashReason } : {};
  await step(tx, existing, { to, set: { ...times, ...allowed }, ...taken });
  if (room?.clashReason) await writeOverride(tx, scene, { actorId, at: given.receivedAt });
  if (room && !(await takePlace(tx, room.role, room.shift))) throw new DomainError('check_in.full');
}

type Room = { readonly role: RoleRow; readonly shift: ShiftRow | undefined };

/**
 * Where somebody who was missing has a place again, with one place more where that was asked for.
 *
 * @returns with the reason for it where another place is in the way
 */
async function roomFor(
  ports: Ports,
  tx: Tx,
  given: Written,
): Promise<Room & { clashReason: string | undefined }> {
  const { scene, existing, addPlace = false, actorId } = given;
  const { event, user } = scene;
  const { startTime, endTime } = existing;
  const role = await roleOfEvent(tx, existing.roleId, event);
  if (!role) throw new DomainError('joining.role_needed');
  const occasion = { ...event, eventId: event.id, userId: user.id, startTime, endTime };
  const clash = existing.clashReason ? undefined : await overlapOf(tx, occasion);
  const clashReason = (clash && given.clashReason) || undefined;
  if (clash && !clashReason) throw clashRefusal(clash, user, { actorId, event });
  const shift = existing.shiftId ? await findShift(tx, existing.shiftId) : undefined;
  await requireRoom(ports, tx, { event, role, shift, addPlace, actorId });
  return { role, shift, clashReason };
}

/**
 * Makes sure that the role (and the shift) has a free place; adds one where the organiser said so, who holds the event
 * then.
 *
 * @throws DomainError `check_in.full`
 */
export async function requireRoom(
  ports: Ports,
  tx: Tx,
  {
    event,
    role,
    shift,
    addPlace,
    actorId,
  }: Room & { event: EventRow; addPlace: boolean; actorId: string },
): Promise<void> {
  const hasRoom = shift ? shift.filled < shift.maxPeople : role.filled < role.maxVolunteers;
  if (hasRoom) return;
  const more = { roleId: role.id, shiftId: shift?.id, most: limits.rolePlaces.max };
  if (!addPlace || !(await queries.addPlace(tx, more))) throw new DomainError('check_in.full');
  const { maxVolunteers: before, name } = role;
  const changes: AuditChange[] = [{ field: `${name}.maxVolunteers`, before, after: before + 1 }];
  await writeAudit(tx, {
    action: 'event.changed',
    actorId,
    at: ports.now(),
    eventId: event.id,
    details: { subject: event.title, changes },
  });
}
