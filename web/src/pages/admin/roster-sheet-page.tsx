/** /admin/event/{id}/roster: everybody who holds a place, on paper, to sign in (EV-11). */
import type { Event } from '@saath/contract/events/events/schema';
import { useState } from 'react';
import { useQuery } from '../../calls/query.ts';
import { adminOnly } from '../../features/accounts/entry/admin-only.ts';
import { titled } from '../../features/office/site/titled.ts';
import { wholeRosterQuery } from '../../features/places/roster/queries.ts';
import { RosterSheet } from '../../features/places/roster/sheet.tsx';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { m } from '../../paraglide/messages.js';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import type { Route } from './+types/roster-sheet-page';
import { SheetBar, SheetOfEvent, SheetPage } from './sheet.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  return await adminOnly(context.get(callContext), url);
}

export const meta = titled(m.roster_title, () => [{ name: 'robots', content: 'noindex' }]);

export default function RosterSheetPage({ params: { id } }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <SheetPage className="roster-sheet">
        <SheetOfEvent id={id}>{(event) => <Sheet event={event} />}</SheetOfEvent>
      </SheetPage>
    </QueryProvider>
  );
}

function Sheet({ event }: { event: Event }) {
  const [loaded, setLoaded] = useState(0);
  const roster = useQuery(wholeRosterQuery(event, setLoaded));
  const total = event.role.reduce((sum, { filled }) => sum + filled, 0);
  return (
    <>
      <SheetBar
        back={{ to: paths.adminEvent(event.id), text: m.back_to_the_event() }}
        isReady={Boolean(roster.data)}
        isBusy={roster.isFetching}
      />
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
