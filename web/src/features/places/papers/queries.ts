import type { SaidAge } from '@saath/contract/events/eligibility/rules';
import { listWaiting } from '@saath/contract/office/waiting/endpoints';
import {
  decidePaper,
  keepPlace,
  myPapers,
  papersToCheck,
  sayAge,
  withdrawPaper,
} from '@saath/contract/places/papers/endpoints';
import { queueReads } from '../../../calls/event-reads.ts';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export const myPapersQuery = query(myPapers, { query: {} });

/** Papers of everybody in a state, and how many there are. */
export function toCheckQuery(state: 'claimed' | 'verified') {
  return query(papersToCheck, { query: { state } }, { refetchOnWindowFocus: 'always' });
}

export function useWithdrawPaper() {
  return useCall(withdrawPaper, {
    request: (id: string) => ({ params: { id } }),
    touches: [myPapers],
    touchesWhenRefused: true,
    failed: m.it_was_not_removed(),
    onSuccess: ({ message }) => toast.success(message),
  });
}

export function useSayAge() {
  return useCall(sayAge, {
    request: (over: SaidAge | null) => ({ body: { over } }),
    touches: [myPapers],
    failed: m.it_was_not_saved(),
    onSuccess: ({ message }) => toast.success(message),
  });
}

type Decision = { id: string; decision: 'verify' | 'refuse'; reason?: string };

/** Another organiser may have been faster: then the list is read again too. */
export function useDecidePaper() {
  return useCall(decidePaper, {
    request: ({ id, decision, reason = '' }: Decision) => ({
      params: { id },
      body: { decision, reason },
    }),
    touches: [papersToCheck, listWaiting],
    touchesWhenRefused: true,
    failed: m.the_answer_was_not_saved(),
    onSuccess: ({ message }) => toast.success(message),
  });
}

export function useKeepPlace() {
  return useCall(keepPlace, {
    request: ({ id, reason }: { id: string; reason: string }) => ({
      params: { id },
      body: { reason },
    }),
    touches: queueReads,
    touchesWhenRefused: true,
    failed: m.the_place_was_not_kept(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
