import { previewRoleInvitation } from '@saath/contract/office/role-invitations/endpoints';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import { presentPlan } from '../../filling/plan/present.ts';
import type { Planning } from '../../filling/plan/service.ts';
import { noteWhoWasPlaced } from '../../filling/save/service.ts';
import { presentNotAsked } from './present.ts';
import { previewInvitation } from './service.ts';

export type RoleInvitations = Planning & { readonly log: Log; readonly now: Clock };

export function roleInvitationRoutes({
  db,
  candidates,
  engine,
  log,
  now: clock,
}: RoleInvitations): Route[] {
  return [
    on(previewRoleInvitation, { limits: rateLimits.search }).reply(async ({ params, body }) => {
      const now = clock();
      const planning = { db, candidates, engine, now };
      const invitation = await previewInvitation(planning, { roleId: params.id, ...body });
      noteWhoWasPlaced({ db, log }, invitation.planned, now);
      return { plan: presentPlan(invitation.planned, now), ...presentNotAsked(invitation) };
    }),
  ];
}
