/** What the organisers' pages for paper have in common: no menu, and the buttons above are not printed. */
import type { Event } from '@saath/contract/events/events/schema';
import type { ReactNode } from 'react';
import { useQuery } from '../../calls/query.ts';
import { eventQuery } from '../../features/events/admin-list/queries.ts';
import { m } from '../../paraglide/messages.js';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChevronLeft, Printer } from '../../ui/icons.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isMissing, MissingEvent } from './missing-event.tsx';

type SheetBarProps = {
  back: { to: string; text: string };
  isReady: boolean;
  isBusy: boolean;
  /** There is nothing to print, and will be nothing by waiting. */
  isBlank?: boolean;
};

export function SheetBar({ back, isReady, isBusy, isBlank = false }: SheetBarProps) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink to={back.to} variant="quiet" className="-ms-5">
        <ChevronLeft aria-hidden size={18} className="rtl:-scale-x-100" />
        {back.text}
      </ButtonLink>
      {!isBlank && (
        <Button
          className="sm:ms-auto"
          disabled={!isReady}
          isBusy={isBusy}
          onClick={() => window.print()}
        >
          <Printer aria-hidden size={18} />
          {m.print_or_save_as_pdf()}
        </Button>
      )}
    </div>
  );
}

type SheetPageProps = {
  /** Names the sheet for the style sheet's rules of printing, and says how it lies on the page. */
  className: string;
  children: ReactNode;
};

export function SheetPage({ className, children }: SheetPageProps) {
  return (
    <main
      id="content"
      className={`mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 print:max-w-none print:p-0 ${className}`}
    >
      {children}
    </main>
  );
}

type SheetOfEventProps = { id: string; children: (event: Event) => ReactNode };

/** The event is read once: what is about to be printed does not change by itself. */
export function SheetOfEvent({ id, children }: SheetOfEventProps) {
  const query = useQuery({ ...eventQuery(id), staleTime: Number.POSITIVE_INFINITY });
  if (isMissing(query.error)) return <MissingEvent />;
  return (
    <QueryState
      query={query}
      loading={<Skeleton className="h-96 w-full" />}
      loadingText={m.loading_events()}
      errorTitle={m.the_event_could_not_be_loaded()}
    >
      {children}
    </QueryState>
  );
}
