import type { HoursRow } from '@saath/contract/afterwards/hours/schema';
import { useState } from 'react';
import { useInfiniteQuery } from '../../../calls/query.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { StateChip } from '../../places/join/state-chip.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { eventHoursQuery } from './queries.ts';
import { WaitingPerson } from './waiting-person.tsx';
import { basisNames } from './words.ts';

/** After an event: who was there for how long; what people say about it waits on top (DY-03 to DY-05). */
export function EventHours({ eventId }: { eventId: string }) {
  const query = useInfiniteQuery(eventHoursQuery(eventId));
  const [corrected, setCorrected] = useState<HoursRow>();
  return (
    <section aria-labelledby="hours-title" className="min-w-0">
      <h2 id="hours-title" className="mb-1 font-display font-semibold text-xl">
        {m.hours_of_help()}
      </h2>
      <p className="mb-3 text-ink-soft text-sm">{m.from_check_in_to_check_out_within()}</p>
      <QueryState query={query} errorTitle={m.the_hours_could_not_be_loaded()}>
        {({ pages }) => {
          const people = pages.flatMap((page) => page.people);
          const waiting = pages[0]?.waiting ?? [];
          if (people.length === 0)
            return <p className="text-ink-soft">{m.nobody_held_a_place_at_this_event()}</p>;
          return (
            <div className="flex flex-col gap-4">
              {waiting.length > 0 && (
                <ul aria-label={m.waiting_for_you()} className="flex flex-col gap-3">
                  {waiting.map((row) => (
                    <li key={row.participationId}>
                      <WaitingPerson row={row} />
                    </li>
                  ))}
                </ul>
              )}
              <DataTable
                caption={m.hours_of_help()}
                columns={columnsFor(setCorrected)}
                rows={people}
                keyOf={({ participationId }) => participationId}
              />
              <ShowMore query={query} />
            </div>
          );
        }}
      </QueryState>
      {corrected && <CorrectDialog row={corrected} onClose={() => setCorrected(undefined)} />}
    </section>
  );
}

function columnsFor(onCorrect: (row: HoursRow) => void): Column<HoursRow>[] {
  return [
    {
      key: 'name',
      header: m.name(),
      isName: true,
      cell: ({ name, roleName }) => (
        <>
          <bdi className="block break-words font-semibold">{name}</bdi>
          {roleName && <bdi className="block break-words text-ink-soft text-sm">{roleName}</bdi>}
        </>
      ),
    },
    {
      key: 'state',
      header: m.status(),
      cell: ({ state }) => <StateChip state={state} audience="organiser" isOver />,
    },
    {
      key: 'hours',
      header: m.hours(),
      isFigure: true,
      cell: ({ hours, basis, reason, isNoHelp }) => (
        <span>
          {hours === null ? '–' : formatNumber(hours)}
          {isNoHelp && (
            <span className="block text-ink-soft text-sm">{m.time_does_not_count_as_help()}</span>
          )}
          {basis && <span className="block text-ink-soft text-sm">{basisNames[basis]()}</span>}
          {reason && (
            <span dir="auto" className="block break-words text-ink-soft text-sm">
              {reason}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'actions',
      header: m.actions(),
      isActions: true,
      cell: (row) => (
        <Button variant="quiet" size="small" onClick={() => onCorrect(row)}>
          {m.correct()}
          <About>{row.name}</About>
        </Button>
      ),
    },
  ];
}
