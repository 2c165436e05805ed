import { emergencyContact } from '@saath/contract/day/on-site/endpoints';
import { useState } from 'react';
import { query, useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { FoldSummary } from '../../../ui/fold-summary.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { PhoneLink } from './phone-link.tsx';

/** Each look is written down: it is read when somebody opens it, not again by itself, and not kept. */
const contactOf = (participationId: string) =>
  query(
    emergencyContact,
    { params: { id: participationId } },
    {
      select: ({ contact }) => contact,
      ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false },
      ...{ refetchOnReconnect: false, refetchOnWindowFocus: false },
    },
  );

type EmergencyProps = { participationId: string; name: string };

/** Whom to call about somebody, by their profile (EL-05). */
export function Emergency({ participationId, name }: EmergencyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="text-sm">
      <FoldSummary className="text-primary">
        {m.emergency_contact()}
        <About>{name}</About>
      </FoldSummary>
      {isOpen && <Contact participationId={participationId} />}
    </details>
  );
}

/** Reads whom to call as soon as it is drawn: each drawing is a look that is written down. */
export function Contact({ participationId }: Pick<EmergencyProps, 'participationId'>) {
  const contact = useQuery(contactOf(participationId));
  return (
    <QueryState query={contact} errorTitle={m.emergency_not_loaded()}>
      {({ name, phone }) => (
        <>
          <bdi className="break-words">{name}</bdi>
          <PhoneLink phone={phone} />
        </>
      )}
    </QueryState>
  );
}
