/** The calls by which whole events are filled, and a filling is taken back. */
import type { Route } from '../../http/route.ts';
import type { Log } from '../../platform/log.ts';
import type { Ports } from '../places/ports.ts';
import { nextBestRoutes } from './next-best/routes.ts';
import { fillRoutes } from './save/routes.ts';
import { fillUndoRoutes } from './undo/routes.ts';

export function routes(ports: Ports & { readonly log: Log }): Route[] {
  return [...fillRoutes(ports), ...fillUndoRoutes(ports), ...nextBestRoutes(ports)];
}
