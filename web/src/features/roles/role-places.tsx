import type { EventRole } from '@saath/contract/roles/schema';
import { m } from '../../paraglide/messages.js';
import { Meter } from '../../ui/meter.tsx';

type RolePlacesProps = { role: Pick<EventRole, 'filled' | 'maxVolunteers'> };

/** How many of the places of a role are taken, in words and as a bar. */
export function RolePlaces({ role: { filled, maxVolunteers } }: RolePlacesProps) {
  const text = m.places_filled({ filled, total: maxVolunteers });
  return <Meter label={text} value={filled} max={maxVolunteers} />;
}
