import { setShifts } from '@saath/contract/events/shifts/endpoints';
import { eventReads } from '../../../calls/event-reads.ts';
import { useCall } from '../../../calls/use-call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import type { updatesOf } from './shift-values.ts';

type ShiftsToSave = {
  roleId: string;
  shifts: ReturnType<typeof updatesOf>;
  /** The version of the event that was seen. */
  updatedAt: string;
  /** Whether people of shifts that are deleted ask again. */
  release: boolean;
};

/** Whether the save waits for a word about the people of deleted shifts. */
export function concernsPeople(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'shifts.has_people';
}

export function useSetShifts() {
  return useCall(setShifts, {
    request: ({ roleId, ...body }: ShiftsToSave) => ({ params: { roleId }, body }),
    touches: eventReads,
    // The dialog closes at once.
    waits: false,
    failed: (error) => (concernsPeople(error) ? null : m.the_shifts_could_not_be_saved()),
    onSuccess: ({ message }) => toast.success(message),
  });
}
