import type { PeopleFilter } from '@saath/contract/office/people/schema';
import { previewRoleInvitation } from '@saath/contract/office/role-invitations/endpoints';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Log } from '../../../platform/log.ts';
import { eventOfRole } from '../../events/roles/service.ts';
import { presentPlan } from '../../filling/plan/present.ts';
import type { Planning } from '../../filling/plan/service.ts';
import { noteWhoWasPlaced } from '../../filling/save/service.ts';
import { presentNotAsked } from './present.ts';
import { previewInvitation } from './service.ts';

export type RoleInvitations = Planning & { readonly log: Log; readonly now: Clock };

/** What people did at other events is not for who runs one branch. @throws DomainError `accounts.not_allowed` */
function requireOwnFilter({ role, status, past, hours, event }: PeopleFilter): void {
  const isOther = [role, status, past, hours, event].some((each) => each !== undefined);
  if (isOther) throw new DomainError('accounts.not_allowed');
}

export function roleInvitationRoutes({
  db,
  candidates,
  engine,
  log,
  now: clock,
}: RoleInvitations): Route[] {
  const eventOf = async (id: string) => await eventOfRole(db, id);
  return [
    on(previewRoleInvitation, { limits: rateLimits.search, eventOf }).reply(
      async ({ actor, params, body }) => {
        const now = clock();
        const isOfBranch = actor.role !== 'Admin';
        if (isOfBranch) requireOwnFilter(body.filter);
        const planning = { db, candidates, engine, now };
        const asked = { roleId: params.id, ...body, isOfBranch };
        const invitation = await previewInvitation(planning, asked);
        noteWhoWasPlaced({ db, log }, invitation.planned, now);
        return { plan: presentPlan(invitation.planned, now), ...presentNotAsked(invitation) };
      },
    ),
  ];
}
