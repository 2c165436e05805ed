/** The calls by which whole events are filled, and a filling is taken back. */
import type { Route } from '../../http/route.ts';
import { nextBestRoutes } from './next-best/routes.ts';
import { type Filling, fillRoutes } from './save/routes.ts';
import { fillUndoRoutes } from './undo/routes.ts';

export function routes(ports: Filling): Route[] {
  return [...fillRoutes(ports), ...fillUndoRoutes(ports), ...nextBestRoutes(ports)];
}
