import { getOverview } from '@saath/contract/office/figures/endpoints';
import {
  approveOrganiser,
  askToOrganise,
  declineOrganiser,
  listOrganiserRequests,
  ownOrganiserRequest,
} from '@saath/contract/office/organisers/endpoints';
import { listPeople, peopleFigures, personProfile } from '@saath/contract/office/people/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { pagedQuery, query } from '../../../calls/query.ts';
import { useCall, useReadAgain } from '../../../calls/use-call.ts';
import { call } from '../../../lib/call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export const ownOrganiserRequestQuery = query(
  ownOrganiserRequest,
  {},
  { select: ({ request }) => request },
);

/** Asks; the form says what comes of it. */
export function useAskToOrganise() {
  const readAgain = useReadAgain();
  const queryClient = useQueryClient();
  return useCall(askToOrganise, {
    request: (text: string) => ({ body: { text } }),
    touches: [],
    failed: null,
    // Somebody answered meanwhile, or it was asked elsewhere.
    onError: async () => await readAgain([ownOrganiserRequest]),
    onSuccess: ({ request }) =>
      queryClient.setQueryData(ownOrganiserRequestQuery.queryKey, { request }),
  });
}

/** Open requests, oldest first, page by page. */
export const organiserRequestsQuery = pagedQuery(
  listOrganiserRequests,
  { query: {} },
  { refetchOnWindowFocus: 'always' },
);

type Answer = { id: string } & ({ isApproved: true } | { isApproved: false; answer: string });

/** An Admin's answer. Whatever comes back, the list is read again: a refusal means that another one answered. */
export function useAnswerOrganiser() {
  return useCall(approveOrganiser, {
    run: async (given: Answer) =>
      given.isApproved
        ? await call(approveOrganiser, { params: { id: given.id } })
        : await call(declineOrganiser, {
            params: { id: given.id },
            body: { answer: given.answer },
          }),
    // One volunteer fewer.
    touches: [listOrganiserRequests, listPeople, peopleFigures, personProfile, getOverview],
    touchesWhenRefused: true,
    failed: m.your_answer_was_not_saved(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
