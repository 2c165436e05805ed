import type { Event } from '@saath/contract/events/events/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { formatTimeRange } from '../../../lib/time-range.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Copy, Pencil, Trash } from '../../../ui/icons.ts';
import { EventCover } from '../card/cover.tsx';
import { StatusChip } from '../card/status-chip.tsx';
import { peopleCount } from './people-count.ts';

type EventTableProps = {
  events: readonly Event[];
  onCopy: (event: Event) => void;
  onDelete: (event: Event) => void;
  /** Another page is on its way. */
  isStale: boolean;
  /** What else there is to know of an event, below its status. */
  note: (event: Event) => ReactNode;
  /** Those that are to be filled together. */
  chosen: ReadonlySet<string>;
  onChoose: (event: Event) => void;
};

/** The organiser's list of events (EV-09). */
export function EventTable({ events, isStale, note, ...steps }: EventTableProps) {
  return (
    <DataTable
      caption={m.events()}
      columns={columnsOf(note, steps)}
      rows={events}
      keyOf={({ id }) => id}
      isStale={isStale}
      isWide
    />
  );
}

type Steps = Pick<EventTableProps, 'onCopy' | 'onDelete' | 'chosen' | 'onChoose'>;

function columnsOf(note: EventTableProps['note'], steps: Steps): Column<Event>[] {
  return [
    {
      key: 'name',
      header: m.event_name(),
      isName: true,
      cell: (event) => (
        <span className="flex items-center gap-2">
          <Choice event={event} {...steps} />
          <Name event={event} />
        </span>
      ),
    },
    { key: 'date', header: m.date(), isPlain: true, cell: (event) => <When event={event} /> },
    {
      key: 'location',
      header: m.location(),
      isPlain: true,
      className: 'rows:max-w-48 break-words',
      cell: ({ location }) => (
        <bdi className="rows:line-clamp-3">{location || m.location_tbd()}</bdi>
      ),
    },
    {
      key: 'volunteers',
      header: m.volunteers(),
      isFigure: true,
      isPlain: true,
      cell: (event) => (
        <span>
          {peopleCount(event)}
          <span aria-hidden className="rows:hidden">
            {' '}
            {m.volunteers_word({ count: peopleCount(event) })}
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: m.status(),
      isPlain: true,
      className: 'cards:pt-2',
      cell: (event) => (
        <span className="flex gap-1 cards:flex-wrap rows:flex-col rows:items-start">
          <StatusChip status={event.status} />
          {note(event)}
        </span>
      ),
    },
    {
      key: 'actions',
      header: m.actions(),
      isActions: true,
      cell: (event) => <Actions event={event} {...steps} />,
    },
  ];
}

/** Only where there are places to fill. */
function Choice({ event, chosen, onChoose }: { event: Event } & Steps) {
  const { id, title, status, role } = event;
  const isFillable = (status === 'UPCOMING' || status === 'ONGOING') && role.length > 0;
  if (!isFillable) return <span aria-hidden className="w-5 flex-none cards:hidden" />;
  return (
    <label className="-m-3 grid size-11 flex-none place-items-center">
      <input
        type="checkbox"
        aria-label={m.choose_event({ title })}
        checked={chosen.has(id)}
        onChange={() => onChoose(event)}
        className="size-5 accent-primary"
      />
    </label>
  );
}

function Name({ event }: { event: Event }) {
  const { id, title, images } = event;
  const first = images.toSorted((one, other) => one.order - other.order)[0];
  return (
    <Link
      to={paths.adminEvent(id)}
      className="group flex min-h-11 min-w-0 flex-1 items-center gap-3 cards:text-lg"
    >
      <EventCover
        event={event}
        image={first}
        sizes="3.5rem"
        className="size-14 flex-none overflow-hidden rounded-field rows:size-10"
      />
      <bdi className="min-w-0 font-semibold break-words group-hover:underline">
        {title || m.untitled_event()}
      </bdi>
    </Link>
  );
}

function When({ event: { startTime, endTime, timeZone } }: { event: Event }) {
  if (!startTime) return <>{m.date_tbd()}</>;
  return (
    <span className="tabular-nums cards:flex cards:flex-wrap cards:gap-x-2 rows:whitespace-nowrap">
      <time dateTime={startTime}>{formatDate(startTime, timeZone)}</time>
      <span className="block text-ink-soft rows:text-sm">
        <bdi>{formatTimeRange(startTime, endTime, timeZone)}</bdi>
      </span>
    </span>
  );
}

function Actions({ event, onCopy, onDelete }: { event: Event } & Steps) {
  return (
    <span className="flex flex-1 gap-1 whitespace-nowrap rows:justify-end">
      <ButtonLink to={paths.adminEventEdit(event.id)} variant="quiet" size="small" title={m.edit()}>
        <Pencil aria-hidden size={16} />
        <span className="rows:sr-only">{m.edit()}</span>
        <About>{event.title}</About>
      </ButtonLink>
      <Button variant="quiet" size="small" title={m.copy_event()} onClick={() => onCopy(event)}>
        <Copy aria-hidden size={16} />
        <span className="rows:sr-only">{m.copy()}</span>
        <About>{event.title}</About>
      </Button>
      <Button
        variant="quiet"
        size="small"
        title={m.delete()}
        className="cards:ms-auto"
        onClick={() => onDelete(event)}
      >
        <Trash aria-hidden size={16} />
        <span className="sr-only">{m.delete()}</span>
        <About>{event.title}</About>
      </Button>
    </span>
  );
}
