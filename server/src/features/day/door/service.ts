/** Use cases of the code at the door: people check in by themselves, or ask to be let in (DY-02). */
import { hasCome } from '@saath/contract/day/check-in/rules';
import type { DoorStanding } from '@saath/contract/day/door/schema';
import { mayFollow } from '@saath/contract/places/joining/rules';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { findUser, type UserRow } from '../../accounts/accounts/queries.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { findParticipationOf, type ParticipationRow } from '../../places/place/queries.ts';
import { enter, reread, roleOfEvent, type Scene } from '../../places/place/scene.ts';
import { move } from '../../places/place/service.ts';
import { wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { arrival } from '../check-in/policy.ts';
import { openPerson, recordPress } from '../check-in/service.ts';
import { codeAt, eventOfCode, requireOpenDoor, visitOf } from './policy.ts';

/** @throws DomainError `events.not_found` */
export async function currentCode(
  { db, now, signer, appUrl }: Ports,
  eventId: string,
): Promise<{ url: string; freshUntil: Date; event: EventRow }> {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  const { code, freshUntil } = codeAt(signer, eventId, now());
  return { url: new URL(`/check-in/${code}`, appUrl).href, freshUntil, event };
}

export type Visit = {
  readonly event: EventRow;
  readonly code: string;
  readonly standing: DoorStanding;
  readonly place: ParticipationRow | undefined;
};

/**
 * What a scanned code means for somebody; changes nothing.
 *
 * @throws DomainError `door.code`, `door.not_open`
 */
export async function readVisit(
  ports: Ports,
  { code, userId }: { code: string; userId: string | undefined },
): Promise<Visit> {
  const { db, now, signer } = ports;
  const at = now();
  const event = await eventOf(ports, { code, userId });
  const visit = visitOf(signer, { eventId: event.id, userId }, at);
  const user = userId ? await findUser(db, userId) : undefined;
  if (!user) return { event, code: visit, standing: 'guest', place: undefined };
  const place = await findParticipationOf(db, { eventId: event.id, userId: user.id });
  return { event, code: visit, standing: standingOf(place, user, at), place };
}

async function eventOf(
  { db, now, signer }: Ports,
  { code, userId }: { code: string; userId: string | undefined },
): Promise<EventRow> {
  const event = await findEvent(db, eventOfCode(signer, code, { userId, now: now() }));
  if (!event) throw new DomainError('door.code');
  requireOpenDoor(event, now());
  return event;
}

function standingOf(place: ParticipationRow | undefined, user: UserRow, at: Date): DoorStanding {
  const mayAsk = user.role === 'Volunteer' && user.activatedAt !== null;
  if (!place) return mayAsk ? 'ask' : 'speak';
  if (place.state === 'checked_in') return 'here';
  if (hasCome(place.state)) return 'gone';
  if (place.state === 'requested' || place.state === 'waitlisted') return 'asked';
  if (mayArrive(place, at)) return 'place';
  return mayAsk && mayFollow(place.state, 'requested', 'volunteer') ? 'ask' : 'speak';
}

/** An offer that is still open is a place for the person who comes. */
function mayArrive({ state, offeredUntil }: ParticipationRow, at: Date): boolean {
  if (state === 'offered') return offeredUntil !== null && offeredUntil > at;
  return mayFollow(state, 'checked_in', 'volunteer');
}

/**
 * The person says that they are here. Pressing again changes nothing.
 *
 * @throws DomainError `door.code`, `door.not_open`, `door.speak` for who has no place, or whose place is taken
 */
export async function arrive(
  ports: Ports,
  { code, userId }: { code: string; userId: string },
): Promise<Date> {
  const event = await eventOf(ports, { code, userId });
  const arrivedAt = await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const seen = await findParticipationOf(tx, { eventId: event.id, userId });
    if (!seen) throw new DomainError('door.speak');
    const opened = await openPerson(tx, { eventId: event.id, participationId: seen.id });
    const { scene } = opened;
    requireOpenDoor(scene.event, at);
    const existing = await withPlace(tx, { ...opened, at });
    const { checkedInAt } = existing;
    if (hasCome(existing.state)) return checkedInAt ?? at;
    const press = arrival(existing.state, at);
    const given = {
      id: newId(),
      scene,
      existing,
      press,
      actorId: userId,
      by: 'volunteer',
    } as const;
    await recordPress(ports, tx, given).catch(speakInstead);
    return (await reread(tx, scene)).checkedInAt ?? at;
  });
  wakeWorkers(ports);
  return arrivedAt;
}

/** @throws DomainError `door.speak` */
async function withPlace(
  tx: Tx,
  { scene, existing, at }: { scene: Scene; existing: ParticipationRow; at: Date },
): Promise<ParticipationRow> {
  if (hasCome(existing.state)) return existing;
  if (!mayArrive(existing, at)) throw new DomainError('door.speak');
  if (existing.state !== 'offered') return existing;
  // They came: that is a yes to the offer.
  const role = await roleOfEvent(tx, existing.roleId, scene.event);
  const step = { to: 'confirmed', role, by: 'volunteer', actorId: scene.user.id } as const;
  await move(tx, scene, { existing, step, at });
  return await reread(tx, scene);
}

/** Whose place went to somebody else cannot add one; an organiser can. */
function speakInstead(error: unknown): never {
  const isTheirs =
    error instanceof DomainError &&
    ['check_in.full', 'check_in.not_possible', 'check_in.reason_needed'].includes(error.code);
  throw isTheirs ? new DomainError('door.speak') : error;
}

/**
 * Somebody without a place tells the organisers that they are at the door. Asking twice changes nothing.
 *
 * @throws DomainError `door.code`, `door.not_open`, `door.speak`, `joining.not_active`
 */
export async function ask(
  ports: Ports,
  { code, userId }: { code: string; userId: string },
): Promise<void> {
  const { id: eventId } = await eventOf(ports, { code, userId });
  await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const scene = await enter(tx, eventId, userId);
    requireOpenDoor(scene.event, at);
    const existing = await findParticipationOf(tx, { eventId, userId });
    if (existing && ['requested', 'waitlisted'].includes(existing.state)) return;
    if (existing && !mayFollow(existing.state, 'requested', 'volunteer'))
      throw new DomainError('door.speak');
    const by = { by: 'volunteer', actorId: userId, source: 'request' } as const;
    const step = { to: 'requested', role: undefined, ...by } as const;
    await move(tx, scene, { existing, step, at });
    await noteChange(tx, { eventId });
  });
}
