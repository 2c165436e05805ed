import type { Event } from '@saath/contract/events/events/schema';
import { MapPin, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusChip } from '../../features/events/card/status-chip.tsx';
import { EventTime } from '../../features/events/card/time.tsx';
import { m } from '../../paraglide/messages.js';

/** The event in one strip: status, when, where and how full. */
export function EventSummary({ event }: { event: Event }) {
  const places = event.role.reduce((sum, { maxVolunteers }) => sum + maxVolunteers, 0);
  const filled = event.role.reduce((sum, role) => sum + role.filled, 0);
  return (
    <dl className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-card border border-line bg-surface px-5 py-4">
      <Fact name={m.status()}>
        <StatusChip status={event.status} />
      </Fact>
      <Fact name={m.when()}>
        <EventTime event={event} />
      </Fact>
      <Fact name={m.where()} icon={<MapPin aria-hidden size={16} className="text-ink-soft" />}>
        <bdi className="break-words">{event.location || m.location_tbd()}</bdi>
      </Fact>
      <Fact name={m.places()} icon={<UserCheck aria-hidden size={16} className="text-ink-soft" />}>
        <span className="tabular-nums">{m.filled_of_places_filled({ filled, places })}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, icon, children }: { name: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="sr-only">{name}</dt>
      <dd className="flex min-w-0 items-center gap-2">
        {icon}
        {children}
      </dd>
    </div>
  );
}
