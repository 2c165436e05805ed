import { listFeedback, sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import type { RequestOf } from '@saath/contract/endpoint';
import { pagedQuery } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';

/** What volunteers said, newest first, page by page. */
export const feedbackQuery = pagedQuery(listFeedback, { query: {} });

export function useSendFeedback() {
  return useCall(sendFeedback, {
    request: (body: RequestOf<typeof sendFeedback>['body']) => ({ body }),
    touches: [],
    failed: null,
  });
}
