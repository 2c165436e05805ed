import type { EventCard } from '@saath/contract/events/events/schema';
import type { EventRole } from '@saath/contract/events/roles/schema';
import type { ReactNode } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatDate } from '../../../lib/format.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { eventQuery } from '../../events/admin-list/queries.ts';
import { nextEventsQuery } from '../letters/queries.ts';

type Chosen = { readonly eventId: string; readonly roleId: string };

type ChooseRoleProps = {
  isAsked: boolean;
  /** Empty where nothing is chosen. */
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  /** What follows once a role is chosen. */
  children: (roleId: string) => ReactNode;
};

/** A coming event, those with free places first, and a role of it; the only one that has free places is chosen by itself. */
export function ChooseRole({ isAsked, chosen, onChange, children }: ChooseRoleProps) {
  const events = useQuery(nextEventsQuery(isAsked));
  return (
    <QueryState query={events} loading={<Skeleton className="h-40 w-full" />}>
      {(coming) =>
        coming.length === 0 ? (
          <EmptyState
            title={m.no_coming_event_to_invite_to()}
            hint={m.publish_an_event_and_come_back()}
            action={<ButtonLink to={paths.adminCreateEvent}>{m.create_event()}</ButtonLink>}
          />
        ) : (
          <div className="flex flex-col gap-5">
            <SelectField
              label={m.event()}
              value={chosen.eventId}
              options={[{ value: '', label: m.choose_an_event_first() }, ...optionsOf(coming)]}
              onChange={({ target }) => onChange({ eventId: target.value, roleId: '' })}
            />
            {chosen.eventId && (
              <RoleOf
                key={chosen.eventId}
                chosen={chosen}
                onChange={(roleId) => onChange({ ...chosen, roleId })}
              >
                {children}
              </RoleOf>
            )}
          </div>
        )
      }
    </QueryState>
  );
}

function optionsOf(events: readonly EventCard[]) {
  const isFull = ({ places }: EventCard) => places.free === 0;
  return [...events.filter((event) => !isFull(event)), ...events.filter(isFull)].map((event) => {
    const { id: value, title, startTime, timeZone, places } = event;
    const day = formatDate(startTime, timeZone);
    const free = formatNumber(places.free);
    const label = isFull(event)
      ? m.event_on_day_full({ title, day })
      : m.event_on_day_with_free({ title, day, free });
    return { value, label };
  });
}

type RoleOfProps = {
  chosen: Chosen;
  onChange: (roleId: string) => void;
  children: (roleId: string) => ReactNode;
};

const freeIn = ({ maxVolunteers, filled }: EventRole) => Math.max(0, maxVolunteers - filled);

function RoleOf({ chosen, onChange, children }: RoleOfProps) {
  const event = useQuery(eventQuery(chosen.eventId));
  return (
    <QueryState query={event} loading={<Skeleton className="h-20 w-full" />}>
      {({ role: roles }) => {
        const open = roles.filter((role) => freeIn(role) > 0);
        const only = open.length === 1 ? (open[0]?.id ?? '') : '';
        const roleId = chosen.roleId || only;
        return (
          <>
            <SelectField
              label={m.role()}
              value={roleId}
              options={[
                { value: '', label: m.choose_a_role_first() },
                ...roles.map((role) => ({
                  value: role.id,
                  label: m.role_with_free({
                    role: role.role_name,
                    free: formatNumber(freeIn(role)),
                    total: formatNumber(role.maxVolunteers),
                  }),
                })),
              ]}
              onChange={({ target }) => onChange(target.value)}
            />
            {roleId && children(roleId)}
          </>
        );
      }}
    </QueryState>
  );
}
