import type { PersonProfile } from '@saath/contract/office/people/schema';
import { type ReactNode, useId, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useViewer } from '../../foundation/organisation/site.ts';
import { AuditTrail } from '../audit-log/trail.tsx';
import { ChangeRole } from './change-role.tsx';
import { personQuery } from './people-queries.ts';
import { PersonDetails } from './person-details.tsx';
import { PersonPlaces } from './person-places.tsx';
import { RemovePerson } from './remove-person.tsx';
import { SignOutPerson } from './sign-out-person.tsx';

type PersonDrawerProps = {
  /** Whose details are shown; the drawer is open while there is somebody. */
  userId: string | undefined;
  onClose: () => void;
};

/** A person in full, beside the list (AD-02). */
export function PersonDrawer({ userId, onClose }: PersonDrawerProps) {
  const { data: person } = useQuery({ ...personQuery(userId ?? ''), enabled: Boolean(userId) });
  return (
    <Drawer
      open={userId !== undefined}
      onClose={onClose}
      title={person && userId ? <bdi>{person.name}</bdi> : m.details()}
      footer={person && userId && <Decisions person={person} onRemoved={onClose} />}
    >
      {userId && <Person userId={userId} />}
    </Drawer>
  );
}

function Person({ userId }: { userId: string }) {
  const person = useQuery(personQuery(userId));
  return (
    <QueryState
      query={person}
      loading={<Skeleton className="h-96 w-full" />}
      errorTitle={m.the_person_could_not_be_loaded()}
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <PersonDetails person={data} />
          <Section title={m.coming_places()}>
            <PersonPlaces userId={userId} when="coming" />
          </Section>
          <Section title={m.past_places()}>
            <PersonPlaces userId={userId} when="past" />
          </Section>
          <Section title={m.history()}>
            <AuditTrail userId={userId} />
          </Section>
        </div>
      )}
    </QueryState>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-display text-lg font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

type DecisionsProps = { person: PersonProfile; onRemoved: () => void };

/** What an organiser can decide about another person. */
function Decisions({ person, onRemoved }: DecisionsProps) {
  const viewer = useViewer();
  const [asked, setAsked] = useState<'role' | 'devices' | 'removal'>();
  const close = () => setAsked(undefined);
  if (person.id === viewer?.id) return <p className="text-ink-soft">{m.this_is_you()}</p>;
  const mayChange = person.role === 'Admin' || person.status === 'active';
  return (
    <>
      {!mayChange && (
        <p className="min-w-0 flex-1 basis-48 text-ink-soft text-sm">
          {m.only_active_accounts_become_admins()}
        </p>
      )}
      {mayChange && (
        <Button variant="secondary" onClick={() => setAsked('role')}>
          {person.role === 'Admin' ? m.make_a_volunteer() : m.make_an_admin()}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsked('devices')}>
        {m.log_out_everywhere()}
      </Button>
      <Button variant="quiet" onClick={() => setAsked('removal')}>
        {m.remove()}
      </Button>
      <ChangeRole person={asked === 'role' ? person : undefined} onClose={close} />
      <SignOutPerson person={asked === 'devices' ? person : undefined} onClose={close} />
      <RemovePerson
        person={asked === 'removal' ? person : undefined}
        onClose={close}
        onRemoved={onRemoved}
      />
    </>
  );
}
