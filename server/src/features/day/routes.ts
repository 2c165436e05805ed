/** The calls of the day itself: who is here, at the organiser's list, at the door and at the kiosk. */
import type { Route } from '../../http/route.ts';
import type { Ports } from '../places/ports.ts';
import { badgeRoutes } from './badges/routes.ts';
import { dayRoutes } from './day/routes.ts';
import { doorRoutes } from './door/routes.ts';
import { helperRoutes } from './helpers/routes.ts';
import { kioskRoutes } from './kiosk/routes.ts';
import { onSiteRoutes } from './on-site/routes.ts';
import { walkInRoutes } from './walk-ins/routes.ts';

export function routes(ports: Ports): Route[] {
  return [
    ...dayRoutes(ports),
    ...doorRoutes(ports),
    ...walkInRoutes(ports),
    ...helperRoutes(ports),
    ...kioskRoutes(ports),
    ...badgeRoutes(ports),
    ...onSiteRoutes(ports),
  ];
}
