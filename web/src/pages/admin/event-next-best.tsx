import type { Event } from '@saath/contract/events/events/schema';
import { useState } from 'react';
import { NextBest } from '../../features/filling/fill/next-best.tsx';
import { AssignDialog } from '../../features/places/answer/assign-dialog.tsx';

/** Who could come into places that somebody gave up; and the search for others. */
export function EventNextBest({ event }: { event: Event }) {
  const [roleId, setRoleId] = useState<string>();
  if (event.status !== 'UPCOMING' && event.status !== 'ONGOING') return null;
  return (
    <>
      <NextBest eventId={event.id} onSeeOthers={setRoleId} />
      <AssignDialog
        eventId={event.id}
        role={event.role.find(({ id }) => id === roleId)}
        onClose={() => setRoleId(undefined)}
      />
    </>
  );
}
