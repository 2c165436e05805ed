import * as endpoints from '@saath/contract/office/branches/endpoints';
import { branchMessages } from '@saath/contract/office/branches/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Provider } from '../../../platform/provider.ts';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { Ports } from '../../places/ports.ts';
import * as service from './service.ts';

const given = { organiser: 'organises', viewer: 'views' } as const;

export function branchRoutes(
  ports: Ports & { readonly provider: Pick<Provider, 'name'> | undefined },
): Route[] {
  return [
    on(endpoints.listBranches).reply(async () => ({
      branches: (await service.listBranches(ports)).map(({ closedAt, people, ...branch }) => ({
        ...branch,
        closedAt: closedAt?.toISOString() ?? null,
        people: people.map(({ pictureId, givenBy, givenAt, expiresAt, byProvider, ...person }) => ({
          ...person,
          profileImage: presentPicture(pictureId),
          givenBy: (byProvider ? ports.provider?.name : givenBy) ?? '',
          givenAt: givenAt.toISOString(),
          until: expiresAt?.toISOString() ?? null,
        })),
      })),
    })),

    on(endpoints.makeBranch).reply(async ({ actor, body: { name } }) => {
      await service.makeBranch(ports, { name, actorId: actor.id });
      return say(branchMessages, 'made', { name });
    }),

    on(endpoints.closeBranch).reply(async ({ actor, params: { id } }) => {
      const name = await service.closeBranch(ports, { id, actorId: actor.id });
      return say(branchMessages, 'isClosed', { name });
    }),

    on(endpoints.addToBranch).reply(async ({ actor, params, body }) => {
      const person = { branchId: params.id, ...body, actorId: actor.id };
      const name = await service.addToBranch(ports, person);
      return say(branchMessages, given[body.right], { name });
    }),

    on(endpoints.removeFromBranch).reply(async ({ actor, params: { id, userId } }) => {
      const person = { branchId: id, userId, actorId: actor.id };
      return say(branchMessages, 'removed', {
        name: await service.removeFromBranch(ports, person),
      });
    }),

    on(endpoints.eventBranch).reply(
      async ({ params: { id } }) => await service.branchOf(ports, id),
    ),

    on(endpoints.moveEvent).reply(async ({ actor, params, body: { branchId } }) => {
      const move = { eventId: params.id, branchId, actorId: actor.id };
      const name = await service.moveEvent(ports, move);
      if (name === undefined) return say(branchMessages, 'movedOut');
      return say(branchMessages, 'moved', { name });
    }),
  ];
}
