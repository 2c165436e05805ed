/** Rules of roles that both sides decide by. Pure functions only. */

import { type Said, say } from '../../texts.ts';
import { namedRoleMessages } from './messages.ts';

/** Role names and skills are compared without case and outer or repeated spaces. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The first role whose name another role before it already has, or undefined. */
export function duplicateRole<Role extends { role_name: string }>(
  roles: readonly Role[],
): Role | undefined {
  const seen = new Set<string>();
  return roles.find(({ role_name }) => {
    const key = nameKey(role_name);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

type RoleFields = {
  readonly role_name: string;
  readonly description: string;
  readonly maxVolunteers: number;
  readonly minVolunteers?: number | null | undefined;
  readonly skills: readonly string[];
};

/** Whether a role is short of help even when it is full. */
export function needsTooMany({
  minVolunteers,
  maxVolunteers,
}: Pick<RoleFields, 'minVolunteers' | 'maxVolunteers'>): boolean {
  return (minVolunteers ?? 0) > maxVolunteers;
}

/**
 * The role as a save is judged: what it lacked before and still lacks is not held against it, so that an unchanged save
 * always works.
 */
export function judgedRole<Role extends RoleFields>(
  role: Role,
  before: Omit<RoleFields, 'role_name' | 'description'> | undefined,
): Role {
  if (!before) return role;
  const lacksAsBefore = before.skills.length === 0 && role.skills.length === 0;
  const isSameNumbers =
    (role.minVolunteers ?? null) === (before.minVolunteers ?? null) &&
    role.maxVolunteers === before.maxVolunteers;
  return {
    ...role,
    ...(lacksAsBefore ? { skills: ['kept'] } : {}),
    ...(isSameNumbers ? { minVolunteers: null } : {}),
  };
}

/** The first problem of the editor's role list in the words of specification §5, or undefined. */
export function roleListProblem(roles: readonly RoleFields[]): Said | undefined {
  const duplicate = duplicateRole(roles);
  if (duplicate) return say(namedRoleMessages, 'duplicate', { name: duplicate.role_name });
  for (const role of roles) {
    if (!role.description.trim())
      return say(namedRoleMessages, 'description', { name: role.role_name });
    if (!Number.isInteger(role.maxVolunteers) || role.maxVolunteers < 1)
      return say(namedRoleMessages, 'places', { name: role.role_name });
    if (role.skills.length === 0) return say(namedRoleMessages, 'skills', { name: role.role_name });
    if (needsTooMany(role)) return say(namedRoleMessages, 'fewestAbove', { name: role.role_name });
  }
  return undefined;
}
