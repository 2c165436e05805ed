import type { Event } from '@saath/contract/events/events/schema';
import type { ReactNode } from 'react';
import { useQuery } from '../../calls/query.ts';
import { StatusChip } from '../../features/events/card/status-chip.tsx';
import { OutlookChip } from '../../features/matching/outlook/chip.tsx';
import { mayHaveOutlook } from '../../features/matching/outlook/may-have-outlook.ts';
import { eventOutlookQuery } from '../../features/matching/outlook/queries.ts';
import { AnswerLine } from '../../features/places/reminders/answer-line.tsx';
import { m } from '../../paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { MapPin, Share2, UserCheck } from '../../ui/icons.ts';
import { TimeSpan } from '../../ui/time-span.tsx';

type EventSummaryProps = {
  event: Event;
  isNew: boolean;
  /** What the outlook is made of stands further below. */
  tellsOutlook?: boolean;
};

/** The event in one strip: status, when, where, how full, and how sure it is that enough people come. */
export function EventSummary({ event, isNew, tellsOutlook = false }: EventSummaryProps) {
  const places = event.role.reduce((sum, { maxVolunteers }) => sum + maxVolunteers, 0);
  const filled = event.role.reduce((sum, role) => sum + role.filled, 0);
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3 sm:px-5 sm:py-4">
      <dl className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Fact name={m.status()}>
          <StatusChip status={event.status} />
          {isNew ? (
            <Chip tone="primary" icon={<Share2 aria-hidden size={14} />}>
              {m.new_share_it()}
            </Chip>
          ) : (
            <Outlook event={event} isTold={tellsOutlook} />
          )}
        </Fact>
        <Fact name={m.when()}>
          <TimeSpan of={event} />
        </Fact>
        <Fact name={m.where()} icon={<MapPin aria-hidden size={16} />}>
          <bdi className="break-words">{event.location || m.location_tbd()}</bdi>
        </Fact>
        <Fact name={m.places()} icon={<UserCheck aria-hidden size={16} />}>
          <span className="tabular-nums">{m.filled_of_places_filled({ filled, places })}</span>
        </Fact>
      </dl>
      <AnswerLine event={event} />
    </div>
  );
}

/** In a word; the whole of it stands below the people. */
function Outlook({ event, isTold }: { event: Event; isTold: boolean }) {
  const { data } = useQuery({ ...eventOutlookQuery(event.id), enabled: mayHaveOutlook(event) });
  const worst = data?.roles.find(({ roleId }) => roleId === data.worstRoleId);
  if (!worst) return null;
  if (!isTold) return <OutlookChip outlook={worst} />;
  return (
    <a href="#outlook" className="rounded-full hover:underline">
      <OutlookChip outlook={worst} />
    </a>
  );
}

function Fact({ name, icon, children }: { name: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="sr-only">{name}</dt>
      <dd className="flex min-w-0 items-center gap-2 has-[>a]:flex-wrap">
        {icon && <span className="flex-none text-ink-soft">{icon}</span>}
        {children}
      </dd>
    </div>
  );
}
