/** The calls of the day itself: who is here, at the organiser's list, at the door and at the kiosk. */
import type { Route } from '../../http/route.ts';
import type { Joining } from '../places/place/service.ts';
import { badgeRoutes } from './badges/routes.ts';
import { dayRoutes } from './day/routes.ts';
import { doorRoutes } from './door/routes.ts';
import { kioskRoutes } from './kiosk/routes.ts';
import { walkInRoutes } from './walk-ins/routes.ts';

export function routes(joining: Joining): Route[] {
  return [
    ...dayRoutes(joining),
    ...doorRoutes(joining),
    ...walkInRoutes(joining),
    ...kioskRoutes(joining),
    ...badgeRoutes(joining),
  ];
}
