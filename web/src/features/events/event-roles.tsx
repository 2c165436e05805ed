import type { EventRole } from '@saath/contract/roles/schema';
import { Chip } from '../../ui/chip.tsx';
import { Meter } from '../../ui/meter.tsx';
import { placesInWords } from './event-words.ts';

/** What an event needs, role by role, with the places still free. */
export function EventRoles({ roles }: { roles: readonly EventRole[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {roles.map((role) => (
        <li
          key={role.id}
          className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5"
        >
          <h3 className="text-xl">
            <bdi>{role.role_name}</bdi>
          </h3>
          <p className="whitespace-pre-line text-ink-soft">{role.description}</p>
          {role.skills.length > 0 && (
            <ul aria-label="Skills" className="flex flex-wrap gap-2">
              {role.skills.map((skill) => (
                <li key={skill}>
                  <Chip tone="primary">{skill}</Chip>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-auto pt-1">
            <Meter
              label={placesInWords({
                free: role.maxVolunteers - role.filled,
                total: role.maxVolunteers,
              })}
              value={role.filled}
              max={role.maxVolunteers}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
