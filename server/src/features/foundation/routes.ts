/** The calls of the foundation: pictures, whose product it is, webhooks, and the stream by which open screens hear of changes. */
import type { Route } from '../../http/route.ts';
import type { Live } from '../../platform/live/live.ts';
import { liveRoutes } from './live/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import type { Media } from './media/service.ts';
import { type OrganisationRoutes, organisationRoutes } from './organisation/routes.ts';
import { townRoutes } from './towns/routes.ts';
import type { Towns } from './towns/service.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import type { Webhooks } from './webhooks/service.ts';

export function routes(
  ports: Media & OrganisationRoutes & Webhooks & { readonly live: Live; readonly towns: Towns },
): Route[] {
  return [
    ...mediaRoutes(ports),
    ...organisationRoutes(ports),
    ...townRoutes(ports.towns),
    ...liveRoutes(ports.live),
    ...webhookRoutes(ports),
  ];
}
