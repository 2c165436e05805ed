import type { ArchivedEvent } from '@saath/contract/places/event-archive/endpoints';
import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatDate } from '../../../lib/format.ts';
import { formatHours } from '../../../lib/hours.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ArchiveRestore } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { archivedQuery, useRestoreEvent } from './archive-queries.ts';

/** A way to the events that were deleted and can be brought back; nothing when there is none (KP-01). */
export function ArchivedEvents() {
  const { data: events = [] } = useQuery(archivedQuery);
  const [isOpen, setOpen] = useState(false);
  if (events.length === 0) return null;
  return (
    <>
      {/* Its words begin where the table does. */}
      <p className="-ms-3 mb-2">
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          <ArchiveRestore aria-hidden size={16} />
          {m.deleted_events_can_be_brought_back({ count: events.length })}
        </Button>
      </p>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.deleted_events()}
        description={m.people_of_these_keep_their_hours()}
      >
        <ul className="flex flex-col divide-y divide-line">
          {events.map((event) => (
            <ArchivedItem key={event.id} event={event} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function ArchivedItem({ event }: { event: ArchivedEvent }) {
  const restore = useRestoreEvent();
  const { id, title, people, hours, archivedAt, archivedBy, until, timeZone, startTime } = event;
  const day = formatDate(archivedAt, timeZone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words font-semibold">
          <bdi>{title}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          {formatDate(startTime, timeZone)}
          {' · '}
          {m.people_keep_hours_short({
            people,
            hours: formatHours(hours),
          })}
        </p>
        <p className="text-ink-soft text-sm">
          {archivedBy ? (
            <Sentence
              text={({ person }) => m.deleted_by_person_on_day({ person, day })}
              parts={{ person: <bdi>{archivedBy}</bdi> }}
            />
          ) : (
            m.deleted_on_day({ day })
          )}
        </p>
        <p className="text-ink-soft text-sm">
          {m.can_be_brought_back_until_day({ day: formatDate(until, timeZone) })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        isBusy={restore.isPending}
        busyText={m.bringing_back()}
        onClick={() => restore.mutate(id)}
      >
        {m.bring_back()}
        <About>{title}</About>
      </Button>
    </li>
  );
}
