import type { EventRole } from '@saath/contract/roles/schema';
import { Meter } from '../../ui/meter.tsx';

type RolePlacesProps = { role: Pick<EventRole, 'filled' | 'maxVolunteers'> };

/** How many of the places of a role are taken, in words and as a bar. */
export function RolePlaces({ role: { filled, maxVolunteers } }: RolePlacesProps) {
  const text = `${filled} of ${maxVolunteers} ${maxVolunteers === 1 ? 'place' : 'places'} filled`;
  return <Meter label={text} value={filled} max={maxVolunteers} />;
}
