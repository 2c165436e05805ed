/** /admin/event/{id}/badges: name badges with codes, ten on a page, to print and cut (DY-07). */
import { eventListMessages } from '@saath/contract/events/messages';
import { getSite } from '@saath/contract/site/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { redirectDocument } from 'react-router';
import { badgesQuery } from '../../features/badges/badge-queries.ts';
import { BadgeSheet } from '../../features/badges/badge-sheet.tsx';
import { eventQuery } from '../../features/events/admin-queries.ts';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { spoken } from '../../lib/spoken.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/badges-page';
import { isMissing, MissingEvent } from './missing-event.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { viewer } = await context.get(callContext)(getSite, {});
  if (!viewer) throw redirectDocument(paths.adminLogin({ returnTo: url.pathname + url.search }));
  if (viewer.role !== 'Admin') throw redirectDocument(paths.home);
  return null;
}

export const meta: Route.MetaFunction = () => [
  { title: m.badges_saath() },
  { name: 'robots', content: 'noindex' },
];

export default function BadgesPage({ params: { id } }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <main
        id="content"
        className="badge-sheet mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 print:block print:max-w-none print:p-0"
      >
        <Sheet id={id} />
      </main>
    </QueryProvider>
  );
}

function Sheet({ id }: { id: string }) {
  const event = useQuery({ ...eventQuery(id), staleTime: Number.POSITIVE_INFINITY });
  const badges = useQuery(badgesQuery(id));
  if (isMissing(event.error)) return <MissingEvent />;
  const title = event.data?.title || spoken(eventListMessages.noTitle);
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={toolPaths.adminDay(id)} variant="quiet">
          {m.the_day_of_event()}
        </ButtonLink>
        <Button
          className="sm:ms-auto"
          disabled={!badges.data?.length}
          isBusy={badges.isFetching}
          onClick={() => window.print()}
        >
          <Printer aria-hidden size={18} />
          {m.print_or_save_as_pdf()}
        </Button>
      </div>
      <header className="flex flex-col gap-2 print:hidden">
        <h1 className="text-3xl">{m.name_badges()}</h1>
        <p className="max-w-prose text-ink-soft">{m.ten_badges_fit_on_a_page()}</p>
      </header>
      <QueryState
        query={badges}
        loading={<Skeleton className="h-96 w-full" />}
        errorTitle={m.the_badges_could_not_be_loaded()}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={m.nobody_yet()} hint={m.nobody_comes_yet()} />
          ) : (
            <BadgeSheet badges={all} eventTitle={title} />
          )
        }
      </QueryState>
    </>
  );
}
