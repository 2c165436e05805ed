/** /volunteer/door/{id}: the list of the day for a volunteer who helps at the door (RG-01). */
import { readDay } from '@saath/contract/day/check-in/endpoints';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { of } from '../../calls/touched.ts';
import { useLiveEvent } from '../../calls/use-live.ts';
import type { Day } from '../../features/day/day/kept-list.ts';
import { KeptNotice, KeptWhat } from '../../features/day/day/kept-notice.tsx';
import { DayView } from '../../features/day/day/view.tsx';
import { AskingPeople } from '../../features/day/walk-ins/asking-people.tsx';
import { WalkInDialog } from '../../features/day/walk-ins/dialog.tsx';
import { useViewer } from '../../features/foundation/organisation/site.ts';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { UserPlus } from '../../ui/icons.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { TimeSpan } from '../../ui/time-span.tsx';
import type { Route } from './+types/door-page';
import { HelpedDay } from './helped-day.tsx';

export const meta = titled(m.the_door_title);

export default function DoorPage({ params: { id } }: Route.ComponentProps) {
  return (
    <HelpedDay list={{ eventId: id }} notTheirs={<NotTheirs />}>
      {(day, isClosed) => <Door key={id} day={day} isClosed={isClosed} />}
    </HelpedDay>
  );
}

function NotTheirs() {
  return (
    <>
      <PageTitle title={m.the_door_title()} />
      <EmptyState
        title={m.the_door_is_not_open_to_you()}
        hint={m.the_door_is_not_open_to_you_hint()}
        action={<ButtonLink to={paths.volunteerDashboard}>{m.back_to_the_dashboard()}</ButtonLink>}
      />
    </>
  );
}

/** Only where the list may be read: a stream that is refused would be asked for again and again. */
function News({ id }: { id: string }) {
  useLiveEvent(id, [of(readDay, { params: { id } })]);
  return null;
}

/** @param isClosed the list was open here, and is not this person's any more */
function Door({ day, isClosed }: { day: Day; isClosed: boolean }) {
  const { event, asking } = day;
  const viewer = useViewer();
  const [search] = useSearchParams();
  const isRollCall = search.get('show') === 'on-site';
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageTitle
        back={backFrom(event, isRollCall)}
        title={<bdi>{event.title}</bdi>}
        lead={<TimeSpan of={event} />}
        actions={
          isClosed || isRollCall ? null : (
            <Button variant="secondary" onClick={() => setAdding(true)}>
              <UserPlus aria-hidden size={16} />
              {m.add_a_walk_in()}
            </Button>
          )
        }
      />
      {!isClosed && <News id={event.id} />}
      <KeptNotice day={day} />
      <DayView
        day={day}
        organiserId={viewer?.id ?? ''}
        login={paths.login({ returnTo: toolPaths.volunteerDoor(event.id) })}
        scanned={search.get('person')}
        isRollCall={isRollCall}
        asking={<AskingPeople event={event} asking={asking} />}
        isClosedToThem={isClosed}
      />
      {!isClosed && <KeptWhat />}
      <WalkInDialog event={event} open={isAdding && !isClosed} onClose={() => setAdding(false)} />
    </>
  );
}

/** From the roll call to the whole list; from there to the event, for who may see it. */
function backFrom({ id, can }: Day['event'], isRollCall: boolean) {
  if (isRollCall) return { to: toolPaths.volunteerDoor(id), label: m.back_to_the_list() };
  return can.includes('places.read')
    ? { to: toolPaths.volunteerLead(id), label: m.back_to_the_event() }
    : { to: paths.volunteerDashboard, label: m.back_to_the_dashboard() };
}
