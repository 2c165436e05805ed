import type { Event } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import { type QueueSection as Section, sectionOf } from '@saath/contract/places/joining/rules';
import type { QueueCounts, QueueEntry } from '@saath/contract/places/joining/schema';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../../../lib/debounced.ts';
import { m } from '../../../paraglide/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import { mayDo } from '../../events/card/may-do.ts';
import { EventZone } from '../join/event-zone.ts';
import { QueueAnswered } from './answered.tsx';
import { QueueBulk } from './bulk.tsx';
import { DeclineDialog } from './decision-decline.tsx';
import { moveInQueue } from './keys.ts';
import { QueueRequest } from './request.tsx';
import { QueueSection } from './section.tsx';
import { SelectRow, useSelection } from './selection.tsx';

type EventQueueProps = {
  event: Pick<Event, 'id' | 'role' | 'status' | 'timeZone' | 'can'>;
  counts: QueueCounts;
  /** The only role that is shown, to who leads its people. */
  role?: Event['role'][number];
};

/** Everybody who asked for an event: those who wait for an answer first, those who have one below (EV-11). */
export function EventQueue({ event, counts, role }: EventQueueProps) {
  const [declined, setDeclined] = useState<QueueEntry>();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), limits.searchDebounce);
  const selection = useSelection();
  const waitSelection = useSelection();
  const isOver = event.status === 'COMPLETED' || event.status === 'CANCELLED';
  const isLarge = Object.values(counts).some((count) => count > limits.queuePage);
  const hasBegun = event.status !== 'UPCOMING';
  const mayOverride = mayDo(event, 'places.give');
  const shared = { roles: role ? [role] : event.role, mayOverride, onDecline: setDeclined };

  const answered = (entry: QueueEntry, now: string) => (
    <QueueAnswered entry={entry} isOver={isOver} now={now} {...shared} />
  );
  const open = (section: Section) => (entry: QueueEntry, now: string) => {
    // Answered just now: it stays in its place until the queue has been read again.
    if (sectionOf(entry.state) !== section)
      return <QueueAnswered entry={entry} isOver={isOver} isMoving now={now} {...shared} />;
    if (isOver) return answered(entry, now);
    const request = <QueueRequest entry={entry} now={now} hasBegun={hasBegun} {...shared} />;
    // Many at once are answered by who leads them all.
    if (role || entry.state === 'offered') return request;
    const chosen = section === 'requested' ? selection : waitSelection;
    return (
      <SelectRow selection={chosen} entry={entry}>
        {request}
      </SelectRow>
    );
  };

  const everybody = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (isOver && everybody === 0)
    return <p className="text-ink-soft">{m.nobody_asked_to_join_this_event()}</p>;
  return (
    <EventZone value={event.timeZone}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: j and k are a shortcut; Tab reaches everything as well. */}
      <div onKeyDown={moveInQueue} className="flex flex-col gap-5">
        {(isLarge || text !== '') && <NameSearch text={text} onChange={setText} />}
        <Sections
          {...{ event, counts, q, isOver, ...(role ? { role } : {}) }}
          rows={{ requested: open('requested'), waitlisted: open('waitlisted'), answered }}
          above={(section) => (entries) =>
            !isOver &&
            !role && (
              <QueueBulk
                event={event}
                state={section}
                entries={entries}
                selection={section === 'requested' ? selection : waitSelection}
              />
            )
          }
        />
        <DeclineDialog entry={declined} onClose={() => setDeclined(undefined)} />
      </div>
    </EventZone>
  );
}

function NameSearch({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <div className="max-w-md">
      <TextField
        label={m.search_by_name()}
        type="search"
        autoComplete="off"
        maxLength={limits.searchText.max}
        value={text}
        onChange={(change) => onChange(change.target.value)}
      />
    </div>
  );
}

type Row = (entry: QueueEntry, now: string) => ReactNode;

type SectionsProps = EventQueueProps & {
  q: string;
  isOver: boolean;
  rows: { requested: Row; waitlisted: Row; answered: Row };
  above: (section: 'requested' | 'waitlisted') => (entries: readonly QueueEntry[]) => ReactNode;
};

function Sections({ event, counts, role, q, isOver, rows, above }: SectionsProps) {
  const shared = { eventId: event.id, roleId: role?.id, q };
  return (
    <>
      {!(isOver && counts.requested === 0) && (
        <QueueSection
          {...shared}
          section="requested"
          title={m.waiting_for_an_answer()}
          count={counts.requested}
          empty={m.nobody_is_waiting_new_requests_show_up()}
          isOpenAtFirst
          row={rows.requested}
          above={above('requested')}
        />
      )}
      {counts.waitlisted > 0 && (
        <QueueSection
          {...shared}
          section="waitlisted"
          title={m.wait_list()}
          count={counts.waitlisted}
          isOpenAtFirst
          row={rows.waitlisted}
          above={above('waitlisted')}
        />
      )}
      {counts.confirmed > 0 && (
        <QueueSection
          {...shared}
          section="confirmed"
          title={m.confirmed()}
          count={counts.confirmed}
          isOpenAtFirst={false}
          row={rows.answered}
        />
      )}
      {counts.closed > 0 && (
        <QueueSection
          {...shared}
          section="closed"
          title={m.declined_or_withdrawn()}
          count={counts.closed}
          isOpenAtFirst={false}
          row={rows.answered}
        />
      )}
    </>
  );
}
