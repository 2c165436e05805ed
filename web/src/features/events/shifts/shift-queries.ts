import { setShifts } from '@saath/contract/events/shifts/endpoints';
import { shiftMessages } from '@saath/contract/events/shifts/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
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
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ roleId, ...body }: ShiftsToSave) =>
      await call(setShifts, { params: { roleId }, body }),
    onSuccess: ({ message }) => {
      toast.success(message);
      // Not awaited: the dialog closes at once.
      void queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (!concernsPeople(error))
        toast.error(failureText(error, spoken(shiftMessages, 'saveFailed')));
    },
  });
}
