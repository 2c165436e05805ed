import type { Language } from '@saath/contract/language';
import {
  inviteAdmin,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@saath/contract/office/invitations/endpoints';
import { invitationMessages } from '@saath/contract/office/invitations/messages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';

/** Invitations that were neither accepted nor withdrawn, newest first. */
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: async () => (await call(listInvitations, {})).invitations,
  refetchOnWindowFocus: 'always',
});

function useReadAgain() {
  const queryClient = useQueryClient();
  return async () => await queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
}

/** The form shows what is refused. */
export function useInvite() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (body: { email: string; language: Language }) =>
      await call(inviteAdmin, { body }),
    onSuccess: ({ message }) => toast.success(message),
    // A refusal can mean that another Admin was quicker.
    onSettled: readAgain,
  });
}

export function useResend() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (id: string) => await call(resendInvitation, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, spoken(invitationMessages, 'notSent'))),
    onSettled: readAgain,
  });
}

export function useWithdraw() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (id: string) => await call(withdrawInvitation, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, spoken(invitationMessages, 'notWithdrawn'))),
    onSettled: readAgain,
  });
}
