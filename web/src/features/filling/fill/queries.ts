import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { nextBest, previewFill, saveFill, undoFill } from '@saath/contract/filling/fill/endpoints';
import type { FillWay } from '@saath/contract/filling/fill/rules';
import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { bodyOf, placeIn, type Question } from './question.ts';

/** A plan stays as it is until something is asked otherwise: people decide about what they see. */
export function planQuery(question: Question) {
  return queryOptions({
    queryKey: ['fill', bodyOf(question)],
    queryFn: async () => (await call(previewFill, { body: bodyOf(question) })).plan,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export type FillSave = {
  /** The same for every try to save the same plan. */
  readonly id: string;
  readonly plan: FillPlan;
  readonly how: FillWay;
  readonly note: string;
};

/** Everything that shows people of events is out of date, except the plan at hand. */
function useSettled() {
  const queryClient = useQueryClient();
  return () =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'fill' });
}

/** All places or none. Refusals are the caller's to show: they need a decision. */
export function useSaveFill() {
  const settled = useSettled();
  return useMutation({
    mutationFn: async ({ id, plan, how, note }: FillSave) =>
      await call(saveFill, {
        body: {
          ...{ id, how, note },
          eventIds: plan.events.map((event) => event.id),
          fingerprint: plan.fingerprint,
          places: plan.events.flatMap((event) =>
            event.parts.flatMap((part) =>
              part.placed.map(({ userId }) => placeIn(event.id, part, userId)),
            ),
          ),
        },
      }),
    onSuccess: settled,
  });
}

export function useUndoFill() {
  const settled = useSettled();
  return useMutation({
    mutationFn: async (id: string) => await call(undoFill, { params: { id } }),
    onSuccess: settled,
  });
}

export function nextBestQuery(eventId: string) {
  return queryOptions({
    queryKey: ['participations', 'next-best', eventId],
    queryFn: async () => (await call(nextBest, { params: { id: eventId } })).roles,
  });
}

export function useGiveNext() {
  const settled = useSettled();
  return useMutation({
    mutationFn: async (place: { eventId: string; roleId: string; userId: string }) => {
      const { eventId, roleId, userId: volunteerId } = place;
      return await call(assignVolunteer, { body: { eventId, roleId, volunteerId } });
    },
    onSuccess: settled,
  });
}
