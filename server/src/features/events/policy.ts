/** Who sees which events, and what a changed event must keep to. */

import { instantOf } from '@saath/contract/event-times/rules';
import { eventEditorMessages } from '@saath/contract/events/messages';
import { roleListProblem } from '@saath/contract/roles/rules';
import type { RoleUpdate } from '@saath/contract/roles/schema';
import type { Viewer } from '../../platform/actor.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { RoleRow } from '../roles/queries.ts';
import type { EventRow, Visibility } from './queries.ts';

export function visibilityFor(actor: Viewer | undefined): Visibility {
  return actor?.role === 'Admin' ? 'all' : 'published';
}

export function maySee(actor: Viewer | undefined, event: EventRow): boolean {
  return event.publishedAt !== null || visibilityFor(actor) === 'all';
}

/** The two instants of a form. @throws DomainError `request.invalid` for text that is no time */
export function readTimes(
  { startTime, endTime }: { startTime: string; endTime: string },
  timeZone: string,
): { startTime: Date; endTime: Date } {
  const start = instantOf(startTime, timeZone);
  const end = instantOf(endTime, timeZone);
  if (!start || !end) throw invalid(start ? 'endTime' : 'startTime', eventEditorMessages.dates);
  return { startTime: start, endTime: end };
}

export function invalid(field: string, message: string): DomainError {
  return new DomainError('request.invalid', { message, fields: { [field]: message } });
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
  const duplicateOrGap = roleListProblem(after.filter(({ id }) => byId.has(id)));
  const problem = duplicateOrGap ?? nameProblem(after);
  if (problem) throw invalid('role', problem);
  for (const role of present) {
    const wanted = byId.get(role.id)?.maxVolunteers ?? role.maxVolunteers;
    if (wanted < role.filled)
      throw new DomainError('roles.below_filled', {
        message: `${role.filled} people already hold a place as "${role.name}", so it cannot have only ${wanted}.`,
      });
  }
}

/** A new name may also clash with a role that the save does not change. */
function nameProblem(roles: Parameters<typeof roleListProblem>[0]): string | undefined {
  return roleListProblem(
    roles.map((role) => ({ ...role, description: 'kept', maxVolunteers: 1, skills: ['kept'] })),
  );
}
