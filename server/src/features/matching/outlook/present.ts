/** Outlooks as the API shows them. */
import type {
  EventOutlook,
  ListedOutlook,
  RoleOutlook,
  ShortEvent,
} from '@saath/contract/matching/outlook/schema';
import type { Outlook } from '@saath/matching/outlook/staffing';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import type { EventStaffing, Staffed, StaffedRole } from './service.ts';

function presentRole(staffed: Staffed, { standbys, steps }: Outlook): RoleOutlook {
  const { role, shift, part } = staffed;
  const { minimum, hasMinimum, places } = part;
  return {
    ...presentSureness(staffed),
    ...{ minimum, hasMinimum, places, standbys, steps: [...steps] },
    roleId: role.id,
    roleName: role.name,
    shift: shift ? presentTime(shift) : null,
  };
}

function presentSureness({ part, sureness: { level, percent } }: Staffed) {
  const people = [...part.holders, ...part.unanswered].reduce((sum, { count }) => sum + count, 0);
  return { level, percent, missing: Math.max(0, part.minimum - people) };
}

function presentTime({ id, startsAt, endsAt }: ShiftRow) {
  return { id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

/** @param worst the role that decides */
export function presentEventOutlook(roles: readonly StaffedRole[], worst: Staffed): EventOutlook {
  return {
    worstRoleId: worst.role.id,
    roles: roles.map((role) => ({
      ...presentRole(role.worst, role.outlook),
      shifts: role.parts.flatMap((part) =>
        part.shift ? [{ ...presentTime(part.shift), ...presentSureness(part) }] : [],
      ),
    })),
  };
}

export function presentListed({ event, worst, outlook }: EventStaffing): ListedOutlook {
  return { eventId: event.id, worst: presentRole(worst, outlook) };
}

export function presentShort({ event, worst, outlook }: EventStaffing): ShortEvent {
  const { id, title, startTime, endTime, timeZone } = event;
  return {
    event: {
      ...{ id, title, timeZone },
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
    },
    worst: presentRole(worst, outlook),
  };
}
