/** /event/:id/calendar.ics: the event for the visitor's own calendar. */

import { getEvent } from '@saath/contract/events/events/endpoints';
import { eventErrors } from '@saath/contract/events/events/messages';
import { idParams } from '@saath/contract/fields';
import { data } from 'react-router';
import { eventAsIcs } from '../../features/events/card/ics.ts';
import { callContext } from '../../lib/context.ts';
import { orStatus } from '../../lib/load.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { Route } from './+types/event-ics';

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  if (!idParams.safeParse({ id }).success)
    throw data(refusalText(eventErrors, 'events.not_found'), { status: 404 });
  const { event } = await orStatus(context.get(callContext)(getEvent, { params: { id } }));
  return new Response(eventAsIcs(event, new URL(request.url).origin), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="event.ics"',
    },
  });
}
