import {
  endOtherSessions,
  endSession,
  exportData,
  leave,
  listSessions,
} from '@saath/contract/accounts/account-care/endpoints';
import type { RequestOf } from '@saath/contract/endpoint';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { call } from '../../../lib/call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export const sessionsQuery = query(listSessions, {}, { select: ({ sessions }) => sessions });

/** Logs one device out by its id, or all others without one. */
export function useEndSessions() {
  return useCall(endSession, {
    run: async (id: string | undefined) =>
      id ? await call(endSession, { params: { id } }) : await call(endOtherSessions, {}),
    touches: [listSessions],
    touchesWhenRefused: true,
    failed: m.this_could_not_be_saved_please_try_again(),
    onSuccess: ({ message }) => toast.success(message),
  });
}

export function useLeave() {
  return useCall(leave, {
    request: (body: RequestOf<typeof leave>['body']) => ({ body }),
    touches: [],
    failed: null,
  });
}

export function useExportData() {
  return useCall(exportData, { touches: [], failed: null });
}
