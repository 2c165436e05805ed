import * as endpoints from '@saath/contract/office/lending/endpoints';
import { lendingMessages } from '@saath/contract/office/lending/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { eventOfRole } from '../../events/roles/service.ts';
import type { Ports } from '../../places/ports.ts';
import { appealsAt, askBranches, takeBackAppeal } from '../appeals/service.ts';
import * as service from './service.ts';

export function lendingRoutes(ports: Ports): Route[] {
  const ofRole = { eventOf: async (id: string) => await eventOfRole(ports.db, id) };
  return [
    on(endpoints.eventAppeals).reply(async ({ params }) => {
      const { branches, appeals } = await appealsAt(ports, params.id);
      return {
        branches,
        appeals: appeals.map(({ id, name, askedAt, ...appeal }) => ({
          ...appeal,
          branch: { id, name },
          askedAt: askedAt.toISOString(),
        })),
      };
    }),

    on(endpoints.askBranches, { ...ofRole, limits: rateLimits.announcement }).reply(
      async ({ actor, params, body }) => {
        const name = await askBranches(ports, {
          ...{ roleId: params.id, actorId: actor.id },
          ...body,
        });
        if (name === undefined) return say(lendingMessages, 'askedAll');
        return say(lendingMessages, 'asked', { name });
      },
    ),

    on(endpoints.takeBackAppeal, ofRole).reply(async ({ actor, params: { id, branchId } }) => {
      const appeal = { roleId: id, branchId, actorId: actor.id };
      return say(lendingMessages, 'takenBack', {
        name: await takeBackAppeal(ports, appeal),
      });
    }),

    on(endpoints.waitingAppeals).reply(async ({ actor }) => ({
      appeals: await service.waitingAppeals(ports, actor),
    })),

    on(endpoints.answerAppeal).reply(async ({ actor, params: { id, roleId }, body }) => {
      const appeal = { roleId, branchId: id, actorId: actor.id };
      if (body.answer === 'decline')
        return say(lendingMessages, 'declined', { name: await service.decline(ports, appeal) });
      return say(lendingMessages, 'passedOn', { count: await service.passOn(ports, appeal) });
    }),

    on(endpoints.getLendingChoice).reply(
      async ({ actor }) => await service.lendingChoice(ports, actor.id),
    ),

    on(endpoints.setLendingChoice).reply(async ({ actor, body: { isOn } }) => {
      await service.chooseLending(ports, { userId: actor.id, isOn });
      return say(lendingMessages, isOn ? 'isOn' : 'isOff');
    }),
  ];
}
