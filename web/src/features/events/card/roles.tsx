import type { Event } from '@saath/contract/events/events/schema';
import type { EventRole } from '@saath/contract/events/roles/schema';
import type { ReactNode } from 'react';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { Users } from '../../../ui/icons.ts';
import { Meter } from '../../../ui/meter.tsx';
import { RoleGives } from '../eligibility/gives.tsx';
import { RoleNeeds } from '../eligibility/needs.tsx';
import { ShiftList } from '../shifts/shift-list.tsx';
import { hasSeveralDays } from '../shifts/shift-time.tsx';
import { TimeLimitsLine } from '../time-limits/line.tsx';
import { takenInWords } from './places-taken.ts';
import { placesInWords } from './words.ts';

type EventRolesProps = {
  event: Pick<Event, 'role' | 'status' | 'startTime' | 'endTime' | 'timeZone' | 'timeLimits'>;
  /** The role that a link named stands out. */
  chosen?: string | undefined;
  /** What a role asks for, to who is signed in; left out = all of it. */
  needsOf?: ((role: EventRole) => ReactNode) | undefined;
  /** What one can do about a role. */
  wayIn?: ((role: EventRole) => ReactNode) | undefined;
};

/** The place of a role on the page, for links that name it. */
export const rolePlace = (id: string) => `role-${id}`;

/** What an event needs, role by role, with the places still free. */
export function EventRoles({ event, chosen, needsOf, wayIn }: EventRolesProps) {
  const { role: roles, status, timeZone } = event;
  return (
    <>
      <TimeLimitsLine event={event} />
      {/* What one person lacks makes cards of very different heights: no hole in the shorter one. */}
      <ul className={`grid grid-cols-1 gap-4 sm:grid-cols-2 ${needsOf ? 'items-start' : ''}`}>
        {roles.map((role) => (
          <li
            key={role.id}
            id={rolePlace(role.id)}
            className={`flex flex-col gap-3 rounded-card border bg-surface p-5 ${role.id === chosen ? 'border-primary ring-2 ring-primary' : 'border-line'}`}
          >
            <h3 className="own-words text-xl">
              <bdi>{role.role_name}</bdi>
            </h3>
            <p dir="auto" className="whitespace-pre-line text-ink-soft">
              {role.description}
            </p>
            {role.skills.length > 0 && (
              <ul aria-label={m.skills()} className="flex flex-wrap gap-2">
                {role.skills.map((skill) => (
                  <li key={skill}>
                    <Chip tone="primary">
                      <bdi>{tagName(skill)}</bdi>
                    </Chip>
                  </li>
                ))}
              </ul>
            )}
            {needsOf ? needsOf(role) : <RoleNeeds needs={role.needs} />}
            <RoleGives gives={role.gives} />
            {role.shifts.length > 0 && (
              <ShiftList
                shifts={role.shifts}
                timeZone={timeZone}
                hasDate={hasSeveralDays(event)}
                isOpen={status === 'UPCOMING'}
              />
            )}
            <div className="mt-auto pt-1">
              <Places role={role} status={status} />
              {status === 'UPCOMING' && role.minVolunteers !== null && (
                <p className="mt-1 text-ink-soft text-sm tabular-nums">
                  {m.needs_at_least_count({ count: role.minVolunteers })}
                </p>
              )}
            </div>
            {wayIn?.(role)}
          </li>
        ))}
      </ul>
    </>
  );
}

type PlacesProps = { role: EventRole; status: Event['status'] };

/** What is free, as long as one can ask for it; afterwards only how many there were. */
function Places({ role: { filled, maxVolunteers: total }, status }: PlacesProps) {
  if (status === 'UPCOMING')
    return (
      <Meter label={placesInWords({ free: total - filled, total })} value={filled} max={total} />
    );
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm tabular-nums">
      <Users aria-hidden size={16} className="flex-none" />
      {takenInWords({ filled, total })}
    </p>
  );
}
