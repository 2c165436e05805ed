import {
  approveOrganiser,
  askToOrganise,
  declineOrganiser,
  listOrganiserRequests,
  ownOrganiserRequest,
} from '@saath/contract/office/organisers/endpoints';
import { organiserMessages } from '@saath/contract/office/organisers/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { presentOwnRequest, presentRequest } from './present.ts';
import { approve, ask, decline, listOpen, type Organisers, ownRequest } from './service.ts';

export function organiserRoutes(organisers: Organisers): Route[] {
  return [
    on(askToOrganise, { limits: rateLimits.upload }).reply(async ({ actor, body }) => {
      const row = await ask(organisers, { userId: actor.id, ...body });
      return { ...say(organiserMessages, 'asked'), request: presentOwnRequest(row) };
    }),

    on(ownOrganiserRequest).reply(async ({ actor }) => {
      const row = await ownRequest(organisers, actor.id);
      return { request: row ? presentOwnRequest(row) : null };
    }),

    on(listOrganiserRequests).reply(async ({ query }) => {
      const { rows, ...rest } = await listOpen(organisers, query.after);
      return { requests: rows.map(presentRequest), ...rest };
    }),

    on(approveOrganiser).reply(async ({ actor, params }) => {
      await approve(organisers, { id: params.id, actorId: actor.id });
      return say(organiserMessages, 'approved');
    }),

    on(declineOrganiser).reply(async ({ actor, params, body }) => {
      await decline(organisers, { id: params.id, ...body, actorId: actor.id });
      return say(organiserMessages, 'declined');
    }),
  ];
}
