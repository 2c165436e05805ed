import type { RequestOf } from '@saath/contract/endpoint';
import {
  cancelEvent,
  copyEvent,
  publishEvent,
  unpublishEvent,
} from '@saath/contract/events/events/endpoints';
import { eventLifeMessages } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';
import { eventQuery } from '../admin-list/queries.ts';

type Done = { event: Event; message: string };

/** A step of an event: its answer is shown, and after a refusal too everything is read again. */
function useStep<Given>(run: (given: Given) => Promise<Done>, failed: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ event, message }) => {
      toast.success(message);
      queryClient.setQueryData(eventQuery(event.id).queryKey, event);
    },
    onError: (error) => toast.error(failureText(error, failed)),
    onSettled: async () => await queryClient.invalidateQueries(),
  });
}

const versionOf = ({ id, updatedAt }: Event) => ({ params: { id }, body: { updatedAt } });

export function usePublishEvent() {
  return useStep(
    async (event: Event) => await call(publishEvent, versionOf(event)),
    spoken(eventLifeMessages, 'publishFailed'),
  );
}

export function useUnpublishEvent() {
  return useStep(
    async (event: Event) => await call(unpublishEvent, versionOf(event)),
    spoken(eventLifeMessages, 'unpublishFailed'),
  );
}

type Cancellation = { event: Event; reason: string };

export function useCancelEvent() {
  return useStep(
    async ({ event: { id, updatedAt }, reason }: Cancellation) =>
      await call(cancelEvent, { params: { id }, body: { reason, updatedAt } }),
    spoken(eventLifeMessages, 'cancelFailed'),
  );
}

type Copy = { id: string; body: RequestOf<typeof copyEvent>['body'] };

export function useCopyEvent() {
  return useStep(
    async ({ id, body }: Copy) => await call(copyEvent, { params: { id }, body }),
    spoken(eventLifeMessages, 'copyFailed'),
  );
}
