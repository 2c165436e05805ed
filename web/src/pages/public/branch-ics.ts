/** /branches/:slug/calendar.ics: the coming events of a branch, for calendars that keep them up to date (OR-08). */
import { getEvent } from '@saath/contract/events/events/endpoints';
import type { EventCard } from '@saath/contract/events/events/schema';
import { readBranchPage } from '@saath/contract/office/branch-pages/endpoints';
import { eventsAsIcs } from '../../features/events/card/ics.ts';
import { callContext } from '../../lib/context.ts';
import { orStatus } from '../../lib/load.ts';
import type { Route } from './+types/branch-ics';
import { branchEvents, branchEventsAfter } from './branch-events.ts';

/** Of a branch with more of them the soonest. */
const MOST = 60;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { branch } = await orStatus(call(readBranchPage, { params }));
  const cards: EventCard[] = [];
  let page = await branchEvents(call, branch.id);
  cards.push(...page.events);
  while (page.next !== null && cards.length < MOST) {
    page = (await branchEventsAfter(call, branch.id, page.next)) ?? { events: [], next: null };
    cards.push(...page.events);
  }
  const events = [];
  for (const { id } of cards.slice(0, MOST))
    events.push((await orStatus(call(getEvent, { params: { id } }))).event);
  const { origin: baseUrl } = new URL(request.url);
  return new Response(eventsAsIcs(events, { baseUrl, name: branch.name }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${branch.slug}.ics"`,
    },
  });
}
