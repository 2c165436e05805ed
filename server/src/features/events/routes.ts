/** The calls of events, their roles and what is signed for them, of the organisers' list and the calendar. */
import type { Route } from '../../http/route.ts';
import { eventListRoutes } from './admin-list/routes.ts';
import { agreementRoutes } from './agreements/routes.ts';
import type { Agreements } from './agreements/service.ts';
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
export function routes(ports: Agreements & Events & Roles & Posters): Route[] {
  return [
    ...agreementRoutes(ports),
    ...calendarRoutes(ports),
    ...eligibilityRoutes(ports),
    ...eventListRoutes(ports),
    ...eventRoutes(ports),
    ...posterRoutes(ports),
    ...questionRoutes(ports),
    ...roleRoutes(ports),
  ];
}
