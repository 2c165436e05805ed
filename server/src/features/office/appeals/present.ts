/** What waits for an answer of a branch, as the contract says it. */
import type { WaitingAppeal } from '@saath/contract/office/lending/schema';
import type { waitingFor } from './queries.ts';

type Row = Awaited<ReturnType<typeof waitingFor>>[number];

/** The event and the role: no name of anybody is in the row. */
export function present({
  branchId,
  branch,
  from,
  roleId,
  roleName,
  free,
  word,
  ...event
}: Row): WaitingAppeal {
  return {
    ...{ branch: { id: branchId, name: branch }, from, word },
    role: { id: roleId, name: roleName, free },
    event: {
      ...event,
      startTime: event.startTime.toISOString(),
      endTime: event.endTime.toISOString(),
    },
  };
}
