/** What the organiser's queue says about roles. Pure functions only. */
import type { Event } from '@saath/contract/events/events/schema';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { m } from '../../../paraglide/messages.js';

type RoleChoice = { value: string; label: string };

/** The roles of an event with their free places, for people who asked for any. */
export function roleChoices(roles: Event['role']): RoleChoice[] {
  return roles.map((role) => {
    const free = role.maxVolunteers - role.filled;
    const label =
      free > 0
        ? m.role_with_free_places({ role: role.role_name, free })
        : m.role_that_is_full({ role: role.role_name });
    return { value: role.id, label };
  });
}

export function freeText({ maxVolunteers, filled }: Event['role'][number]): string {
  const free = maxVolunteers - filled;
  return free > 0 ? m.free_of_total_free({ free, total: maxVolunteers }) : m.full();
}

/** The role that is given unless the organiser chooses another: the one asked for, or the best one with a free place. */
export function presetRole(
  { roleId, bestRoleId }: Pick<QueueEntry, 'roleId' | 'bestRoleId'>,
  roles: Event['role'],
): string {
  const withRoom = roles.filter(({ filled, maxVolunteers }) => filled < maxVolunteers);
  const best = withRoom.find(({ id }) => id === bestRoleId) ?? withRoom[0];
  return roleId ?? best?.id ?? bestRoleId ?? '';
}
