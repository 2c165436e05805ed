import { myPapers } from '@saath/contract/places/papers/endpoints';
import { listSignatures, withdrawSignature } from '@saath/contract/places/signatures/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** Who signed an agreement, latest first, and how many signatures there are. */
export function signersQuery(id: string) {
  return query(listSignatures, { params: { id } });
}

export function useWithdrawSignature() {
  return useCall(withdrawSignature, {
    request: (id: string) => ({ params: { id } }),
    touches: [myPapers],
    touchesWhenRefused: true,
    failed: m.it_was_not_taken_back(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
