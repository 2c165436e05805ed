import {
  endApiToken,
  listApiTokens,
  makeApiToken,
} from '@saath/contract/accounts/api-tokens/endpoints';
import type { RequestOf } from '@saath/contract/endpoint';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** The tokens of all organisers that work, newest first. */
export const apiTokensQuery = query(listApiTokens, {}, { select: ({ tokens }) => tokens });

/** The form shows what is refused. */
export function useMakeToken() {
  return useCall(makeApiToken, {
    request: (body: RequestOf<typeof makeApiToken>['body']) => ({ body }),
    touches: [listApiTokens],
    failed: null,
  });
}

export function useEndToken() {
  return useCall(endApiToken, {
    request: (id: string) => ({ params: { id } }),
    touches: [listApiTokens],
    // Another organiser can have been quicker.
    touchesWhenRefused: true,
    failed: m.the_token_could_not_be_ended(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
