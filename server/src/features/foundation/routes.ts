/** The calls of the foundation: pictures, and the stream by which open screens hear of changes. */
import type { Route } from '../../http/route.ts';
import type { Live } from '../../platform/live/live.ts';
import { liveRoutes } from './live/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import type { Media } from './media/service.ts';

export function routes(ports: Media & { readonly live: Live }): Route[] {
  return [...mediaRoutes(ports), ...liveRoutes(ports.live)];
}
