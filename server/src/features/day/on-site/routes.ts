import { emergencyContact, onSiteContacts } from '@saath/contract/day/on-site/endpoints';
import { on, type Route } from '../../../http/route.ts';
import { eventOfPlace } from '../../places/lists/service.ts';
import type { Ports } from '../../places/ports.ts';
import { lookAtContact, readContacts } from './service.ts';

export function onSiteRoutes(ports: Ports): Route[] {
  return [
    on(onSiteContacts).reply(
      async ({ params, query }) =>
        await readContacts(ports, { eventId: params.id, roleId: query.roleId, after: query.after }),
    ),

    on(emergencyContact, { eventOf: eventOfPlace(ports) }).reply(async ({ params }) => ({
      contact: await lookAtContact(ports, params.id),
    })),
  ];
}
