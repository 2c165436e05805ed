import type { ReplyOf } from '@saath/contract/endpoint';
import type { listPeople } from '@saath/contract/office/people/endpoints';
import type { PersonRow } from '@saath/contract/office/people/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageNumbers } from '../../../ui/page-numbers.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useViewer } from '../../foundation/organisation/site.ts';
import { type Beside, type PeopleView, seekingNothing, targetsOf } from './people-address.ts';
import { peoplePageQuery } from './people-queries.ts';
import { PeopleTable } from './people-table.tsx';

type PeopleListProps = {
  view: PeopleView;
  beside: Beside;
  onChange: (view: PeopleView) => void;
  onRemove: (person: PersonRow) => void;
};

/** One page of people and the way to the others. */
export function PeopleList({ view, beside, onChange, onRemove }: PeopleListProps) {
  const query = useQuery({
    ...peoplePageQuery(view, beside),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  // The last person of a page was removed, or the address names a page that is not there any more.
  const real = data && !isPlaceholderData ? pageToShow(data) : view.page;
  const goThere = useEffectEvent(() => onChange({ ...view, page: real }));
  useEffect(() => {
    if (real !== view.page) goThere();
  }, [real, view.page]);

  return (
    <QueryState
      query={query}
      loading={<Skeleton className="h-96 w-full" />}
      errorTitle={m.the_people_could_not_be_loaded()}
    >
      {(shown) =>
        shown.total === 0 ? (
          <Nobody
            onClear={() =>
              onChange({
                ...{ ...view, page: 1, q: '', role: undefined, status: undefined },
                seeking: seekingNothing,
              })
            }
          />
        ) : (
          <Pages
            shown={shown}
            view={view}
            isStale={isPlaceholderData}
            onChange={onChange}
            onRemove={onRemove}
          />
        )
      }
    </QueryState>
  );
}

type Shown = ReplyOf<typeof listPeople>;

function pageToShow({ people, page, pages }: Shown): number {
  return people.length === 0 && page > 1 ? Math.min(page - 1, pages) : page;
}

function Nobody({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={m.no_volunteers_found()}
      hint={m.search_for_less_or_choose_another_status()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {m.clear_search_and_filters()}
        </Button>
      }
    />
  );
}

type PagesProps = Omit<PeopleListProps, 'beside'> & { shown: Shown; isStale: boolean };

function Pages({ shown, view, isStale, onChange, onRemove }: PagesProps) {
  const viewer = useViewer();
  return (
    <>
      <PeopleTable
        people={shown.people}
        ownId={viewer?.id}
        isStale={isStale}
        onOpen={({ id }) => onChange({ ...view, person: id })}
        onRemove={onRemove}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {countText(shown)}
        </p>
        <PageNumbers
          page={shown.page}
          pages={shown.pages}
          hasMore={shown.hasMore}
          targetOf={targetsOf(view, shown)}
        />
      </div>
    </>
  );
}

function countText({ total, hasMore }: Shown): string {
  const shown = formatNumber(total);
  return hasMore ? m.more_than_people_found({ shown }) : m.people_found({ people: total, shown });
}
