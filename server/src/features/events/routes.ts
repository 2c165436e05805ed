/** The calls of events and their roles, of the organisers' list and the calendar. */
import type { Route } from '../../http/route.ts';
import { eventListRoutes } from './admin-list/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { eligibilityRoutes } from './eligibility/routes.ts';
import { eventRoutes } from './events/routes.ts';
import type { Events } from './events/service.ts';
import { posterRoutes } from './poster/routes.ts';
import type { Posters } from './poster/service.ts';
import { questionRoutes } from './questions/routes.ts';
import { roleRoutes } from './roles/routes.ts';
import type { Roles } from './roles/service.ts';

/** `people` and `releaseRole` say what becomes of the people of an event that changes. */
export function routes(ports: Events & Roles & Posters): Route[] {
  return [
    ...calendarRoutes(ports),
    ...eligibilityRoutes(ports),
    ...eventListRoutes(ports),
    ...eventRoutes(ports),
    ...posterRoutes(ports),
    ...questionRoutes(ports),
    ...roleRoutes(ports),
  ];
}
