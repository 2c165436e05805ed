import { endApiToken, listApiTokens } from '@saath/contract/accounts/api-tokens/endpoints';
import { listHelpers, removeHelper } from '@saath/contract/day/helpers/endpoints';
import { listRights } from '@saath/contract/office/rights/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** Everybody with a right, Admins first. */
export const rightsQuery = query(listRights, {}, { select: ({ holders }) => holders });

const ending = () => ({
  // Another Admin can have been quicker.
  touchesWhenRefused: true,
  failed: m.the_right_could_not_be_ended(),
  onSuccess: ({ message }: { message: string }) => toast.success(message),
});

export function useEndEventRight() {
  return useCall(removeHelper, {
    ...ending(),
    request: ({ eventId, userId }: { eventId: string; userId: string }) => ({
      params: { id: eventId, userId },
    }),
    touches: [listRights, listHelpers],
  });
}

export function useEndTokenRight() {
  return useCall(endApiToken, {
    ...ending(),
    request: (id: string) => ({ params: { id } }),
    touches: [listRights, listApiTokens],
  });
}
