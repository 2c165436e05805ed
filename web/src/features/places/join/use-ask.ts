import type { Event } from '@saath/contract/events/events/schema';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { useRevalidator } from 'react-router';
import { type ContractForm, useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import type { Answering } from '../questions/answering.ts';

export type Asking = {
  event: Event;
  userId: string;
  /** Told where a mail about the request went; null when none was sent. */
  onMailed: (address: string | null) => void;
};

/** The form that asks for a place from the page of an event. @param what '' = any role, any shift of it */
export function useAsk(
  { event, userId, onMailed }: Asking,
  { roleId, shiftId, answering }: { roleId: string; shiftId: string; answering: Answering },
): ContractForm {
  const { revalidate } = useRevalidator();
  return useContractForm(requestJoin, {
    body: ({ note = '' }) => ({
      ...{ eventId: event.id, userId, note },
      ...(roleId ? { roleId } : {}),
      ...(shiftId ? { shiftId } : {}),
      ...answering.said(),
    }),
    check: answering.problems,
    failed: m.error_sending_join_request(),
    saysFailure: 'toast',
    // The page may have been out of date.
    onFailure: async () => await revalidate(),
    onSuccess: async ({ message, mailedTo }) => {
      toast.success(message);
      onMailed(mailedTo);
      await revalidate();
    },
  });
}
