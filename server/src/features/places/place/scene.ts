/** Event and person of a decision, held so that nobody else changes what it is about. */
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockUser, shareEvent } from '../../../platform/locks.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { findRole, type RoleRow } from '../../events/roles/queries.ts';
import { type Around, lookAround } from '../around/service.ts';
import { requireActiveVolunteer } from './policy.ts';
import type { ParticipationRow } from './queries.ts';
import * as queries from './queries.ts';

export type Scene = {
  readonly event: EventRow;
  readonly user: UserRow;
  /** What is around a place in it, where it has been looked at. */
  readonly around?: Around;
};

/** With what is around a place of the role; nothing is read twice. */
export async function surveyed(
  tx: Tx,
  scene: Scene,
  role: RoleRow,
): Promise<Scene & { readonly around: Around }> {
  return { ...scene, around: scene.around ?? (await lookAround(tx, scene, [role])) };
}

/**
 * Holds event and person, always in this order (then the role), so that nobody moves the event, removes the person or
 * gives them another place between the checks and the writes, and two such decisions cannot lock each other out.
 *
 * @throws DomainError `events.not_found`, `joining.not_active` for who is no active volunteer
 */
export async function enter(tx: Tx, eventId: string, userId: string): Promise<Scene> {
  const scene = await hold(tx, eventId, userId);
  requireActiveVolunteer(scene.user);
  return scene;
}

async function hold(tx: Tx, eventId: string, userId: string): Promise<Scene> {
  const event = await shareEvent(tx, eventId);
  if (!event) throw new DomainError('events.not_found');
  const user = await lockUser(tx, userId);
  if (!user) throw new DomainError('joining.not_active');
  return { event, user };
}

/**
 * The role with that id; undefined where none is named.
 *
 * @throws DomainError `roles.not_found`, also for a role of another event
 */
export async function roleOfEvent(
  tx: Tx,
  roleId: string | null | undefined,
  event: EventRow,
): Promise<RoleRow | undefined> {
  if (!roleId) return undefined;
  const role = await findRole(tx, roleId);
  if (role?.eventId !== event.id) throw new DomainError('roles.not_found');
  return role;
}

/** The row of a participation that was just written. */
export async function reread(tx: Tx, { event, user }: Scene): Promise<ParticipationRow> {
  const row = await queries.findParticipationOf(tx, { eventId: event.id, userId: user.id });
  if (!row) throw new Error('A participation that was just written is not there');
  return row;
}

/**
 * Locks event and person of a participation and reads it again under the locks. The person may have become an
 * organiser or be leaving: who gives them a place has to ask `requireActiveVolunteer`.
 *
 * @throws DomainError `joining.not_found`, `events.not_found`, `joining.not_active` when the account is gone
 */
export async function reopen(
  tx: Tx,
  participationId: string,
): Promise<{ scene: Scene; existing: ParticipationRow }> {
  const seen = await queries.findParticipation(tx, participationId);
  if (!seen) throw new DomainError('joining.not_found');
  const scene = await hold(tx, seen.eventId, seen.userId);
  return { scene, existing: await reread(tx, scene) };
}
