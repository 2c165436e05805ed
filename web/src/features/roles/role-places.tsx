import type { EventRole } from '@saath/contract/roles/schema';
import { Meter } from '../../ui/meter.tsx';

type RolePlacesProps = { role: Pick<EventRole, 'filled' | 'maxVolunteers'> };

/** How many of the places of a role are taken, in words and as a bar. */
export function RolePlaces({ role: { filled, maxVolunteers } }: RolePlacesProps) {
  const text = `${filled} of ${maxVolunteers} ${maxVolunteers === 1 ? 'place' : 'places'} filled`;
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden className="text-ink-soft text-sm tabular-nums">
        {text}
        {filled >= maxVolunteers && ', full'}
      </span>
      <Meter label={text} value={filled} max={maxVolunteers} />
    </div>
  );
}
