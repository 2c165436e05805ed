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
const hoursChange = {
  touches: [endpoints.eventHours, endpoints.myHours],
  touchesWhenRefused: true,
};

/** Says itself what comes of it. */
function useHoursChange<E extends Endpoint>(endpoint: E, isForm = false) {
  return useCall(endpoint, {
    ...hoursChange,
    failed: m.it_could_not_be_saved(),
    isForm,
    onSuccess: (reply) => toast.success((reply as { message: string }).message),
  });
}

export const useCorrectHours = () => useHoursChange(endpoints.correctHours, true);
export const useAnswerProposal = () => useHoursChange(endpoints.answerProposal);
export const useExcuse = () => useHoursChange(endpoints.excuseMissed);

/** Both are sent by forms, which say what comes of them. */
export const useProposeHours = () =>
  useCall(endpoints.proposeHours, { ...hoursChange, failed: null });
export const useAnswerMissed = () =>
  useCall(endpoints.answerMissed, { ...hoursChange, failed: null });
