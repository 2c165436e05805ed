import { emergencyContact, onSiteContacts } from '@saath/contract/day/on-site/endpoints';
import { on, type Route } from '../../../http/route.ts';
import { reachedBy } from '../../../platform/actor.ts';
import { eventOfPlace } from '../../places/lists/service.ts';
import type { Ports } from '../../places/ports.ts';
import { lookAtContact, readContacts } from './service.ts';

export function onSiteRoutes(ports: Ports): Route[] {
  return [
    on(onSiteContacts).reply(
      async ({ actor, params: { id: eventId }, query: { roleId, after } }) => {
        const reached = reachedBy(actor, { eventId, roleId });
        return await readContacts(ports, { eventId, roleId, after, reached });
      },
    ),

    on(emergencyContact, { eventOf: eventOfPlace(ports) }).reply(async ({ params }) => ({
      contact: await lookAtContact(ports, params.id),
    })),
  ];
}
