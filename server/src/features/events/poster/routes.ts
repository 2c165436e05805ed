import { eventPoster } from '@saath/contract/events/poster/endpoints';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { type Posters, posterOf } from './service.ts';

export function posterRoutes(ports: Posters): Route[] {
  return [
    on(eventPoster, { limits: rateLimits.export }).reply(
      async ({ actor, params, query: { language = 'en' } }) =>
        await posterOf(ports, { id: params.id, actor, language }),
    ),
  ];
}
