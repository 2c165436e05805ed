/** /volunteer/event/{id}/role/{roleId}: who asked for one role and who is in it, for a volunteer who leads its people (RG-01). */
import { dayWindow } from '@saath/contract/day/check-in/rules';
import type { Event } from '@saath/contract/events/events/schema';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '../../calls/query.ts';
import { useNow } from '../../features/day/day/use-now.ts';
import { eventQuery } from '../../features/events/admin-list/queries.ts';
import { ShiftZone } from '../../features/events/shifts/held-shift.tsx';
import { eventOutlookQuery } from '../../features/matching/outlook/queries.ts';
import { AnnouncementForm } from '../../features/messages/announcements/form.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { AsksQuestions, asksForLeads } from '../../features/places/questions/person-said.tsx';
import { DeclineDialog } from '../../features/places/queue/decision-decline.tsx';
import { queueQuery } from '../../features/places/queue/queries.ts';
import { EventQueue } from '../../features/places/queue/queue.tsx';
import { isAskedAbout } from '../../features/places/reminders/asked-about.ts';
import { rosterQuery } from '../../features/places/roster/queries.ts';
import { WholeRole } from '../../features/places/roster/role.tsx';
import { CallError } from '../../lib/call-error.ts';
import { paths } from '../../lib/paths.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ClipboardCheck } from '../../ui/icons.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TimeSpan } from '../../ui/time-span.tsx';
import { AskingLoading, RosterLoading, TitleLoading } from '../admin/event-loading.tsx';
import { RoleHead } from '../admin/event-roster.tsx';
import type { Route } from './+types/role-page';
import { NotOpen } from './not-open.tsx';

export const meta = titled(m.lead_page_title);

type Role = Event['role'][number];

const isClosed = (error: unknown) =>
  error instanceof CallError && (error.status === 403 || error.status === 404);

export default function RolePage({ params: { id, roleId } }: Route.ComponentProps) {
  const event = useQuery(eventQuery(id));
  const queue = useInfiniteQuery(queueQuery({ eventId: id, section: 'requested', roleId }));
  const waits = useInfiniteQuery(queueQuery({ eventId: id, section: 'waitlisted', roleId }));
  const roster = useInfiniteQuery(rosterQuery({ eventId: id, roleId }));
  const outlook = useQuery(eventOutlookQuery(id));
  if (isClosed(event.error) || isClosed(queue.error)) return <NotOpen />;
  // Part by part each would push down what stands below it. One that failed is tried again in its place.
  const isOnItsWay = [queue, waits, roster, outlook].some(({ isFetched }) => !isFetched);
  return (
    <QueryState
      query={isOnItsWay ? { ...event, data: undefined } : event}
      loading={<RoleLoading />}
      errorTitle={m.the_event_could_not_be_loaded()}
    >
      {(shown) => {
        const role = shown.role.find((each) => each.id === roleId);
        if (!role) return <NotOpen />;
        return (
          <ShiftZone event={shown}>
            <PageTitle
              back={back()}
              title={<bdi>{role.role_name}</bdi>}
              lead={<Where event={shown} />}
              actions={<ToTheDay event={shown} roleId={roleId} />}
            />
            <AsksQuestions value={asksForLeads(shown, roleId)}>
              <QueryState query={queue} errorTitle={m.the_requests_could_not_be_loaded()}>
                {({ pages: [first] }) =>
                  first && <EventQueue event={shown} counts={first.counts} role={role} />
                }
              </QueryState>
              <People event={shown} role={role} />
            </AsksQuestions>
            {shown.status !== 'PENDING' && (
              <Card className="mt-8 p-4 sm:p-5">
                <AnnouncementForm event={shown} role={role} />
              </Card>
            )}
          </ShiftZone>
        );
      }}
    </QueryState>
  );
}

const back = () => ({ to: paths.volunteerDashboard, label: m.back_to_the_dashboard() });

/** Who asked above, who is in below. */
function RoleLoading() {
  return (
    <>
      <TitleLoading
        back={back()}
        lead={<Skeleton className="h-[1lh] w-96 max-w-full max-sm:h-[2lh]" />}
      />
      <AskingLoading />
      <div className="mt-8">
        <RosterLoading />
      </div>
    </>
  );
}

function Where({ event }: { event: Event }) {
  return (
    <>
      <bdi>{event.title}</bdi> · <TimeSpan of={event} />
    </>
  );
}

/** The list of its people, as long as something can be recorded on it. */
function ToTheDay({ event, roleId }: { event: Event; roleId: string }) {
  const now = useNow(60_000);
  const { id, status, startTime, endTime } = event;
  const times = { startTime: new Date(startTime), endTime: new Date(endTime) };
  const { opensAt, closesAt } = dayWindow(times);
  const isOff = status === 'PENDING' || status === 'CANCELLED';
  if (isOff || now < opensAt.getTime() || now >= closesAt.getTime()) return null;
  return (
    <ButtonLink to={toolPaths.volunteerRoleDay(id, roleId)}>
      <ClipboardCheck aria-hidden size={18} />
      {m.the_list_of_the_day()}
    </ButtonLink>
  );
}

/** Whoever has a place in the role, with how to reach them. */
function People({ event, role }: { event: Event; role: Role }) {
  const [takenOff, setTakenOff] = useState<RosterPerson>();
  const isOpen = event.status !== 'COMPLETED' && event.status !== 'CANCELLED';
  return (
    <section className="mt-8 rounded-card border border-line bg-surface p-4 max-sm:px-3">
      <RoleHead event={event} role={role} />
      <WholeRole
        role={role}
        // At the event itself they may do nothing: writing to one person is for who may read the answer.
        can={[]}
        isAsked={isAskedAbout(event)}
        shiftsToGive={{ shifts: [], mayTakeBack: isOpen }}
        onTakeOff={isOpen ? setTakenOff : undefined}
      />
      <DeclineDialog
        entry={
          takenOff && {
            id: takenOff.participationId,
            state: 'confirmed',
            roleName: role.role_name,
            person: takenOff,
          }
        }
        onClose={() => setTakenOff(undefined)}
      />
    </section>
  );
}
