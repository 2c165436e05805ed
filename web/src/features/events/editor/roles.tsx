import type { Event } from '@saath/contract/events/events/schema';
import type { EventRole } from '@saath/contract/events/roles/schema';
import { type ReactNode, useId, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Clock, Plus, Trash, UserPlus } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { mayDo } from '../card/may-do.ts';
import { EditorQuestions } from '../questions/questions.tsx';
import { AddRoleForm } from '../roles/add-role-form.tsx';
import { DeleteRoleDialog } from '../roles/delete-role-dialog.tsx';
import { RoleSummary } from '../roles/role-summary.tsx';
import { ShiftZone } from '../shifts/held-shift.tsx';
import { SeveralShifts } from '../shifts/several-shifts.tsx';
import { ShiftList } from '../shifts/shift-list.tsx';
import { hasSeveralDays } from '../shifts/shift-time.tsx';
import { ShiftsDialog } from '../shifts/shifts-dialog.tsx';
import { EditorTimeLimits } from '../time-limits/limits.tsx';
import type { EditorSession } from './editing.ts';
import { EditorRoleForm } from './role-form.tsx';
import type { EditorRole } from './values.ts';

/** Shows who could be given a place in a role, while there is a role. */
export type AssignDialogOf = (given: {
  eventId: string;
  role: EventRole | undefined;
  onClose: () => void;
}) => ReactNode;

type EditorRolesProps = { event: Event; session: EditorSession; assignDialog: AssignDialogOf };

/** The roles of an event with their people (EV-10, RO-02). Adding one needs edit mode; assigning switches it on. */
export function EditorRoles({ event, session, assignDialog }: EditorRolesProps) {
  const [assignedId, setAssignedId] = useState<string>();
  const [doomed, setDoomed] = useState<EventRole>();
  const [plannedId, setPlannedId] = useState<string>();
  const { editing, start } = session;
  const assign = (role: EventRole) => {
    start();
    setAssignedId(role.id);
  };

  return (
    <div className="flex flex-col gap-4">
      <h2 className="sr-only">{m.roles()}</h2>
      {event.role.length === 0 && (
        <EmptyState title={m.no_roles_yet()} hint={m.add_one_so_that_people_can_ask()} />
      )}
      {event.role.map((role) => (
        <RoleItem
          key={role.id}
          event={event}
          role={role}
          session={session}
          onAssign={() => assign(role)}
          onPlan={() => setPlannedId(role.id)}
          onDelete={() => setDoomed(role)}
        />
      ))}
      {session.lost.map((role) => (
        <LostRole key={role.id} event={event} role={role} onClose={() => session.letGo(role.id)} />
      ))}
      <AddRole event={event} isPossible={editing !== undefined} />
      <SeveralShifts event={event} />
      <EditorTimeLimits event={event} />
      <EditorQuestions event={event} />
      <ShiftZone event={event}>
        {assignDialog({
          eventId: event.id,
          role: event.role.find(({ id }) => id === assignedId),
          onClose: () => setAssignedId(undefined),
        })}
      </ShiftZone>
      <ShiftsDialog
        event={event}
        role={event.role.find(({ id }) => id === plannedId)}
        onClose={() => setPlannedId(undefined)}
        onSaved={session.followPlaces}
      />
      <DeleteRoleDialog
        role={doomed}
        onClose={() => setDoomed(undefined)}
        onDeleted={(id) => session.forgetRole(id)}
      />
    </div>
  );
}

type LostRoleProps = { event: Event; role: EditorRole; onClose: () => void };

/** What was typed in a role that somebody else deleted meanwhile: it can be added again. */
function LostRole({ event, role, onClose }: LostRoleProps) {
  return (
    <section aria-label={role.role_name} className="flex flex-col gap-3">
      <Notice tone="info">
        <Sentence
          text={m.someone_else_deleted_this_role_meanwhile}
          parts={{ role: <bdi className="font-semibold">{role.role_name}</bdi> }}
        />
      </Notice>
      <AddRoleForm eventId={event.id} others={event.role} initial={role} onClose={onClose} />
    </section>
  );
}

type RoleActionsProps = {
  event: Event;
  role: EventRole;
  onAssign: () => void;
  onPlan: () => void;
  onDelete: () => void;
};

/** What can be done with one role: people, shifts, and deleting it as long as nobody did anything in it. */
function RoleActions({ event, role, onAssign, onPlan, onDelete }: RoleActionsProps) {
  const reasonId = useId();
  // What people did in a role is kept; the server says the same.
  const mustStay = event.status === 'ONGOING' || event.status === 'COMPLETED';
  return (
    <>
      {mayDo(event, 'places.give') && (
        <Button
          variant="secondary"
          size="small"
          aria-label={m.assign_volunteer_to_role({ role: role.role_name })}
          onClick={onAssign}
        >
          <UserPlus aria-hidden size={16} className="max-sm:hidden" />
          {m.assign_volunteer()}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={m.set_shifts_of_role({ role: role.role_name })}
        onClick={onPlan}
      >
        <Clock aria-hidden size={16} className="max-sm:hidden" />
        {m.shifts()}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={m.delete_role_name({ role: role.role_name })}
        title={m.delete()}
        className="max-sm:ms-auto"
        disabled={mustStay}
        aria-describedby={mustStay ? reasonId : undefined}
        onClick={onDelete}
      >
        <Trash aria-hidden size={16} />
        <span className="max-sm:hidden">{m.delete()}</span>
      </Button>
      {mustStay && (
        <p id={reasonId} className="basis-full text-ink-soft text-sm">
          {m.role_stays_event_has_begun()}
        </p>
      )}
    </>
  );
}

type RoleItemProps = RoleActionsProps & { session: EditorSession };

function RoleItem({ session, ...given }: RoleItemProps) {
  const { event, role } = given;
  const typed = session.editing?.mine.roles.find(({ id }) => id === role.id);
  const shifts = role.shifts.length > 0 && (
    <ShiftList
      shifts={role.shifts}
      timeZone={event.timeZone}
      hasDate={hasSeveralDays(event)}
      isOpen={event.status !== 'COMPLETED'}
      tellsNeed
    />
  );
  const parts = { role, actions: <RoleActions {...given} />, shifts };
  return typed ? (
    <EditorRoleForm {...parts} value={typed} session={session} />
  ) : (
    <RoleSummary {...parts} />
  );
}

/** One more role, as long as the event is not over. */
function AddRole({ event, isPossible }: { event: Event; isPossible: boolean }) {
  const [isAdding, setIsAdding] = useState(false);
  if (event.status === 'COMPLETED')
    return <p className="text-ink-soft text-sm">{m.event_is_over_roles_stay()}</p>;
  if (isAdding && isPossible)
    return (
      <AddRoleForm eventId={event.id} others={event.role} onClose={() => setIsAdding(false)} />
    );
  return <AddRoleButton isPossible={isPossible} onClick={() => setIsAdding(true)} />;
}

function AddRoleButton({ isPossible, onClick }: { isPossible: boolean; onClick: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" disabled={!isPossible} onClick={onClick}>
        <Plus aria-hidden size={18} />
        {m.add_role()}
      </Button>
      {!isPossible && (
        <p className="text-ink-soft text-sm">{m.press_edit_to_add_or_change_roles()}</p>
      )}
    </div>
  );
}
