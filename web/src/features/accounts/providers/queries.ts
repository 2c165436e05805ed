import { listIdentities, removeIdentity } from '@saath/contract/accounts/providers/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** The accounts at providers that open one's own, oldest first. */
export const identitiesQuery = query(
  listIdentities,
  {},
  { select: ({ identities }) => identities },
);

export function useRemoveIdentity() {
  return useCall(removeIdentity, {
    request: (id: string) => ({ params: { id } }),
    touches: [listIdentities],
    // It can have been removed on another device.
    touchesWhenRefused: true,
    failed: m.this_could_not_be_saved_please_try_again(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
