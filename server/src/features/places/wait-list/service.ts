/** Use cases of the wait list: a place is offered, taken, passed on or runs out; the order is changed by hand. */
import { eventStatusAt } from '@saath/contract/events/events/rules';
import { isLateOffer, SHORTEST_HELP } from '@saath/contract/places/joining/rules';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { lockEvent, shareRoles } from '../../../platform/locks.ts';
import { findUser, type UserRow } from '../../accounts/accounts/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import { eventAt } from '../../events/shifts/present.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import { shiftOfRole } from '../../events/shifts/service.ts';
import {
  requireActiveVolunteer,
  requireNotOver,
  requireStep,
  requireUpcoming,
} from '../place/policy.ts';
import {
  findParticipation,
  findParticipationOf,
  type ParticipationRow,
  type Recipient,
} from '../place/queries.ts';
import { reopen, reread, roleOfEvent, type Scene, surveyed } from '../place/scene.ts';
import { FILL_PLACES, takePlace } from '../place/seats.ts';
import { choosePart, confirm, leave, move } from '../place/service.ts';
import { tell, wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { lateOfferMail, offerRanOutMail, placeOfferedMail } from './emails.ts';
import { keptUntil, offerLinks } from './policy.ts';
import * as queries from './queries.ts';

/** The job for offers that run out at a moment. */
export const END_OFFERS = 'end-offers';

/**
 * Keeps a place of the role for somebody who waits, and asks them. The place is taken last, as by `confirm`.
 *
 * @param actorId null when it is their turn
 * @param mail what they are told; that it is their turn without it
 * @throws DomainError `joining.not_open`, `joining.full`
 */
export async function offerPlace(
  ports: Ports,
  tx: Tx,
  {
    scene,
    existing,
    step,
    at,
    mail = placeOfferedMail,
  }: {
    scene: Scene;
    existing: ParticipationRow;
    step: {
      role: RoleRow;
      shift?: ShiftRow;
      by: 'organiser' | 'system';
      actorId: string | null;
      answer?: string;
    };
    at: Date;
    mail?: typeof placeOfferedMail;
  },
): Promise<ParticipationRow> {
  const { event, user } = scene;
  const { role } = step;
  if (role.filled >= role.maxVolunteers) throw new DomainError('joining.full');
  const known = await surveyed(tx, scene, role);
  const { shift } = await partOnOffer(tx, known, { existing, step, role, at });
  const part = eventAt(event, shift);
  const until = keptUntil(event, part, at);
  const next = { ...step, shift: shift ?? null, to: 'offered', offeredUntil: until } as const;
  const row = await move(tx, known, { existing, step: next, at });
  const links = offerLinks(ports, {
    participationId: existing.id,
    until,
    linkStamp: user.linkStamp,
  });
  await tell(ports, tx, {
    kind: 'offer',
    mail: (news) => mail(news, { until, links }),
    to: user,
    event: part,
    roleName: role.name,
    note: step.answer ?? '',
    goodUntil: until,
  });
  // While it goes on, organisers are at their list of the day.
  if (at < event.startTime && isLateOffer(at, event.startTime))
    await tellOrganiser(ports, tx, scene, role);
  await ports.jobs.add(tx, END_OFFERS, row.id, until);
  if (!(await takePlace(tx, role, shift))) throw new DomainError('joining.full');
  return row;
}

/**
 * Keeps places for people of a plan, out of turn, and asks them: who did not wait comes to the wait list first. The
 * caller holds the event and the people; roles are held in the order of their ids.
 *
 * @returns how many mails go out
 * @throws DomainError `joining.not_open` once the event has begun, `joining.not_active`, `roles.not_found`, and as
 * `offerPlace`
 */
export async function offerPlaces(
  ports: Ports,
  tx: Tx,
  {
    event,
    users,
    places,
    note,
    actorId,
    mail,
  }: {
    event: EventRow;
    users: readonly UserRow[];
    places: readonly { userId: string; roleId: string; shiftId?: string | null | undefined }[];
    note: string;
    actorId: string;
    mail: typeof placeOfferedMail;
  },
): Promise<number> {
  const at = ports.now();
  requireUpcoming(event, at);
  let mails = 0;
  for (const place of places.toSorted((a, b) => (a.roleId < b.roleId ? -1 : 1))) {
    const user = users.find(({ id }) => id === place.userId);
    requireActiveVolunteer(user);
    const scene: Scene = { event, user };
    const role = await roleOfEvent(tx, place.roleId, event);
    if (!role) throw new DomainError('roles.not_found');
    const shift = await shiftOfRole(tx, place.shiftId, role);
    const by = { role, by: 'organiser', actorId } as const;
    const existing = await waiting(tx, scene, { ...by, shift: shift ?? null, at });
    const step = { ...by, ...(shift ? { shift } : {}), answer: note };
    await offerPlace(ports, tx, { scene, existing, step, at, mail });
    mails += user.kindsWithoutMail.includes('offer') ? 0 : 1;
  }
  return mails;
}

/** Puts somebody whom an organiser asks on the wait list, unless they wait already. */
async function waiting(
  tx: Tx,
  scene: Scene,
  {
    at,
    ...given
  }: { role: RoleRow; shift: ShiftRow | null; by: 'organiser'; actorId: string; at: Date },
): Promise<ParticipationRow> {
  const { event, user } = scene;
  const existing = await findParticipationOf(tx, { eventId: event.id, userId: user.id });
  if (existing?.state === 'waitlisted') return existing;
  if (existing) requireStep(existing.state, 'waitlisted', 'organiser');
  const source = existing?.source ?? ('organiser' as const);
  return await move(tx, scene, { existing, step: { ...given, to: 'waitlisted', source }, at });
}

/** The part that the person would come to (see `choosePart`), of those that are long enough still. */
export async function partOnOffer(
  tx: Tx,
  scene: Scene,
  { at, ...given }: Parameters<typeof choosePart>[2],
): ReturnType<typeof choosePart> {
  const late = new Date(at.getTime() + SHORTEST_HELP);
  return await choosePart(tx, scene, { ...given, at: late });
}

/** Who made the event, while they are an organiser. */
async function tellOrganiser(ports: Ports, tx: Tx, { event }: Scene, role: RoleRow): Promise<void> {
  const maker = event.createdBy ? await findUser(tx, event.createdBy) : undefined;
  if (maker?.role !== 'Admin') return;
  const to: Recipient = maker;
  const letter = { kind: 'offer', mail: lateOfferMail, to, event, roleName: role.name } as const;
  await tell(ports, tx, letter);
}

/**
 * Takes the place that is kept, or passes it on to the next person.
 *
 * @throws DomainError `joining.not_found` (also for somebody else's), `joining.offer_over`, `joining.event_over`,
 * `joining.own_overlap`
 */
export async function answerOffer(
  ports: Ports,
  { participationId, userId, accept }: { participationId: string; userId: string; accept: boolean },
): Promise<ParticipationRow> {
  const row = await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const seen = await findParticipation(tx, participationId);
    if (seen?.userId !== userId) throw new DomainError('joining.not_found');
    const { scene, existing } = await reopen(tx, participationId);
    const isKept = existing.offeredUntil !== null && at < existing.offeredUntil;
    if (existing.state !== 'offered' || !isKept) throw new DomainError('joining.offer_over');
    requireNotOver(scene.event, at);
    requireStep(existing.state, accept ? 'confirmed' : 'withdrawn', 'volunteer');
    const role = await roleOfEvent(tx, existing.roleId, scene.event);
    const step = { role, by: 'volunteer', actorId: userId } as const;
    if (accept) {
      requireActiveVolunteer(scene.user);
      return (await confirm(ports, tx, { scene, existing, step, at })).row;
    }
    const reason = { code: 'offer_passed_on' } as const;
    const gone = { ...step, to: 'withdrawn', reason } as const;
    const after = await move(tx, scene, { existing, step: gone, at });
    await leave(ports, tx, existing);
    return after;
  });
  wakeWorkers(ports);
  return row;
}

/** Ends an offer whose time is over; does nothing when it was answered before, or is kept for longer. */
export async function endOffer(ports: Ports, participationId: string): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const { scene, existing } = await reopen(tx, participationId);
    const { state, offeredUntil, roleName } = existing;
    if (state !== 'offered' || !offeredUntil || offeredUntil > at) return;
    const role = await roleOfEvent(tx, existing.roleId, scene.event);
    const reason = { code: 'offer_ran_out' } as const;
    const step = { to: 'expired', role, by: 'system', actorId: null, reason } as const;
    await move(tx, scene, { existing, step, at });
    const isOpen = eventStatusAt(scene.event, at) === 'UPCOMING';
    // Nobody can ask again once the event goes on.
    if (isOpen)
      await tell(ports, tx, {
        kind: 'offer',
        mail: offerRanOutMail,
        to: scene.user,
        event: scene.event,
        roleName,
      });
    await leave(ports, tx, existing);
  });
  wakeWorkers(ports);
}

/**
 * Puts somebody who asked where all places are taken on the wait list. The roles are held, so that a place which comes
 * free meanwhile is either seen here or passed on after this person is on the list.
 */
export async function queueUp(
  ports: Ports,
  tx: Tx,
  {
    scene,
    existing,
    step,
    at,
  }: {
    scene: Scene;
    existing: ParticipationRow | undefined;
    step: {
      role: RoleRow | undefined;
      shift: ShiftRow | null;
      note: string;
      source: 'request';
    };
    at: Date;
  },
): Promise<ParticipationRow> {
  const next = { ...step, to: 'waitlisted', by: 'system', actorId: null } as const;
  const row = await move(tx, scene, { existing, step: next, at });
  const line = { eventId: scene.event.id, roleId: step.role?.id ?? null };
  for (const { id, filled, maxVolunteers } of await shareRoles(tx, line))
    if (filled < maxVolunteers) await ports.jobs.add(tx, FILL_PLACES, id);
  return row;
}

/** Whether a free place of the role is already somebody's turn. */
export async function isAwaited(
  tx: Tx,
  place: { eventId: string; roleId: string },
): Promise<boolean> {
  return (await queries.nextWaiting(tx, place)) !== undefined;
}

/**
 * Gives somebody another place in the line of those who wait for the same role or for any. The event is held alone, so that
 * nobody comes or goes meanwhile.
 *
 * @param position from 1; beyond the end = last
 * @throws DomainError `joining.not_found`, `joining.not_waiting`
 */
export async function moveInLine(
  ports: Ports,
  given: { participationId: string; position: number; reason: string; actorId: string },
): Promise<ParticipationRow> {
  const { participationId, position, reason, actorId } = given;
  return await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const seen = await findParticipation(tx, participationId);
    if (!seen || !(await lockEvent(tx, seen.eventId))) throw new DomainError('joining.not_found');
    const { scene, existing } = await reopen(tx, participationId);
    if (existing.state !== 'waitlisted') throw new DomainError('joining.not_waiting');
    const { eventId, userId, roleId } = existing;
    const line = { eventId, roleId, without: participationId, position };
    const waitingSince = await momentAt(tx, line, existing.waitingSince ?? at);
    await queries.setWaitingSince(tx, { eventId, userId, waitingSince });
    const moved = await reread(tx, scene);
    const places = { before: Number(existing.position), after: Number(moved.position) };
    const cause = { code: 'line_changed', ...places } as const;
    await queries.recordMove(tx, { eventId, userId, actorId, at, reason, cause });
    await noteChange(tx, { eventId });
    return moved;
  });
}

/** A moment between the two whom the person comes between; in whole milliseconds, as clocks of this product tell. */
async function momentAt(
  tx: Tx,
  line: Parameters<typeof queries.neighbours>[1],
  alone: Date,
): Promise<Date> {
  const { before, after } = await queries.neighbours(tx, line);
  if (!before) return after ? new Date(after.getTime() - 1000) : alone;
  if (!after) return new Date(before.getTime() + 1000);
  const room = Math.floor((after.getTime() - before.getTime()) / 2);
  if (room > 0) return new Date(before.getTime() + room);
  await queries.shiftFrom(tx, line);
  return new Date(before.getTime() + 500);
}
