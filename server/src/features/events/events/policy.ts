/** Who sees which events, and what a changed event must keep to. */

import { eventEditorMessages } from '@saath/contract/events/events/messages';
import type { newEventSchema } from '@saath/contract/events/events/schema';
import { namedRoleMessages } from '@saath/contract/events/roles/messages';
import { judgedRole, nameKey, roleListProblem } from '@saath/contract/events/roles/rules';
import type { RoleUpdate } from '@saath/contract/events/roles/schema';
import { instantOf } from '@saath/contract/local-time';
import { type Said, say } from '@saath/contract/texts';
import type * as z from 'zod/mini';
import { atEvent, mayAt, type Viewer } from '../../../platform/actor.ts';
import { DomainError, invalidField } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { isOtherCrew } from '../crew-rules/policy.ts';
import type { RoleRow } from '../roles/queries.ts';
import type { ShiftRow } from '../shifts/queries.ts';
import type { EventRow, Visibility } from './queries.ts';

export function visibilityFor(actor: Viewer | undefined): Visibility {
  return actor?.role === 'Admin' ? 'all' : 'published';
}

export function maySee(actor: Viewer | undefined, event: EventRow): boolean {
  if (event.publishedAt !== null || visibilityFor(actor) === 'all') return true;
  return mayAt(actor && atEvent(actor, event), 'events.read', event.id);
}

/** @throws DomainError `events.changed_meanwhile` when another version was seen than is there */
export function requireVersion(event: EventRow, seen: string | undefined): void {
  if (seen !== undefined && new Date(seen).getTime() !== event.updatedAt.getTime())
    throw new DomainError('events.changed_meanwhile');
}

/**
 * The version that was edited is not older than the last save. A role or a picture that was added since then makes no
 * conflict: a save leaves both alone, and the client in the field goes on with the event as it read it first.
 *
 * @throws DomainError `events.changed_meanwhile`
 */
export function requireUnedited({ createdAt, editedAt }: EventRow, seen: string | undefined): void {
  if (seen === undefined) return;
  const isNewest = new Date(seen).getTime() >= (editedAt ?? createdAt).getTime();
  if (!isNewest) throw new DomainError('events.changed_meanwhile');
}

/** Makes the refusal of an unknown role a conflict when the version that was seen is old enough to have had the role. */
export function goneSince({ updatedAt }: EventRow, seen: string | undefined) {
  return (error: unknown): never => {
    const isUnknown = error instanceof DomainError && error.code === 'events.unknown_role';
    const isOld = seen !== undefined && new Date(seen).getTime() < updatedAt.getTime();
    throw isUnknown && isOld ? new DomainError('events.changed_meanwhile') : error;
  };
}

/** What was cancelled stays as it was. @throws DomainError `events.cancelled` */
export function requireNotCancelled(event: Pick<EventRow, 'cancelledAt'>): void {
  if (event.cancelledAt) throw new DomainError('events.cancelled');
}

/** The two instants of a form. @throws DomainError `request.invalid` for text that is no time */
export function readTimes(
  { startTime, endTime }: { startTime: string; endTime: string },
  timeZone: string,
): { startTime: Date; endTime: Date } {
  const start = instantOf(startTime, timeZone);
  const end = instantOf(endTime, timeZone);
  if (!start || !end)
    throw invalidField(start ? 'endTime' : 'startTime', say(eventEditorMessages, 'dates'));
  return { startTime: start, endTime: end };
}

/**
 * The roles of the event as a save would leave them keep to the rules of the role list.
 *
 * @throws DomainError `events.unknown_role`, `request.invalid`, `roles.below_filled`
 */
export function requireSoundRoles(
  present: readonly RoleRow[],
  changes: readonly RoleUpdate[],
): void {
  const byId = new Map(changes.map((change) => [change.id, change] as const));
  if (
    byId.size < changes.length ||
    changes.some(({ id }) => !present.some((role) => role.id === id))
  )
    throw new DomainError('events.unknown_role');
  const after = present.map((role) => byId.get(role.id) ?? { ...role, role_name: role.name });
  const before = new Map(present.map((role) => [role.id, role] as const));
  const judged = after
    .filter(({ id }) => byId.has(id))
    .map((role) => judgedRole(withMinimum(role, before.get(role.id)), before.get(role.id)));
  const duplicateOrGap = roleListProblem(judged);
  const problem = duplicateOrGap ?? nameProblem(after);
  if (problem) throw invalidField('role', problem);
  for (const role of present) {
    const wanted = byId.get(role.id)?.maxVolunteers ?? role.maxVolunteers;
    if (wanted < role.filled)
      throw new DomainError('roles.below_filled', {
        said: say(namedRoleMessages, 'belowFilled', {
          filled: role.filled,
          name: role.name,
          wanted,
        }),
      });
  }
}

/**
 * The role with the minimum that a save leaves it: clients that know nothing of minimums lower the places, and it comes
 * down with them.
 */
export function withMinimum<Role extends Pick<RoleUpdate, 'maxVolunteers' | 'minVolunteers'>>(
  role: Role,
  before: Pick<RoleRow, 'maxVolunteers' | 'minVolunteers'> | undefined,
): Role {
  if (role.minVolunteers !== undefined || !before?.minVolunteers) return role;
  if (role.maxVolunteers === before.maxVolunteers)
    return { ...role, minVolunteers: before.minVolunteers };
  return { ...role, minVolunteers: Math.min(before.minVolunteers, role.maxVolunteers) };
}

/** What is over keeps the numbers of its roles. @throws DomainError `events.over` */
export function requireSamePlaces(
  present: readonly RoleRow[],
  changes: readonly RoleUpdate[],
): void {
  const byId = new Map(present.map((role) => [role.id, role] as const));
  const isOther = ({ id, maxVolunteers, minVolunteers }: RoleUpdate) => {
    const role = byId.get(id);
    if (!role) return false;
    const isMinimum = minVolunteers === undefined || minVolunteers === role.minVolunteers;
    return maxVolunteers !== role.maxVolunteers || !isMinimum;
  };
  if (changes.some(isOther))
    throw new DomainError('events.over', { said: say(eventEditorMessages, 'placesFixed') });
}

/**
 * How many people a role with shifts takes is the sum of theirs.
 *
 * @throws DomainError `shifts.set_places`
 */
export function requirePlacesOfShifts(
  present: readonly RoleRow[],
  { shifts, changes }: { shifts: readonly ShiftRow[]; changes: readonly RoleUpdate[] },
): void {
  const withShifts = new Set(shifts.map(({ roleId }) => roleId));
  const before = new Map(present.map((role) => [role.id, role.maxVolunteers] as const));
  if (
    changes.some(({ id, maxVolunteers }) => withShifts.has(id) && maxVolunteers !== before.get(id))
  )
    throw new DomainError('shifts.set_places');
}

/** A new name may also clash with a role that the save does not change. */
function nameProblem(roles: Parameters<typeof roleListProblem>[0]): Said | undefined {
  return roleListProblem(
    roles.map(({ role_name }) => ({
      ...{ role_name, description: 'kept', maxVolunteers: 1 },
      skills: ['kept'],
    })),
  );
}

/** The row of an event that is made now, without what only its times and place say. */
export function eventRow(
  {
    title,
    description,
    location,
    type,
    mode,
    travelMinutes,
    publish,
    branchId,
  }: z.output<typeof newEventSchema>,
  { at, timeZone, actorId }: { at: Date; timeZone: string; actorId: string },
) {
  return {
    id: newId(),
    title,
    titleKey: nameKey(title),
    description,
    location,
    type,
    mode,
    travelMinutes,
    timeZone,
    branchId: branchId ?? null,
    publishedAt: publish ? at : null,
    cancelledAt: null,
    createdBy: actorId,
    createdAt: at,
    updatedAt: at,
  };
}

/** Whether a save gives a role more places. */
export function hasMorePlaces(
  present: readonly RoleRow[],
  changes: readonly RoleUpdate[],
): boolean {
  const before = new Map(present.map((role) => [role.id, role.maxVolunteers] as const));
  return changes.some(({ id, maxVolunteers }) => maxVolunteers > (before.get(id) ?? 0));
}

/** Whether a role asks for something else of its people together. */
export function hasOtherCrews(
  present: readonly RoleRow[],
  changes: readonly RoleUpdate[],
): boolean {
  return changes.some(({ id, needs }) => {
    const role = present.find((each) => each.id === id);
    return role && needs && isOtherCrew(role, needs);
  });
}

/** Whether a role asks for something else of each of its people. */
export function hasOtherNeeds(
  present: readonly RoleRow[],
  changes: readonly RoleUpdate[],
): boolean {
  const before = new Map(present.map((role) => [role.id, role] as const));
  return changes.some(({ id, needs }) => {
    const role = before.get(id);
    if (!needs || !role) return false;
    const isSame =
      areSame(needs.oneOf, role.needsOneOf) &&
      areSame(needs.agreements ?? role.needsAgreements, role.needsAgreements);
    const { guardian = role.needsGuardian } = needs;
    return !isSame || needs.minAge !== role.minAge || guardian !== role.needsGuardian;
  });
}

/** In whatever order, and however often. */
function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.every((id) => other.includes(id)) && other.every((id) => one.includes(id));
}

/** The roles whose time begins or ceases to count as hours of help. */
export function otherHours(present: readonly RoleRow[], changes: readonly RoleUpdate[]): string[] {
  const before = new Map(present.map((role) => [role.id, role.countsHours] as const));
  return changes.flatMap(({ id, gives }) => {
    const isOther = gives !== undefined && (gives?.countsHours ?? true) !== before.get(id);
    return isOther ? [id] : [];
  });
}
