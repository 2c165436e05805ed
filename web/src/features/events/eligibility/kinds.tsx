import type { Kind } from '@saath/contract/events/eligibility/schema';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Trash } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { AddKind } from './add-kind.tsx';
import { kindsQuery, useAddKind, useRemoveKind } from './queries.ts';

/** The kinds of qualification of the organisation, to add to and to clear up. */
export function Kinds() {
  const query = useQuery(kindsQuery);
  const [add, remove] = [useAddKind(), useRemoveKind()];
  return (
    <section aria-labelledby="kinds" className="flex flex-col gap-3">
      <h2 id="kinds" className="text-xl">
        {m.kinds_of_qualification()}
      </h2>
      <QueryState query={query} errorTitle={m.the_qualifications_could_not_be_loaded()}>
        {(kinds: readonly Kind[]) => (
          <>
            {kinds.length === 0 && <p className="text-ink-soft">{m.no_kinds_yet()}</p>}
            {kinds.length > 0 && (
              <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                {kinds.map(({ id, name }) => (
                  <li key={id} className="flex items-center justify-between gap-3 px-4 py-1">
                    <bdi className="min-w-0 break-words">{name}</bdi>
                    <Button
                      variant="quiet"
                      size="small"
                      disabled={remove.isPending}
                      onClick={() => remove.mutate(id)}
                    >
                      <Trash aria-hidden size={16} />
                      {m.remove()}
                      <About>{name}</About>
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <AddKind kinds={kinds} isBusy={add.isPending} onAdd={(name) => add.mutate(name)} />
          </>
        )}
      </QueryState>
    </section>
  );
}
