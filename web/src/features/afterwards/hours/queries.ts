import * as endpoints from '@saath/contract/afterwards/hours/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import { pagedQuery, query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** Everybody of an event by name, page by page; the first page says who waits for an answer. */
export const eventHoursQuery = (eventId: string) =>
  pagedQuery(endpoints.eventHours, { params: { id: eventId }, query: {} });

export const myHoursQuery = (eventId: string) =>
  query(endpoints.myHours, { params: { id: eventId } });

/** Whatever comes back, hours are read again: a refusal means that something has changed. */
function useHoursChange<E extends Endpoint>(endpoint: E) {
  return useCall(endpoint, {
    touches: [endpoints.eventHours, endpoints.myHours],
    touchesWhenRefused: true,
    failed: m.it_could_not_be_saved(),
    onSuccess: (reply) => toast.success((reply as { message: string }).message),
  });
}

export const useCorrectHours = () => useHoursChange(endpoints.correctHours);
export const useAnswerProposal = () => useHoursChange(endpoints.answerProposal);
export const useExcuse = () => useHoursChange(endpoints.excuseMissed);
export const useProposeHours = () => useHoursChange(endpoints.proposeHours);
export const useAnswerMissed = () => useHoursChange(endpoints.answerMissed);
