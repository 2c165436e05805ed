import * as endpoints from '@saath/contract/events/agreements/endpoints';
import { agreementMessages } from '@saath/contract/events/agreements/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { mayEverywhere } from '../../../platform/actor.ts';
import { presentAgreement, presentText } from './present.ts';
import * as service from './service.ts';

const unsigned = { signed: 0, wasSigned: false };

export function agreementRoutes(ports: service.Agreements): Route[] {
  return [
    on(endpoints.listAgreements).reply(async ({ actor }) => ({
      agreements: (await service.listAgreements(ports)).map((row) => presentAgreement(row, row)),
      mayChange: mayEverywhere(actor, 'events.write'),
    })),

    on(endpoints.readAgreement).reply(async ({ actor, params: { id } }) => {
      const { agreement, before } = await service.readAgreement(ports, { id, userId: actor.id });
      return presentText(agreement, before);
    }),

    on(endpoints.writeAgreement).reply(async ({ actor, body }) => {
      const row = await service.writeAgreement(ports, { ...body, actorId: actor.id });
      return { ...say(agreementMessages, 'written'), agreement: presentAgreement(row, unsigned) };
    }),

    on(endpoints.changeAgreement).reply(async ({ actor, params: { id }, body }) => {
      await service.changeAgreement(ports, { id, ...body, actorId: actor.id });
      return say(agreementMessages, body.asksAgain ? 'asksAgain' : 'changed');
    }),

    on(endpoints.removeAgreement).reply(async ({ actor, params: { id } }) => {
      await service.removeAgreement(ports, { id, actorId: actor.id });
      return say(agreementMessages, 'removed');
    }),
  ];
}
