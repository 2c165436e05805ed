/** Calls by which Admins invite somebody to be an Admin, and by which the invited person accepts. */
import * as z from 'zod/mini';
import { tokenBody } from '../../accounts/account-care/schema.ts';
import { accountRoleSchema } from '../../accounts/accounts/schema.ts';
import { endpoint } from '../../endpoint.ts';
import { idParams, idSchema, messageReply, said } from '../../fields.ts';
import { acceptSchema, invitationSchema, inviteSchema, seenInvitationSchema } from './schema.ts';

const invitationReply = z.object({ ...said, invitation: invitationSchema });

export const inviteAdmin = endpoint({
  method: 'POST',
  path: '/api/invitation',
  summary: 'Invite somebody without an account to be an Admin; a mail with a link follows.',
  access: 'admin',
  errors: ['invitations.already_invited', 'invitations.has_account', 'invitations.is_admin'],
  body: inviteSchema,
  reply: invitationReply,
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitation',
  summary: 'Invitations that were neither accepted nor withdrawn, newest first, a hundred at most.',
  access: 'admin',
  errors: [],
  reply: z.object({ invitations: z.array(invitationSchema) }),
});

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/:id/withdraw',
  summary: 'End an invitation: its link works no more.',
  access: 'admin',
  errors: ['invitations.ended', 'invitations.not_found'],
  params: idParams,
  reply: messageReply,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/:id/resend',
  summary: 'Send an invitation again, with a new link; the older one ends.',
  access: 'admin',
  errors: [
    'invitations.ended',
    'invitations.has_account',
    'invitations.is_admin',
    'invitations.not_found',
  ],
  params: idParams,
  reply: invitationReply,
});

/** By POST, so that the link's secret is in no address. */
export const seeInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/see',
  summary: 'Whom an invitation is for and from, by the token of its mail; uses nothing up.',
  access: 'public',
  errors: ['accounts.token_invalid'],
  body: tokenBody,
  reply: z.object({ invitation: seenInvitationSchema }),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/accept',
  summary: 'Become an Admin with the token of the mail; signs in.',
  access: 'public',
  errors: ['accounts.email_taken', 'accounts.token_invalid', 'invitations.account_since'],
  body: acceptSchema,
  reply: z.object({
    ...said,
    user: z.object({ id: idSchema, email: z.string(), role: accountRoleSchema }),
  }),
});
