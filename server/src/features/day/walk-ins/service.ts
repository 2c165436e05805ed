/** Use cases for people who come without having asked before: a place, and checked in at once (DY-02). */
import { hasCome, isDayState } from '@saath/contract/day/check-in/rules';
import { eventNoticeKinds } from '@saath/contract/notices/notices/rules';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { lockUser, shareEvent, touchEvent } from '../../../platform/locks.ts';
import { noPassword } from '../../../platform/passwords.ts';
import { welcomeMail } from '../../accounts/accounts/emails.ts';
import { findUser, findUserByEmail, insertUser } from '../../accounts/accounts/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import { type ShiftRow, shiftsOfRole } from '../../events/shifts/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { issueFirstLinks } from '../../foundation/one-time-links/service.ts';
import { overlapOf } from '../../places/around/queries.ts';
import { clashRefusal } from '../../places/place/policy.ts';
import { findParticipation, findParticipationOf } from '../../places/place/queries.ts';
import { reread, roleOfEvent, type Scene } from '../../places/place/scene.ts';
import { takePlace } from '../../places/place/seats.ts';
import { leave, move } from '../../places/place/service.ts';
import { wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { arrival, requireOpenDay } from '../check-in/policy.ts';
import { findMark, holdMark } from '../check-in/queries.ts';
import { recordPress, requireRoom } from '../check-in/service.ts';

type Place = {
  /** Made by the device: what is sent twice counts once. */
  readonly id: string;
  readonly eventId: string;
  readonly roleId: string;
  readonly addPlace: boolean;
  /** Why they may do the role although something that it asks for is missing. */
  readonly eligibilityReason?: string | undefined;
  readonly actorId: string;
};

type Newcomer = { readonly name: string; readonly email: string | null };

/**
 * Checks in somebody who has no place: the account with that address, or a new one. A new account with an address gets
 * a welcome link; one without gets no mail at all.
 *
 * @returns the id of the participation
 * @throws DomainError `events.not_found`, `roles.not_found`, `walk_ins.not_volunteer`, `check_in.not_open`,
 * `check_in.full`, `joining.overlap`, `joining.not_eligible` without a reason to give the place all the same
 */
export async function addWalkIn(ports: Ports, given: Place & Newcomer): Promise<string> {
  return await enterWith(ports, given, async (tx) => await personFor(ports, tx, given));
}

/**
 * The same for somebody who asked at the door.
 *
 * @throws DomainError as `addWalkIn`, and `check_in.not_found` for a request of another event
 */
export async function letIn(
  ports: Ports,
  given: Place & { participationId: string },
): Promise<string> {
  return await enterWith(ports, given, async (tx) => {
    const asked = await findParticipation(tx, given.participationId);
    if (asked?.eventId !== given.eventId) throw new DomainError('check_in.not_found');
    return asked.userId;
  });
}

async function enterWith(
  ports: Ports,
  place: Place,
  find: (tx: Tx) => Promise<string>,
): Promise<string> {
  const { eventId, addPlace } = place;
  const participationId = await inTransaction(ports.db, async (tx) => {
    await holdMark(tx, place.id);
    // Before anything else is held: who adds a place changes the event.
    if (addPlace) await touchEvent(tx, eventId, ports.now());
    const event = await shareEvent(tx, eventId);
    if (!event) throw new DomainError('events.not_found');
    requireOpenDay(event, ports.now());
    const known = await findMark(tx, place.id);
    if (known && known.eventId !== eventId) throw new DomainError('check_in.not_possible');
    const user = await lockUser(tx, known?.userId ?? (await find(tx)));
    if (user?.role !== 'Volunteer' || user.leavingAt)
      throw new DomainError('walk_ins.not_volunteer');
    return await checkIn(ports, tx, { scene: { event, user }, place });
  });
  wakeWorkers(ports);
  return participationId;
}

async function personFor(ports: Ports, tx: Tx, given: Place & Newcomer): Promise<string> {
  const { name, email, eventId, actorId } = given;
  const known = email ? await findUserByEmail(tx, email) : undefined;
  if (known) return known.id;
  const at = ports.now();
  const id = newId();
  const language = (await findUser(tx, actorId))?.language ?? 'en';
  const isAdded = await insertUser(tx, {
    id,
    name,
    // No address, like that of an account whose owner has left: nothing can be sent there.
    email: email ?? `walk-in-${id}`,
    kindsWithoutMail: email ? [] : [...eventNoticeKinds],
    role: 'Volunteer',
    passwordHash: noPassword,
    pictureId: null,
    activatedAt: null,
    language,
    createdAt: at,
    updatedAt: at,
  });
  // Somebody else has brought the same person in, just now.
  if (!isAdded && email) return (await findUserByEmail(tx, email))?.id ?? id;
  await writeAudit(tx, { action: 'person.walked_in', actorId, at, eventId, userId: id });
  if (!email) return id;
  const { appUrl, outbox } = ports;
  const [link = ''] = await issueFirstLinks(tx, { purpose: 'welcome', userIds: [id], at, appUrl });
  await outbox.post(tx, { kind: 'welcome', to: email, ...welcomeMail({ name, language }, link) });
  return id;
}

async function checkIn(
  ports: Ports,
  tx: Tx,
  { scene, place }: { scene: Scene; place: Place },
): Promise<string> {
  const { event, user } = scene;
  const { id, actorId, addPlace } = place;
  const seen = await findParticipationOf(tx, { eventId: event.id, userId: user.id });
  if (seen && hasCome(seen.state)) return seen.id;
  // Anyone who has a place already, or missed it, arrives in it; everybody else gets one first.
  if (!seen || !isDayState(seen.state)) await givePlace(ports, tx, { scene, place });
  const existing = await reread(tx, scene);
  const at = ports.now();
  const press = arrival(existing.state, at);
  const given = { id, scene, existing, press, actorId, by: 'organiser', addPlace } as const;
  await recordPress(ports, tx, given);
  await noteChange(tx, { eventId: event.id });
  return existing.id;
}

/** A place without a mail about it: the person stands at the door. */
async function givePlace(
  ports: Ports,
  tx: Tx,
  { scene, place }: { scene: Scene; place: Place },
): Promise<void> {
  const { event, user } = scene;
  const { roleId, addPlace, eligibilityReason, actorId } = place;
  const at = ports.now();
  const existing = await findParticipationOf(tx, { eventId: event.id, userId: user.id });
  if (existing) await leave(ports, tx, existing);
  const role = await roleOfEvent(tx, roleId, event);
  if (!role) throw new DomainError('roles.not_found');
  const shift = await shiftAt(tx, { role, at });
  const times = shift
    ? { startTime: shift.startsAt, endTime: shift.endsAt }
    : { startTime: event.startTime, endTime: event.endTime };
  const clash = await overlapOf(tx, { ...event, ...times, eventId: event.id, userId: user.id });
  if (clash) throw clashRefusal(clash, user, { actorId, event, shift });
  await requireRoom(ports, tx, { event, role, shift, addPlace, actorId });
  const source = existing?.source ?? 'organiser';
  const allowed = eligibilityReason ? { eligibilityReason } : {};
  const by = { by: 'organiser', actorId, source, ...allowed } as const;
  const step = { to: 'confirmed', role, shift: shift ?? null, ...by } as const;
  await move(tx, scene, { existing, step, at });
  if (!(await takePlace(tx, role, shift))) throw new DomainError('check_in.full');
}

/** The shift that goes on or comes next, one with a free place first; undefined where the role has one time for all. */
async function shiftAt(
  tx: Tx,
  { role, at }: { role: RoleRow; at: Date },
): Promise<ShiftRow | undefined> {
  const shifts = await shiftsOfRole(tx, { eventId: role.eventId, roleId: role.id });
  const open = shifts.filter(({ endsAt }) => endsAt > at);
  const free = open.find(({ filled, maxPeople }) => filled < maxPeople);
  return free ?? open[0] ?? shifts.at(-1);
}
