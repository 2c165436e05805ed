import { addWalkIn, letIn } from '@saath/contract/day/walk-ins/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

type Place = { id: string; roleId: string; addPlace: boolean };
type Newcomer = Place & { name: string; email: string };
type Asked = Place & { participationId: string };

function useArrival<Given>(
  eventId: string,
  send: (given: Given) => Promise<{ person: { name: string } }>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ person }) => {
      toast.success(m.name_what({ name: person.name, what: m.mark_arrived() }));
      await queryClient.invalidateQueries({ queryKey: ['day', eventId] });
    },
  });
}

/** Refusals are the form's to show: a full role is a question. */
export function useAddWalkIn(eventId: string) {
  return useArrival(
    eventId,
    async (body: Newcomer) => await call(addWalkIn, { params: { id: eventId }, body }),
  );
}

export function useLetIn(eventId: string) {
  return useArrival(
    eventId,
    async (body: Asked) => await call(letIn, { params: { id: eventId }, body }),
  );
}
