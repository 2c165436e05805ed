/** Use cases of roles. */

import { ADULT } from '@saath/contract/events/eligibility/rules';
import type { WantedGives, WantedNeeds } from '@saath/contract/events/eligibility/schema';
import { roleEditorMessages } from '@saath/contract/events/roles/messages';
import { nameKey } from '@saath/contract/events/roles/rules';
import type { NewRole } from '@saath/contract/events/roles/schema';
import { limits } from '@saath/contract/limits';
import { say } from '@saath/contract/texts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { touchEvent } from '../../../platform/locks.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { crewColumns, requirePossibleCrew } from '../crew-rules/policy.ts';
import type { KindRow } from '../eligibility/queries.ts';
import { kindsOfRoles, refuseUnknownKind } from '../eligibility/service.ts';
import { placesIn } from '../shifts/policy.ts';
import {
  deleteRoleRow,
  findEventOfRole,
  findRole,
  insertRoles,
  isRecordedIn,
  type RoleRow,
  rolesOf,
} from './queries.ts';

export type Roles = {
  readonly db: Database;
  readonly now: Clock;
  /** What happens to the people of a role that is deleted, in the same transaction. */
  readonly releaseRole: (tx: Tx, role: RoleRow, actorId: string) => Promise<void>;
};

/** The rows of roles that come after those the event has. */
export function roleRows(
  roles: readonly NewRole[],
  { eventId, after, at }: { eventId: string; after: number; at: Date },
) {
  return roles.map(({ role_name, description, skills, shifts = [], ...role }, index) => ({
    eventId,
    id: newId(),
    position: after + index + 1,
    name: role_name,
    description,
    skills,
    maxVolunteers: shifts.length > 0 ? placesIn(shifts) : role.maxVolunteers,
    minVolunteers: role.minVolunteers ?? null,
    ...needsColumns(role.needs),
    ...givesColumns(role.gives),
    createdAt: at,
  }));
}

/** What a role asks for, as its row keeps it; without what is left out. */
export function needsColumns(needs: WantedNeeds | undefined) {
  if (!needs) return {};
  const { oneOf, minAge, agreements } = needs;
  const needsGuardian = isGuardianNeeded(needs);
  return {
    ...{ needsOneOf: [...new Set(oneOf)], minAge },
    ...(agreements ? { needsAgreements: [...new Set(agreements)] } : {}),
    ...(needsGuardian === undefined ? {} : { needsGuardian }),
    ...crewColumns(needs),
  };
}

/** What it gives, as its row keeps it; undefined = as it is, null = nothing. */
export function givesColumns(gives: WantedGives | null | undefined) {
  if (gives === undefined) return {};
  const { kind: givesKind, months: givesMonths, countsHours } = gives ?? nothingGiven;
  return { givesKind, givesMonths, countsHours };
}

const nothingGiven = { kind: null, months: null, countsHours: true };

/** Nobody under 18 can do a role for people over 18, whoever agrees; undefined = as it is. */
export function isGuardianNeeded({ minAge, guardian }: WantedNeeds): boolean | undefined {
  return minAge === ADULT ? false : guardian;
}

/**
 * @returns the role, and the kinds of qualification and agreements it asks for
 * @throws DomainError `events.not_found`, `events.cancelled`, `events.over`, `roles.duplicate`, `roles.too_many`,
 * `eligibility.unknown_kind`
 */
export async function addRole(
  { db, now }: Roles,
  { eventId, role, actorId }: { eventId: string; role: NewRole; actorId: string },
): Promise<RoleRow & { readonly kinds: readonly KindRow[] }> {
  return await inTransaction(db, async (tx) => {
    const at = now();
    const { publishedAt, endTime } = await holdEvent(tx, eventId, at);
    if (publishedAt && endTime <= at)
      throw new DomainError('events.over', { said: say(roleEditorMessages, 'over') });
    const present = await rolesOf(tx, [eventId]);
    if (present.length >= limits.rolesPerEvent.max) throw new DomainError('roles.too_many');
    if (present.some((other) => other.nameKey === nameKey(role.role_name)))
      throw new DomainError('roles.duplicate');
    const rows = roleRows([role], { eventId, after: present.at(-1)?.position ?? 0, at });
    await insertRoles(tx, rows).catch(refuseUnknownKind);
    const details = { subject: role.role_name, count: role.maxVolunteers };
    await writeAudit(tx, { action: 'role.added', actorId, at, eventId, details });
    const [row] = rows;
    const added = row && (await findRole(tx, row.id));
    if (!added) throw new Error('A role that was just added is not there');
    requirePossibleCrew(added, []);
    return { ...added, kinds: await kindsOfRoles(tx, [added]) };
  });
}

async function holdEvent(tx: Tx, eventId: string, at: Date) {
  const event = await touchEvent(tx, eventId, at);
  if (!event) throw new DomainError('events.not_found');
  if (event.cancelledAt) throw new DomainError('events.cancelled');
  return event;
}

/** In which event the role is; undefined where there is none. */
export async function eventOfRole(db: Database, id: string) {
  return await findEventOfRole(db, id);
}

/**
 * Deletes a role of an event that has not begun; its people ask for the event again, without a role.
 *
 * @throws DomainError `roles.not_found`, `events.cancelled`, `roles.begun`, `roles.recorded`
 */
export async function removeRole(
  { db, now, releaseRole }: Roles,
  { roleId, actorId }: { roleId: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = now();
    const seen = await findRole(tx, roleId);
    if (!seen) throw new DomainError('roles.not_found');
    const { eventId } = seen;
    const { publishedAt, startTime } = await holdEvent(tx, eventId, at);
    // Again under the lock: somebody else may have deleted it meanwhile.
    const role = await findRole(tx, roleId);
    if (!role) throw new DomainError('roles.not_found');
    if (publishedAt && startTime <= at) throw new DomainError('roles.begun');
    if (await isRecordedIn(tx, roleId)) throw new DomainError('roles.recorded');
    await releaseRole(tx, role, actorId);
    await deleteRoleRow(tx, roleId);
    const details = { subject: role.name };
    await writeAudit(tx, { action: 'role.deleted', actorId, at, eventId, details });
  });
}
