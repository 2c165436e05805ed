import {
  changeEmail,
  endOtherSessions,
  endSession,
  exportData,
  leave,
  listSessions,
} from '@saath/contract/accounts/account-care/endpoints';
import type { RequestOf } from '@saath/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['own', 'sessions'],
  queryFn: async () => (await call(listSessions, {})).sessions,
});

/** Logs one device out by its id, or all others without one. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | undefined) =>
      id ? await call(endSession, { params: { id } }) : await call(endOtherSessions, {}),
    onSettled: async () =>
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useChangeEmail() {
  return useMutation({
    mutationFn: async (body: RequestOf<typeof changeEmail>['body']) =>
      await call(changeEmail, { body }),
  });
}

export function useLeave() {
  return useMutation({
    mutationFn: async (body: RequestOf<typeof leave>['body']) => await call(leave, { body }),
  });
}

export function useExportData() {
  return useMutation({ mutationFn: async () => await call(exportData, {}) });
}
