import * as endpoints from '@saath/contract/office/lending/endpoints';
import { listWaiting } from '@saath/contract/office/waiting/endpoints';
import { query } from '../../../calls/query.ts';
import { of } from '../../../calls/touched.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

const told = ({ message }: { message: string }) => toast.success(message);

/** Which branches were asked about the roles of an event, and which could be. */
export const appealsQuery = (eventId: string) =>
  query(endpoints.eventAppeals, { params: { id: eventId } });

const sent = (eventId: string) => [of(endpoints.eventAppeals, { params: { id: eventId } })];

/** The form shows what is refused. */
export function useAskBranches({ id, event_id }: { id: string; event_id: string }) {
  return useCall(endpoints.askBranches, {
    request: (body: { branchId: string | null; word: string }) => ({ params: { id }, body }),
    touches: sent(event_id),
    touchesWhenRefused: true,
    failed: null,
    onSuccess: told,
  });
}

export function useTakeBack({ id, event_id }: { id: string; event_id: string }) {
  return useCall(endpoints.takeBackAppeal, {
    request: (branchId: string) => ({ params: { id, branchId } }),
    touches: sent(event_id),
    touchesWhenRefused: true,
    failed: m.appeal_not_taken_back(),
    onSuccess: told,
  });
}

/** What other branches ask of those that the viewer helps to run; read anew by whoever comes back to the page. */
export const waitingAppealsQuery = query(
  endpoints.waitingAppeals,
  {},
  {
    select: ({ appeals }) => appeals,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  },
);

type Answer = {
  readonly branchId: string;
  readonly roleId: string;
  readonly answer: 'pass_on' | 'decline';
};

export function useAnswerAppeal() {
  return useCall(endpoints.answerAppeal, {
    request: ({ branchId: id, roleId, answer }: Answer) => ({
      params: { id, roleId },
      body: { answer },
    }),
    touches: [endpoints.waitingAppeals, listWaiting],
    touchesWhenRefused: true,
    failed: m.appeal_not_answered(),
    onSuccess: told,
  });
}

export const lendingChoiceQuery = query(endpoints.getLendingChoice, {});

export function useSetLending() {
  return useCall(endpoints.setLendingChoice, {
    request: (isOn: boolean) => ({ body: { isOn } }),
    touches: [endpoints.getLendingChoice],
    failed: m.lending_not_saved(),
    onSuccess: told,
  });
}
