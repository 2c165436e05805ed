/** /admin/event/{id}/roster: everybody who holds a place, on paper, to sign in (EV-11). */
import { eventListMessages } from '@saath/contract/events/messages';
import type { Event } from '@saath/contract/events/schema';
import { getSite } from '@saath/contract/site/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { redirectDocument } from 'react-router';
import { eventQuery } from '../../features/events/admin-queries.ts';
import { wholeRosterQuery } from '../../features/joining/roster-queries.ts';
import { RosterSheet } from '../../features/joining/roster-sheet.tsx';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { spoken } from '../../lib/spoken.ts';
import { m } from '../../paraglide/messages.js';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/roster-sheet-page';
import { isMissing, MissingEvent } from './missing-event.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { viewer } = await context.get(callContext)(getSite, {});
  if (!viewer) throw redirectDocument(paths.adminLogin({ returnTo: url.pathname + url.search }));
  if (viewer.role !== 'Admin') throw redirectDocument(paths.home);
  return null;
}

export const meta: Route.MetaFunction = () => [
  { title: m.roster_saath() },
  { name: 'robots', content: 'noindex' },
];

export default function RosterSheetPage({ params: { id } }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <main
        id="content"
        className="roster-sheet mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 print:max-w-none print:p-0"
      >
        <Sheet id={id} />
      </main>
    </QueryProvider>
  );
}

function Sheet({ id }: { id: string }) {
  const query = useQuery({ ...eventQuery(id), staleTime: Number.POSITIVE_INFINITY });
  if (isMissing(query.error)) return <MissingEvent />;
  return (
    <QueryState
      query={query}
      loading={<Skeleton className="h-96 w-full" />}
      loadingText={spoken(eventListMessages.loading)}
      errorTitle={m.the_event_could_not_be_loaded()}
    >
      {(event) => <LoadedSheet event={event} />}
    </QueryState>
  );
}

function LoadedSheet({ event }: { event: Event }) {
  const [loaded, setLoaded] = useState(0);
  const roster = useQuery(wholeRosterQuery(event, setLoaded));
  const total = event.role.reduce((sum, { filled }) => sum + filled, 0);
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={paths.adminEvent(event.id)} variant="quiet">
          {m.back_to_the_event()}
        </ButtonLink>
        <Button
          className="sm:ms-auto"
          disabled={!roster.data}
          isBusy={roster.isFetching}
          onClick={() => window.print()}
        >
          <Printer aria-hidden size={18} />
          {m.print_or_save_as_pdf()}
        </Button>
      </div>
      <QueryState
        query={roster}
        loading={
          <ProgressBar
            label={m.count_of_total_people_loaded({ count: loaded, total })}
            share={total > 0 ? loaded / total : 0}
          />
        }
        errorTitle={m.the_roster_could_not_be_loaded()}
      >
        {(people) => (
          <RosterSheet
            event={event}
            people={people}
            on={new Date(roster.dataUpdatedAt).toISOString()}
          />
        )}
      </QueryState>
    </>
  );
}
