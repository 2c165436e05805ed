import type { Event } from '@saath/contract/events/schema';
import type { QueueEntry } from '@saath/contract/joining/schema';
import { type ReactNode, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { DeclineDialog } from './decision-decline.tsx';
import { QueueAnswered } from './queue-answered.tsx';
import { moveInQueue } from './queue-keys.ts';
import { QueueRequest } from './queue-request.tsx';
import { sectionsOf } from './queue-sections.ts';

type EventQueueProps = {
  event: Pick<Event, 'role' | 'status'>;
  entries: readonly QueueEntry[];
  now: string;
};

/** Everybody who asked for an event: those who wait for an answer first, those who have one below (EV-11). */
export function EventQueue({ event, entries, now }: EventQueueProps) {
  const [declined, setDeclined] = useState<QueueEntry>();
  const { waiting, waitlisted, confirmed, closed } = sectionsOf(entries);
  const isOver = event.status === 'COMPLETED' || event.status === 'CANCELLED';
  const shared = { roles: event.role, now, onDecline: setDeclined };
  const answered = (entry: QueueEntry) => (
    <QueueAnswered entry={entry} isOver={isOver} {...shared} />
  );
  const request = (entry: QueueEntry) =>
    isOver ? answered(entry) : <QueueRequest entry={entry} {...shared} />;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: j and k are a shortcut; Tab reaches everything as well.
    <div onKeyDown={moveInQueue} className="flex flex-col gap-8">
      {!(isOver && waiting.length === 0) && (
        <Section
          title={m.waiting_for_an_answer()}
          empty={m.nobody_is_waiting_new_requests_show_up()}
          entries={waiting}
          row={request}
        />
      )}
      {isOver && entries.length === 0 && (
        <p className="text-ink-soft">{m.nobody_asked_to_join_this_event()}</p>
      )}
      {waitlisted.length > 0 && (
        <Section title={m.wait_list()} entries={waitlisted} row={request} />
      )}
      {confirmed.length > 0 && <Section title={m.confirmed()} entries={confirmed} row={answered} />}
      {closed.length > 0 && (
        <Section title={m.declined_or_withdrawn()} entries={closed} row={answered} />
      )}
      <DeclineDialog entry={declined} onClose={() => setDeclined(undefined)} />
    </div>
  );
}

type SectionProps = {
  title: string;
  entries: readonly QueueEntry[];
  row: (entry: QueueEntry) => ReactNode;
  empty?: string;
};

function Section({ title, entries, row, empty }: SectionProps) {
  return (
    <section aria-label={title}>
      <h3 className="font-sans font-semibold text-base">
        <span>{title}</span> <span className="text-ink-soft tabular-nums">({entries.length})</span>
      </h3>
      {entries.length === 0 && <p className="mt-1 text-ink-soft">{empty}</p>}
      {entries.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
          {entries.map((entry) => (
            <li key={entry.id} tabIndex={-1} data-queue-row className="p-4 outline-offset-[-2px]">
              {row(entry)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
