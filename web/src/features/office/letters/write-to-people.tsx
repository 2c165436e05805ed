import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Send } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Beside, filterOf, type PeopleView } from '../people/people-address.ts';
import { peoplePageQuery } from '../people/people-queries.ts';
import { LeftOut } from './left-out.tsx';
import { emptyDraft, LetterForm } from './letter-form.tsx';
import { reachQuery } from './queries.ts';

type WriteToPeopleProps = { view: PeopleView; beside: Beside };

/** "Write to these people": there once the list is narrowed down. What was written stays while this page does. */
export function WriteToPeople({ view, beside }: WriteToPeopleProps) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(emptyDraft);
  // The list's own answer: nobody is counted twice before somebody wants to write.
  const { data: list } = useQuery(peoplePageQuery(view, beside));
  const reach = useQuery(reachQuery(view, isOpen));
  const isNarrowed = Object.keys(filterOf(view)).length > 0;
  if (!isNarrowed || !list || list.total === 0) return null;
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Send aria-hidden size={18} className="rtl:-scale-x-100" />
        {list.hasMore ? m.write_to_these_people() : m.write_to_these_count({ count: list.total })}
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={m.write_to_these_people()}>
        <QueryState
          query={reach}
          loading={<Skeleton className="h-40 w-full" />}
          errorTitle={m.the_people_could_not_be_loaded()}
        >
          {(shown) => (
            <div className="flex flex-col gap-5">
              <LeftOut {...shown} />
              <LetterForm
                filter={filterOf(view)}
                reach={shown}
                draft={draft}
                onDraft={setDraft}
                onSent={() => {
                  setDraft(emptyDraft);
                  setOpen(false);
                }}
              />
            </div>
          )}
        </QueryState>
      </Drawer>
    </div>
  );
}
