/** Use cases of the kiosk, a device at the door on which people check in themselves (DY-02). */
import { personKey } from '@saath/contract/accounts/names/rules';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import { findUser } from '../../accounts/accounts/queries.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { type RoleRow, rolesOf } from '../../events/roles/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { requireSession } from '../../foundation/sessions/service.ts';
import { wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { arrival } from '../check-in/policy.ts';
import { openPerson, recordPress } from '../check-in/service.ts';
import { requireOpenDoor } from '../door/policy.ts';
import { addWalkIn } from '../walk-ins/service.ts';
import { passFor, readPass } from './policy.ts';
import {
  deletePass,
  deletePassesBefore,
  findPass,
  insertPass,
  type KioskRow,
  openPasses,
  type PassRow,
  peopleAtDoor,
} from './queries.ts';

const MOST_SHOWN = 50;

type Opening = {
  readonly eventId: string;
  readonly organiserId: string;
  /** By which it is opened. */
  readonly sessionId: string;
  readonly device: string;
};

/**
 * Opens the kiosk of an event on a device, until the event ends or the pass is withdrawn.
 *
 * @throws DomainError `events.not_found`, `door.not_open`, `accounts.not_allowed`, `accounts.sign_in_needed`
 */
export async function openKiosk(
  { db, now, signer }: Ports,
  { eventId, organiserId, sessionId, device }: Opening,
): Promise<string> {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  requireOpenDoor(event, now());
  const id = newId();
  const times = { openedAt: now(), endsAt: event.endTime };
  await inTransaction(db, async (tx) => {
    const organiser = await lockUser(tx, organiserId);
    if (organiser?.role !== 'Admin') throw new DomainError('accounts.not_allowed');
    await requireSession(tx, sessionId);
    await insertPass(tx, { id, eventId, organiserId, device, ...times });
  });
  return passFor(signer, id);
}

/** The devices that are open at the door. @throws DomainError `events.not_found` */
export async function listKiosks({ db, now }: Ports, eventId: string) {
  if (!(await findEvent(db, eventId))) throw new DomainError('events.not_found');
  return await openPasses(db, { eventId, now: now() });
}

/** The device at the door says that it is closed from its next call on. @throws DomainError `kiosk.gone` */
export async function closeKiosk(
  { db, now }: Ports,
  { id, eventId, actorId }: { id: string; eventId: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deletePass(tx, { id, eventId }))) throw new DomainError('kiosk.gone');
    await writeAudit(tx, { action: 'event.kiosk_closed', actorId, at: now(), eventId });
  });
}

/** Passes that have reached their end. */
export async function dropOldPasses(db: Database, now: Date): Promise<void> {
  await deletePassesBefore(db, now);
}

type Pass = Pick<PassRow, 'eventId' | 'organiserId'>;

/**
 * What the pass opens, as long as it was not withdrawn and who gave it is an organiser.
 *
 * @throws DomainError `kiosk.over`, `door.not_open`
 */
async function enterKiosk(ports: Ports, text: string): Promise<Pass & { event: EventRow }> {
  const { db, now, signer } = ports;
  const pass = await findPass(db, readPass(signer, text));
  if (!pass || pass.endsAt <= now()) throw new DomainError('kiosk.over');
  const organiser = await findUser(db, pass.organiserId);
  const event = await findEvent(db, pass.eventId);
  if (organiser?.role !== 'Admin' || !event) throw new DomainError('kiosk.over');
  requireOpenDoor(event, now());
  return { ...pass, event };
}

export async function readKiosk(
  ports: Ports,
  { pass, q }: { pass: string; q: string },
): Promise<{ event: EventRow; roles: RoleRow[]; people: KioskRow[] }> {
  const { event } = await enterKiosk(ports, pass);
  const { db } = ports;
  const search = { eventId: event.id, nameKey: personKey(q) || undefined, limit: MOST_SHOWN };
  return {
    event,
    roles: await rolesOf(db, [event.id]),
    people: await peopleAtDoor(db, search),
  };
}

/** @throws DomainError `kiosk.over`, `door.not_open`, `door.speak`, `check_in.not_found` */
export async function checkInAtKiosk(
  ports: Ports,
  { pass, id, participationId }: { pass: string; id: string; participationId: string },
): Promise<void> {
  const { eventId, organiserId } = await enterKiosk(ports, pass);
  await inTransaction(ports.db, async (tx) => {
    const { scene, existing } = await openPerson(tx, { eventId, participationId });
    const isExpected = ['confirmed', 'checked_in', 'no_show'].includes(existing.state);
    if (!isExpected) throw new DomainError('door.speak');
    const press = arrival(existing.state, ports.now());
    const given = { id, scene, existing, press, actorId: organiserId, by: 'organiser' } as const;
    await recordPress(ports, tx, given).catch(tellNothing);
  });
  wakeWorkers(ports);
}

/**
 * Somebody who is not on the list takes a free place.
 *
 * @throws DomainError `kiosk.over`, `door.not_open`, `check_in.full`, `door.speak`
 */
export async function walkInAtKiosk(
  ports: Ports,
  {
    pass,
    ...given
  }: { pass: string; id: string; name: string; email: string | null; roleId: string },
): Promise<void> {
  const { eventId, organiserId } = await enterKiosk(ports, pass);
  const place = { ...given, eventId, actorId: organiserId, addPlace: false };
  await addWalkIn(ports, place).catch((error: unknown) => {
    const isFull = error instanceof DomainError && error.code === 'check_in.full';
    if (isFull) throw error;
    tellNothing(error);
  });
}

/** Strangers stand at this screen: why it is not possible may be about somebody else's account or other places. */
function tellNothing(error: unknown): never {
  throw error instanceof DomainError ? new DomainError('door.speak') : error;
}
