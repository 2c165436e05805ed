import { onSiteContacts } from '@saath/contract/day/on-site/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Ports } from '../../places/ports.ts';
import { readContacts } from './service.ts';

export function onSiteRoutes(ports: Ports): Route[] {
  return [
    on(onSiteContacts).reply(
      async ({ params, query }) =>
        await readContacts(ports, { eventId: params.id, after: query.after }),
    ),
  ];
}
