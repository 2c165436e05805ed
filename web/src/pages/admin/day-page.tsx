/** /admin/event/{id}/day: who is late, here, done and missing, and everything that one records on the day (DY-01). */

import { readDay } from '@saath/contract/day/check-in/endpoints';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useQuery } from '../../calls/query.ts';
import { of } from '../../calls/touched.ts';
import { useLiveEvent } from '../../calls/use-live.ts';
import type { Day } from '../../features/day/day/kept-list.ts';
import { KeptMarks, KeptNotice, KeptWhat } from '../../features/day/day/kept-notice.tsx';
import { dayQuery } from '../../features/day/day/queries.ts';
import { useDayShell } from '../../features/day/day/use-day-shell.ts';
import { DayView } from '../../features/day/day/view.tsx';
import { HelpersDialog } from '../../features/day/helpers/dialog.tsx';
import { AskingPeople } from '../../features/day/walk-ins/asking-people.tsx';
import { WalkInDialog } from '../../features/day/walk-ins/dialog.tsx';
import { useViewer } from '../../features/foundation/organisation/site.ts';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { ActionMenu, MenuAction, MenuLink } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { IdCard, MonitorSmartphone, QrCode, UserPlus, Users } from '../../ui/icons.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TimeSpan } from '../../ui/time-span.tsx';
import type { Route } from './+types/day-page';
import { isMissing, MissingEvent } from './missing-event.tsx';

export const meta = titled(m.the_day_title);

export default function DayPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(dayQuery({ eventId: id }));
  useLiveEvent(id, [of(readDay, { params: { id } })]);
  useDayShell(query.data);
  if (isMissing(query.error)) return <MissingEvent />;
  return (
    <>
      {query.error && !query.data && <KeptMarks />}
      <QueryState
        query={query}
        loading={<Skeleton className="h-96 w-full" />}
        errorTitle={m.the_list_could_not_be_loaded()}
      >
        {(day) => <WholeDay key={id} day={day} />}
      </QueryState>
    </>
  );
}

function WholeDay({ day }: { day: Day }) {
  const { event, asking } = day;
  const viewer = useViewer();
  const [search] = useSearchParams();
  const isRollCall = search.get('show') === 'on-site';
  const [isAdding, setAdding] = useState(false);
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <PageTitle
        back={
          isRollCall
            ? { to: toolPaths.adminDay(event.id), label: m.back_to_the_list() }
            : { to: paths.adminEvent(event.id), label: m.back_to_the_event() }
        }
        title={<bdi>{event.title}</bdi>}
        lead={<TimeSpan of={event} />}
        // In an evacuation there is one thing to do.
        actions={
          isRollCall ? null : (
            <DayActions
              eventId={event.id}
              onAdd={() => setAdding(true)}
              onShare={() => setSharing(true)}
            />
          )
        }
      />
      <KeptNotice day={day} />
      <DayView
        day={day}
        organiserId={viewer?.id ?? ''}
        login={paths.adminLogin({ returnTo: toolPaths.adminDay(event.id) })}
        scanned={search.get('person')}
        isRollCall={isRollCall}
        asking={<AskingPeople event={event} asking={asking} />}
      />
      <KeptWhat />
      <WalkInDialog event={event} open={isAdding} onClose={() => setAdding(false)} />
      <HelpersDialog eventId={event.id} open={isSharing} onClose={() => setSharing(false)} />
    </>
  );
}

type DayActionsProps = { eventId: string; onAdd: () => void; onShare: () => void };

function DayActions({ eventId, onAdd, onShare }: DayActionsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onAdd}>
        <UserPlus aria-hidden size={16} />
        {m.add_a_walk_in()}
      </Button>
      <ActionMenu label={m.more_for_the_day()}>
        <MenuLink to={toolPaths.adminCode(eventId)}>
          <QrCode aria-hidden size={18} />
          {m.show_the_code()}
        </MenuLink>
        <MenuLink to={toolPaths.adminKiosk(eventId)}>
          <MonitorSmartphone aria-hidden size={18} />
          {m.open_the_kiosk()}
        </MenuLink>
        <MenuAction onPress={onShare}>
          <Users aria-hidden size={18} />
          {m.helpers()}
        </MenuAction>
        <MenuLink to={toolPaths.adminBadges(eventId)}>
          <IdCard aria-hidden size={18} />
          {m.name_badges()}
        </MenuLink>
      </ActionMenu>
    </>
  );
}
