import type { Event } from '@saath/contract/events/schema';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { AssignDialog } from '../../features/roles/assign-dialog.tsx';
import { RolePeople } from '../../features/roles/role-people.tsx';
import { RolePlaces } from '../../features/roles/role-places.tsx';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

type EventRosterProps = { event: Event };

/** Who is in, role by role, with the places that are left. */
export function EventRoster({ event }: EventRosterProps) {
  const [assignedId, setAssignedId] = useState<string>();
  const canAssign = event.status !== 'COMPLETED' && event.status !== 'CANCELLED';
  return (
    <section aria-labelledby="roster-title" className="min-w-0">
      <h2 id="roster-title" className="mb-3 font-display text-xl font-semibold">
        {m.roster()}
      </h2>
      {event.role.length === 0 && (
        <EmptyState
          title={m.no_roles_yet()}
          hint={m.add_one_so_that_people_can_ask()}
          action={
            <ButtonLink to={`${paths.adminEventEdit(event.id)}?tab=roles`}>
              {m.add_a_role()}
            </ButtonLink>
          }
        />
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {event.role.map((role) => (
          <li key={role.id} className="p-4">
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 pt-1.5 font-sans font-semibold text-base break-words">
                <bdi>{role.role_name}</bdi>
              </h3>
              {canAssign && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={m.assign_a_volunteer_to_role({ role: role.role_name })}
                  onClick={() => setAssignedId(role.id)}
                >
                  <UserPlus aria-hidden size={16} />
                  {m.assign()}
                </Button>
              )}
            </div>
            <div className="mt-1 mb-3">
              <RolePlaces role={role} />
            </div>
            <RolePeople people={role.volunteers} />
          </li>
        ))}
      </ul>
      <AssignDialog
        eventId={event.id}
        role={event.role.find(({ id }) => id === assignedId)}
        onClose={() => setAssignedId(undefined)}
      />
    </section>
  );
}
