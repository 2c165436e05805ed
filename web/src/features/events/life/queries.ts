import type { RequestOf } from '@saath/contract/endpoint';
import {
  cancelEvent,
  copyEvent,
  publishEvent,
  unpublishEvent,
} from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { useQueryClient } from '@tanstack/react-query';
import { eventReads } from '../../../calls/event-reads.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { eventQuery } from '../admin-list/queries.ts';

type Done = { event: Event; message: string };

/** A step of an event: its answer is shown, and after a refusal too everything is read again. */
function useStep(failed: string | null) {
  const queryClient = useQueryClient();
  return {
    touches: eventReads,
    touchesWhenRefused: true,
    failed,
    onSuccess: ({ event, message }: Done) => {
      toast.success(message);
      queryClient.setQueryData(eventQuery(event.id).queryKey, { event });
    },
  };
}

const versionOf = ({ id, updatedAt }: Event) => ({ params: { id }, body: { updatedAt } });

export function usePublishEvent() {
  return useCall(publishEvent, {
    ...useStep(m.the_event_could_not_be_published()),
    request: versionOf,
  });
}

export function useUnpublishEvent() {
  return useCall(unpublishEvent, {
    ...useStep(m.the_event_could_not_be_unpublished()),
    request: versionOf,
  });
}

type Cancellation = { event: Event; reason: string };

export function useCancelEvent() {
  return useCall(cancelEvent, {
    ...useStep(m.the_event_could_not_be_cancelled()),
    request: ({ event: { id, updatedAt }, reason }: Cancellation) => ({
      params: { id },
      body: { reason, updatedAt },
    }),
  });
}

type Copy = { id: string; body: RequestOf<typeof copyEvent>['body'] };

/** The form says what fails. */
export function useCopyEvent() {
  return useCall(copyEvent, {
    ...useStep(null),
    request: ({ id, body }: Copy) => ({ params: { id }, body }),
  });
}
