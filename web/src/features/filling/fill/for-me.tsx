import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { useReducer, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FillChoices } from './choices.tsx';
import { FillDone, type Saved } from './done.tsx';
import { FillPlanView } from './plan.tsx';
import { planQuery } from './queries.ts';
import { changed, startQuestion } from './question.ts';
import { FillSummary } from './summary.tsx';

/** A plan for the free places of one or several events: looked at, changed, and only then saved (MT-04, MA-03). */
export function FillForMe({ eventIds }: { eventIds: readonly string[] }) {
  const [question, dispatch] = useReducer(changed, eventIds, startQuestion);
  const [saved, setSaved] = useState<Saved>();
  const query = useQuery({ ...planQuery(question), enabled: saved === undefined });
  const isMaking = query.isFetching;

  if (saved)
    return (
      <FillDone
        saved={saved}
        eventIds={eventIds}
        onAgain={() => {
          setSaved(undefined);
          void query.refetch();
        }}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <FillChoices
        question={question}
        isMaking={isMaking}
        onChange={dispatch}
        onAgain={() => void query.refetch()}
      />
      <p role="status" className="sr-only">
        {isMaking ? m.making_the_plan() : query.data ? placedText(query.data) : ''}
      </p>
      <QueryState
        query={query}
        loading={<Making />}
        loadingText={m.making_the_plan()}
        errorTitle={m.the_plan_could_not_be_made()}
      >
        {(plan) => (
          <>
            <SaveBar
              plan={plan}
              isMaking={isMaking}
              onAgain={() => void query.refetch()}
              onSaved={setSaved}
            />
            <FillPlanView plan={plan} question={question} isStale={isMaking} onChange={dispatch} />
          </>
        )}
      </QueryState>
    </div>
  );
}

function placedText({ figures }: FillPlan): string {
  return m.the_plan_fills_count_places({ count: figures.placed });
}

function Making() {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{m.making_the_plan()}</p>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}

type SaveBarProps = {
  plan: FillPlan;
  isMaking: boolean;
  onAgain: () => void;
  onSaved: (saved: Saved) => void;
};

/** The way to the save; at the thumb on a phone. */
function SaveBar({ plan, isMaking, onAgain, onSaved }: SaveBarProps) {
  const [isOpen, setOpen] = useState(false);
  const isEmpty = plan.figures.placed === 0;
  return (
    <div className="flex flex-wrap items-center gap-3 border-line bg-paper max-md:sticky max-md:bottom-(--area-bar,0px) max-md:z-20 max-md:order-last max-md:-mx-4 max-md:border-t max-md:px-4 max-md:py-3">
      <p className="min-w-0 flex-1 basis-48 text-ink-soft text-sm">
        {isEmpty ? m.there_is_nothing_to_save() : m.nothing_is_sent_before_you_save()}
      </p>
      <Button
        className="max-sm:w-full"
        disabled={isEmpty || isMaking}
        onClick={() => setOpen(true)}
      >
        {isEmpty ? m.save_the_plan() : m.fill_count_places({ count: plan.figures.placed })}
      </Button>
      <FillSummary
        key={plan.fingerprint}
        plan={plan}
        open={isOpen}
        onClose={() => setOpen(false)}
        onSaved={onSaved}
        onChanged={() => {
          setOpen(false);
          onAgain();
        }}
      />
    </div>
  );
}
