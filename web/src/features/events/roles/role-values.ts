/** A role as it is typed, and the checks of the two places where roles are made. */

import type { Gives, Needs } from '@saath/contract/events/eligibility/schema';
import { roleBuilderMessages } from '@saath/contract/events/roles/messages';
import { nameKey } from '@saath/contract/events/roles/rules';
import { addedRoleSchema, type NewRole, newRoleSchema } from '@saath/contract/events/roles/schema';
import { limits } from '@saath/contract/limits';
import { newId } from '../../../lib/new-id.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import type { ShiftValues } from '../shifts/shift-values.ts';

export type RoleValues = {
  role_name: string;
  description: string;
  /** The text of the number field. */
  maxVolunteers: string;
  /** The same; empty = no such number. */
  minVolunteers: string;
  skills: string[];
  /** Who may do it; undefined = as it is, anybody in a new role. */
  needs?: Needs | undefined;
  /** What whoever completes it is given; undefined = as it is, nothing in a new role. */
  gives?: Gives | null | undefined;
};

export const emptyRole: RoleValues = {
  role_name: '',
  description: '',
  maxVolunteers: String(limits.rolePlaces.initial),
  minVolunteers: '',
  skills: [],
};

/** With how few people the role can do; null when nothing is typed. */
export function minimumOf({ minVolunteers }: Pick<RoleValues, 'minVolunteers'>): number | null {
  return minVolunteers.trim() ? Number(minVolunteers) : null;
}

export function isEmptyRole(role: RoleValues): boolean {
  return !role.role_name.trim() && !role.description.trim() && role.skills.length === 0;
}

/** A role of an event that does not exist yet, with its shifts. */
export type BuiltRole = RoleValues & {
  /** The tab's own, by which questions are of this role alone; one that is being written has none. */
  id?: string | undefined;
  shifts: ShiftValues[];
};

export const emptyBuiltRole: BuiltRole = { ...emptyRole, shifts: [] };

/** A role that was checked, as the list of the wizard keeps it. */
export function builtRole(
  { needs: _needs, gives: _gives, ...role }: NewRole,
  { id = newId(), shifts, needs, gives }: Pick<BuiltRole, 'id' | 'shifts' | 'needs' | 'gives'>,
): BuiltRole {
  const numbers = {
    maxVolunteers: String(role.maxVolunteers),
    minVolunteers: String(role.minVolunteers ?? ''),
  };
  const asked = { ...(needs ? { needs } : {}), ...(gives ? { gives } : {}) };
  return { ...emptyRole, ...role, ...numbers, ...asked, id, shifts };
}

export type RoleProblem = { field: keyof RoleValues; message: string };

type Checked = { role: NewRole; problem?: never } | { role?: never; problem: RoleProblem };

/** The role builder of the create wizard (EV-07). */
export function checkBuiltRole(values: RoleValues, others: readonly RoleValues[]): Checked {
  const result = newRoleSchema.safeParse({ ...values, minVolunteers: minimumOf(values) });
  if (!result.success) return { problem: firstProblem(result.error.issues) };
  if (isNameTaken(values, others))
    return { problem: { field: 'role_name', message: spoken(roleBuilderMessages, 'duplicate') } };
  return { role: result.data };
}

/** A role that is added in the editor; the name is settled before the rest is looked at. */
export function checkAddedRole(
  values: RoleValues,
  others: readonly Pick<RoleValues, 'role_name'>[],
): Checked {
  const result = addedRoleSchema.safeParse({ ...values, minVolunteers: minimumOf(values) });
  const problem = result.success ? undefined : firstProblem(result.error.issues);
  if (problem?.field === 'role_name') return { problem };
  if (isNameTaken(values, others))
    return { problem: { field: 'role_name', message: m.role_name_already_exists() } };
  return result.success ? { role: result.data } : { problem: firstProblem(result.error.issues) };
}

function isNameTaken(
  { role_name }: RoleValues,
  others: readonly Pick<RoleValues, 'role_name'>[],
): boolean {
  return others.some((other) => nameKey(other.role_name) === nameKey(role_name));
}

const order = ['role_name', 'description', 'maxVolunteers', 'minVolunteers', 'skills'] as const;

function firstProblem(issues: readonly { path: PropertyKey[]; message: string }[]): RoleProblem {
  for (const field of order) {
    const issue = issues.find(({ path }) => path[0] === field);
    if (issue) return { field, message: issue.message };
  }
  return { field: 'role_name', message: spoken(roleBuilderMessages, 'required') };
}
