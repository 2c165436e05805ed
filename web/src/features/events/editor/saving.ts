import { updateEvent } from '@saath/contract/events/events/endpoints';
import { eventEditorMessages } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import { useQueryClient } from '@tanstack/react-query';
import { eventReads } from '../../../calls/event-reads.ts';
import { useCall } from '../../../calls/use-call.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';
import { eventQuery } from '../admin-list/queries.ts';
import { type EditorValues, updateOf } from './values.ts';

type Save = {
  values: EditorValues;
  base: Event;
  /** Whether people hear of a corrected place. */
  notify: boolean;
  /** Why the times of an event in which people have hours were others. */
  correction: { reason: string } | undefined;
};

/** Refusals are the caller's to show: a save over somebody else's version needs a decision. */
export function useSaveEvent() {
  const queryClient = useQueryClient();
  return useCall(updateEvent, {
    request: ({ values, base, notify, correction }: Save) => ({
      params: { id: base.id },
      body: { ...updateOf(values, base), notify, ...(correction ? { correction } : {}) },
    }),
    touches: eventReads,
    failed: null,
    onSuccess: ({ event, message }) => {
      toast.success(message || spoken(eventEditorMessages, 'updated'));
      queryClient.setQueryData(eventQuery(event.id).queryKey, { event });
    },
  });
}
