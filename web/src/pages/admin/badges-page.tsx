/** /admin/event/{id}/badges: name badges with codes, ten on a page, to print and cut (DY-07). */
import type { Badge } from '@saath/contract/day/badges/endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '../../calls/query.ts';
import { adminOnly } from '../../features/accounts/entry/admin-only.ts';
import { badgesQuery } from '../../features/day/badges/queries.ts';
import { BadgeSheet } from '../../features/day/badges/sheet.tsx';
import { eventQuery } from '../../features/events/admin-list/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/badges-page';
import { isMissing, MissingEvent } from './missing-event.tsx';
import { SheetBar, SheetPage } from './sheet.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  return await adminOnly(context.get(callContext), url);
}

export const meta = titled(m.badges_title, () => [{ name: 'robots', content: 'noindex' }]);

export default function BadgesPage({ params: { id } }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <SheetPage className="badge-sheet print:block">
        <Sheet id={id} />
      </SheetPage>
    </QueryProvider>
  );
}

function Sheet({ id }: { id: string }) {
  const event = useQuery({ ...eventQuery(id), staleTime: Number.POSITIVE_INFINITY });
  const badges = useQuery(badgesQuery(id));
  if (isMissing(event.error)) return <MissingEvent />;
  return (
    <>
      <SheetBar
        back={{ to: toolPaths.adminDay(id), text: m.the_day_of_event() }}
        isReady={Boolean(event.data && badges.data?.length)}
        isBusy={badges.isFetching}
      />
      <header className="flex flex-col gap-2 print:hidden">
        <h1 className="text-3xl">{m.name_badges()}</h1>
        <p className="max-w-prose text-ink-soft">{m.ten_badges_fit_on_a_page()}</p>
      </header>
      {/* Each badge carries the event's name. */}
      <QueryState
        query={event}
        loading={<Skeleton className="h-96 w-full" />}
        errorTitle={m.the_event_could_not_be_loaded()}
      >
        {({ title }) => <Badges eventTitle={title || m.untitled_event()} badges={badges} />}
      </QueryState>
    </>
  );
}

type BadgesProps = { eventTitle: string; badges: UseQueryResult<readonly Badge[]> };

function Badges({ eventTitle, badges }: BadgesProps) {
  return (
    <QueryState
      query={badges}
      loading={<Skeleton className="h-96 w-full" />}
      errorTitle={m.the_badges_could_not_be_loaded()}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={m.nobody_yet()} hint={m.nobody_comes_yet()} />
        ) : (
          <BadgeSheet badges={all} eventTitle={eventTitle} />
        )
      }
    </QueryState>
  );
}
