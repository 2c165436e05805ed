import * as endpoints from '@saath/contract/events/eligibility/endpoints';
import { eligibilityMessages } from '@saath/contract/events/eligibility/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { mayEverywhere } from '../../../platform/actor.ts';
import { presentKind } from './present.ts';
import { addKind, type Eligibilities, listKinds, removeKind } from './service.ts';

export function eligibilityRoutes(ports: Eligibilities): Route[] {
  return [
    on(endpoints.listKinds).reply(async ({ actor }) => {
      const { kinds, nobodyHas } = await listKinds(ports);
      const mayChange = mayEverywhere(actor, 'events.write');
      return { kinds: kinds.map(presentKind), nobodyHas, mayChange };
    }),

    on(endpoints.addKind).reply(async ({ actor, body: { name } }) => {
      const kind = await addKind(ports, { name, actorId: actor.id });
      return { ...say(eligibilityMessages, 'made'), kind: presentKind(kind) };
    }),

    on(endpoints.removeKind).reply(async ({ actor, params: { id } }) => {
      await removeKind(ports, { id, actorId: actor.id });
      return say(eligibilityMessages, 'removed');
    }),
  ];
}
