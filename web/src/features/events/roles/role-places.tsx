import type { EventRole } from '@saath/contract/events/roles/schema';
import { m } from '../../../paraglide/messages.js';
import { Meter } from '../../../ui/meter.tsx';

type RolePlacesProps = { role: Pick<EventRole, 'filled' | 'maxVolunteers' | 'minVolunteers'> };

/** How many of the places of a role are taken, in words and as a bar. */
export function RolePlaces({ role: { filled, maxVolunteers, minVolunteers } }: RolePlacesProps) {
  const text = m.places_filled({ filled, total: maxVolunteers });
  return (
    <div>
      <Meter label={text} value={filled} max={maxVolunteers} />
      {minVolunteers !== null && <Minimum filled={filled} minimum={minVolunteers} />}
    </div>
  );
}

/** Whether the fewest people the role can do with are there. */
function Minimum({ filled, minimum }: { filled: number; minimum: number }) {
  const isShort = filled < minimum;
  return (
    <p className="mt-1 flex flex-wrap gap-x-2 text-sm tabular-nums">
      <span className="text-ink-soft">{m.needs_at_least_count({ count: minimum })}</span>
      <span className={isShort ? 'font-semibold text-danger' : 'text-primary'}>
        {isShort ? m.short_by_count({ count: minimum - filled }) : m.minimum_reached()}
      </span>
    </p>
  );
}
