import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { nextBest, previewFill, saveFill, undoFill } from '@saath/contract/filling/fill/endpoints';
import type { FillWay } from '@saath/contract/filling/fill/rules';
import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { placeReads } from '../../../calls/event-reads.ts';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { bodyOf, placeIn, type Question } from './question.ts';

/** A plan stays as it is until something is asked otherwise: people decide about what they see. */
export function planQuery(question: Question) {
  return query(
    previewFill,
    { body: bodyOf(question) },
    {
      select: ({ plan }) => plan,
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
}

export type FillSave = {
  /** The same for every try to save the same plan. */
  readonly id: string;
  readonly plan: FillPlan;
  readonly how: FillWay;
  readonly note: string;
};

/** Everything that shows people of events is out of date, except the plan at hand. Refusals are the caller's to show. */
const given = { touches: placeReads, waits: false, failed: null };

/** All places or none; a refusal needs a decision. */
export function useSaveFill() {
  return useCall(saveFill, {
    ...given,
    request: ({ id, plan, how, note }: FillSave) => ({
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
  });
}

export function useUndoFill() {
  return useCall(undoFill, { ...given, request: (id: string) => ({ params: { id } }) });
}

export function nextBestQuery(eventId: string) {
  return query(nextBest, { params: { id: eventId } }, { select: ({ roles }) => roles });
}

export function useGiveNext() {
  return useCall(assignVolunteer, {
    ...given,
    request: ({
      eventId,
      roleId,
      userId,
    }: {
      eventId: string;
      roleId: string;
      userId: string;
    }) => ({
      body: { eventId, roleId, volunteerId: userId },
    }),
  });
}
