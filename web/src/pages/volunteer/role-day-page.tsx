/** /volunteer/event/{id}/role/{roleId}/day: the list of the day of one role, for a volunteer who leads its people (RG-01). */
import { useSearchParams } from 'react-router';
import type { Day } from '../../features/day/day/kept-list.ts';
import { KeptNotice, KeptWhat } from '../../features/day/day/kept-notice.tsx';
import { DayView } from '../../features/day/day/view.tsx';
import { useViewer } from '../../features/foundation/organisation/site.ts';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TimeSpan } from '../../ui/time-span.tsx';
import type { Route } from './+types/role-day-page';
import { HelpedDay } from './helped-day.tsx';
import { NotOpen } from './not-open.tsx';

export const meta = titled(m.the_list_of_the_day);

export default function RoleDayPage({ params: { id, roleId } }: Route.ComponentProps) {
  return (
    <HelpedDay list={{ eventId: id, roleId }} notTheirs={<NotOpen />}>
      {(day, isClosed) => (
        <RoleDay key={`${id} ${roleId}`} day={day} roleId={roleId} isClosed={isClosed} />
      )}
    </HelpedDay>
  );
}

type RoleDayProps = {
  day: Day;
  roleId: string;
  /** The list was open here, and is not this person's any more. */
  isClosed: boolean;
};

function RoleDay({ day, roleId, isClosed }: RoleDayProps) {
  const { event, asking } = day;
  const viewer = useViewer();
  const [search] = useSearchParams();
  const isRollCall = search.get('show') === 'on-site';
  const [rolePath, here] = [
    toolPaths.volunteerRole(event.id, roleId),
    toolPaths.volunteerRoleDay(event.id, roleId),
  ];
  return (
    <>
      <PageTitle
        back={
          isRollCall
            ? { to: here, label: m.back_to_the_list() }
            : { to: rolePath, label: m.back_to_the_role() }
        }
        title={<bdi>{event.roles[0]?.name}</bdi>}
        lead={
          <>
            <bdi>{event.title}</bdi> · <TimeSpan of={event} />
          </>
        }
        // Who asks on the day is answered on the page of the role: this list lets nobody in.
        actions={
          !isClosed && !isRollCall && asking.length > 0 ? (
            <ButtonLink to={rolePath}>{m.answer_count({ count: asking.length })}</ButtonLink>
          ) : null
        }
      />
      <KeptNotice day={day} />
      <DayView
        day={day}
        organiserId={viewer?.id ?? ''}
        login={paths.login({ returnTo: here })}
        scanned={null}
        isRollCall={isRollCall}
        asking={null}
        isClosedToThem={isClosed}
      />
      {!isClosed && <KeptWhat />}
    </>
  );
}
