import type { RequestOf } from '@saath/contract/endpoint';
import {
  inviteAdmin,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@saath/contract/office/invitations/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** Invitations that were neither accepted nor withdrawn, newest first. */
export const invitationsQuery = query(
  listInvitations,
  {},
  { select: ({ invitations }) => invitations, refetchOnWindowFocus: 'always' },
);

/** A refusal can mean that another Admin was quicker. */
const change = {
  touches: [listInvitations],
  touchesWhenRefused: true,
  onSuccess: ({ message }: { message: string }) => toast.success(message),
};

/** The form shows what is refused. */
export function useInvite() {
  return useCall(inviteAdmin, {
    ...change,
    request: (body: RequestOf<typeof inviteAdmin>['body']) => ({ body }),
    failed: null,
  });
}

export function useResend() {
  return useCall(resendInvitation, {
    ...change,
    request: (id: string) => ({ params: { id } }),
    failed: m.the_invitation_could_not_be_sent(),
  });
}

export function useWithdraw() {
  return useCall(withdrawInvitation, {
    ...change,
    request: (id: string) => ({ params: { id } }),
    failed: m.the_invitation_could_not_be_withdrawn(),
  });
}
