import * as endpoints from '@saath/contract/office/invitations/endpoints';
import { invitationMessages } from '@saath/contract/office/invitations/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { presentInvitation } from './present.ts';
import type { InvitationRow } from './queries.ts';
import * as service from './service.ts';

export function invitationRoutes(invitations: service.Invitations): Route[] {
  return [...adminRoutes(invitations), ...guestRoutes(invitations)];
}

function adminRoutes(invitations: service.Invitations): Route[] {
  const shown = (row: InvitationRow) => presentInvitation(row, invitations.now());
  return [
    on(endpoints.inviteAdmin, { limits: rateLimits.mail }).reply(async ({ actor, body }) => {
      const row = await service.invite(invitations, { ...body, actorId: actor.id });
      return { ...say(invitationMessages, 'sent'), invitation: shown(row) };
    }),

    on(endpoints.listInvitations).reply(async () => ({
      invitations: (await service.listOpen(invitations)).map(shown),
    })),

    on(endpoints.resendInvitation, { limits: rateLimits.mail }).reply(
      async ({ actor, params: { id } }) => {
        const row = await service.resend(invitations, { id, actorId: actor.id });
        return { ...say(invitationMessages, 'sent'), invitation: shown(row) };
      },
    ),

    on(endpoints.withdrawInvitation).reply(async ({ actor, params: { id } }) => {
      await service.withdraw(invitations, { id, actorId: actor.id });
      return say(invitationMessages, 'withdrawn');
    }),
  ];
}

/** What the invited person does, who has no account yet. */
function guestRoutes(invitations: service.Invitations): Route[] {
  return [
    on(endpoints.seeInvitation, { limits: rateLimits.token }).reply(async ({ body }) => {
      const { email, inviterName } = await service.see(invitations, body.token);
      return { invitation: { email, invitedBy: inviterName ?? '' } };
    }),

    on(endpoints.acceptInvitation, { limits: rateLimits.token }).reply(
      async ({ body, session }) => {
        const user = await service.accept(invitations, body);
        await session.signIn(user);
        const { id, email, role } = user;
        return { ...say(invitationMessages, 'accepted'), user: { id, email, role } };
      },
    ),
  ];
}
