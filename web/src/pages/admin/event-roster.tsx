import type { Event } from '@saath/contract/events/events/schema';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { type ComponentProps, useState } from 'react';
import { useQuery } from '../../calls/query.ts';
import { useEventPaths } from '../../features/events/card/event-paths.ts';
import { mayDo } from '../../features/events/card/may-do.ts';
import { CrewsToLookAfter } from '../../features/events/crew-rules/needs.tsx';
import { RolePlaces } from '../../features/events/roles/role-places.tsx';
import { ShiftList } from '../../features/events/shifts/shift-list.tsx';
import { hasSeveralDays } from '../../features/events/shifts/shift-time.tsx';
import { RoleOutlookChip } from '../../features/matching/outlook/role-outlook-chip.tsx';
import { RoleAppeals } from '../../features/office/lending/role-appeals.tsx';
import { InvitePeople } from '../../features/office/role-invitations/invite-people.tsx';
import { AssignDialog } from '../../features/places/answer/assign-dialog.tsx';
import { DeclineDialog } from '../../features/places/queue/decision-decline.tsx';
import { isAskedAbout } from '../../features/places/reminders/asked-about.ts';
import { rosterCrewsQuery, rosterGlanceQuery } from '../../features/places/roster/queries.ts';
import { RosterRole } from '../../features/places/roster/role.tsx';
import { m } from '../../paraglide/messages.js';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Send, UserPlus } from '../../ui/icons.ts';
import { QueryState } from '../../ui/query-state.tsx';

type Role = Event['role'][number];

type EventRosterProps = {
  event: Event;
  /** Whether people are invited to a role here. */
  isInviting?: boolean;
};

/** Who is in, role by role, with the places that are left and how to reach each person (EV-11). */
export function EventRoster({ event, isInviting = false }: EventRosterProps) {
  const [invitedTo, setInvitedTo] = useState<string>();
  const [assignedId, setAssignedId] = useState<string>();
  const [takenOff, setTakenOff] = useState<RosterPerson>();
  const glance = useQuery(rosterGlanceQuery(event.id));
  const { data: crews = [] } = useQuery(rosterCrewsQuery(event.id));
  const isOpen = event.status !== 'COMPLETED' && event.status !== 'CANCELLED';
  const canChange = isOpen && mayDo(event, 'places.write');
  const canAssign = isOpen && mayDo(event, 'places.give');
  const canInvite = isInviting && canAssign && event.status === 'UPCOMING';
  const roleName = event.role.find(({ id }) => id === takenOff?.roleId)?.role_name ?? null;
  if (event.role.length === 0) return <NoRoles event={event} />;
  return (
    <>
      <QueryState query={glance} errorTitle={m.the_roster_could_not_be_loaded()}>
        {(people) => (
          <ul className="flex flex-col gap-4">
            {event.role.map((role) => (
              <RoleOnRoster
                key={role.id}
                {...{ event, role, people, crews, isOpen }}
                onAssign={canAssign ? setAssignedId : undefined}
                onInvite={canInvite ? setInvitedTo : undefined}
                onTakeOff={canChange ? setTakenOff : undefined}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <AssignDialog
        eventId={event.id}
        role={event.role.find(({ id }) => id === assignedId)}
        onClose={() => setAssignedId(undefined)}
      />
      {canInvite && (
        <InvitePeople
          role={event.role.find(({ id }) => id === invitedTo)}
          onClose={() => setInvitedTo(undefined)}
        />
      )}
      <DeclineDialog
        entry={
          takenOff && {
            id: takenOff.participationId,
            state: 'confirmed',
            roleName,
            person: takenOff,
          }
        }
        onClose={() => setTakenOff(undefined)}
      />
    </>
  );
}

type RoleOnRosterProps = {
  event: Event;
  role: Role;
  /** The first people of all roles. */
  people: readonly RosterPerson[];
  crews: ComponentProps<typeof CrewsToLookAfter>['crews'];
  isOpen: boolean;
  onAssign: ((roleId: string) => void) | undefined;
  onInvite: ((roleId: string) => void) | undefined;
  onTakeOff: ((person: RosterPerson) => void) | undefined;
};

/** One role: its shifts, what its people lack together, and who holds its places. */
function RoleOnRoster(props: RoleOnRosterProps) {
  const { event, role, people, crews, isOpen, onAssign, onInvite, onTakeOff } = props;
  return (
    <li className="rounded-card border border-line bg-surface p-4 max-sm:px-3">
      <RoleHead
        {...{ event, role }}
        {...(onAssign ? { onAssign } : {})}
        {...(onInvite && role.filled < role.maxVolunteers ? { onInvite } : {})}
      />
      {role.shifts.length > 0 && (
        <ShiftList
          shifts={role.shifts}
          timeZone={event.timeZone}
          hasDate={hasSeveralDays(event)}
          isOpen={isOpen}
          tellsNeed={isOpen}
        />
      )}
      <CrewsToLookAfter role={role} timeZone={event.timeZone} crews={crews} />
      <RosterRole
        role={role}
        can={event.can ?? []}
        first={people.filter(({ roleId }) => roleId === role.id)}
        isAsked={isAskedAbout(event)}
        shiftsToGive={{
          shifts: onAssign && event.severalShifts && !role.needs?.crew ? role.shifts : [],
          mayTakeBack: onTakeOff !== undefined,
        }}
        onTakeOff={onTakeOff}
      />
      {canAskBranches(event) && <RoleAppeals role={role} />}
    </li>
  );
}

/** Other branches are asked for what is to come, by who makes the events of its branch. */
function canAskBranches(event: Event): boolean {
  return event.branch !== undefined && event.status === 'UPCOMING' && mayDo(event, 'events.write');
}

function NoRoles({ event }: { event: Event }) {
  const { edit } = useEventPaths();
  if (!mayDo(event, 'events.write')) return <EmptyState title={m.no_roles_yet()} />;
  return (
    <EmptyState
      title={m.no_roles_yet()}
      hint={m.add_one_so_that_people_can_ask()}
      action={<ButtonLink to={`${edit(event.id)}?tab=roles`}>{m.add_a_role()}</ButtonLink>}
    />
  );
}

type RoleHeadProps = {
  event: Event;
  role: Role;
  onAssign?: (id: string) => void;
  onInvite?: (id: string) => void;
};

/** The role with how full it is, and the way to put somebody into it. */
export function RoleHead({ event, role, onAssign, onInvite }: RoleHeadProps) {
  return (
    <div className="mb-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 pt-1.5">
        <h3 className="min-w-0 font-sans font-semibold text-base break-words">
          <bdi>{role.role_name}</bdi>
        </h3>
        <RoleOutlookChip event={event} roleId={role.id} />
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
        {/* On a phone above the buttons: beside them its words took three lines. */}
        <div className="w-48 max-sm:w-full">
          <RolePlaces role={role} />
        </div>
        {onAssign && (
          <Button
            variant="secondary"
            size="small"
            aria-label={m.assign_a_volunteer_to_role({ role: role.role_name })}
            onClick={() => onAssign(role.id)}
          >
            <UserPlus aria-hidden size={16} />
            {m.assign()}
          </Button>
        )}
        {onInvite && (
          <Button
            variant="secondary"
            size="small"
            aria-label={m.invite_people_to_role({ role: role.role_name })}
            onClick={() => onInvite(role.id)}
          >
            <Send aria-hidden size={16} className="rtl:-scale-x-100" />
            {m.invite()}
          </Button>
        )}
      </div>
    </div>
  );
}
