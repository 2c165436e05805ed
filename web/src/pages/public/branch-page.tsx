/** /branches/:slug: what a branch says of itself, and its coming events (OR-08). */
import type { EventCard as Card } from '@saath/contract/events/events/schema';
import { readBranchPage } from '@saath/contract/office/branch-pages/endpoints';
import { redirect } from 'react-router';
import { EventCard } from '../../features/events/card/card.tsx';
import { BranchHead } from '../../features/office/branch-pages/head.tsx';
import { sitePicture, titleOf } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { orStatus } from '../../lib/load.ts';
import { paths } from '../../lib/paths.ts';
import { useRevalidateOnReturn } from '../../lib/revalidate-on-return.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/branch-page';
import { branchEvents, branchEventsAfter } from './branch-events.ts';

/** Cards of the first row are looked at first. */
const FIRST_ROW = 3;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { branch, mayChange } = await orStatus(call(readBranchPage, { params }));
  // An earlier address of it. Not for good: browsers would remember that, and the address may come back.
  if (branch.slug !== params.slug) throw redirect(toolPaths.branch(branch.slug));
  const { searchParams, origin } = new URL(request.url);
  const after = searchParams.get('after');
  const later = after ? await branchEventsAfter(call, branch.id, after) : undefined;
  const { events, next } = later ?? (await branchEvents(call, branch.id));
  return { branch, mayChange, events, next, isFirst: !later, origin };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: titleOf(matches, m.page_not_found()) }];
  const { branch, origin } = loaderData;
  const description = branch.about || m.coming_events_of_name({ name: branch.name });
  const url = origin + toolPaths.branch(branch.slug);
  const feed = `/events.atom?branch=${branch.slug}`;
  return [
    { title: titleOf(matches, branch.name) },
    { name: 'description', content: description },
    { property: 'og:title', content: branch.name },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    ...sitePicture(matches),
    { tagName: 'link', rel: 'canonical', href: url },
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: feed },
  ];
};

export default function BranchPage({ loaderData }: Route.ComponentProps) {
  const { branch, mayChange, events, next, isFirst, origin } = loaderData;
  useRevalidateOnReturn();
  return (
    <div className="mx-auto max-w-6xl px-5 py-6 sm:px-6 sm:py-10">
      <BranchHead branch={branch} mayChange={mayChange} origin={origin} />
      <h2 className="mt-8 mb-4 text-3xl">{m.coming_events()}</h2>
      <Cards events={events} />
      {(next || !isFirst) && (
        <nav aria-label={m.more_events()} className="mt-8 flex flex-wrap justify-center gap-3">
          {!isFirst && (
            <ButtonLink to={toolPaths.branch(branch.slug)} variant="quiet">
              {m.back_to_the_first()}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={toolPaths.branch(branch.slug, { after: next })} variant="secondary">
              {m.show_more()}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

function Cards({ events }: { events: readonly Card[] }) {
  if (events.length === 0)
    return (
      <EmptyState
        title={m.nothing_is_planned()}
        action={<ButtonLink to={paths.events()}>{m.see_all_events()}</ButtonLink>}
      />
    );
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {events.map((event, index) => (
        <li key={event.id}>
          <EventCard event={event} headingLevel="h3" isEager={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
