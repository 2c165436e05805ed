/** The eleven rooms, from low to high: the calls they answer, what they do in the background, and what an earlier one is handed of a later. */
import { jobs as accountsJobs } from './features/accounts/jobs.ts';
import { routes as accountsRoutes } from './features/accounts/routes.ts';
import { tellCorrected } from './features/afterwards/hours/service.ts';
import { jobs as afterwardsJobs } from './features/afterwards/jobs.ts';
import { routes as afterwardsRoutes } from './features/afterwards/routes.ts';
import { jobs as dayJobs } from './features/day/jobs.ts';
import { routes as dayRoutes } from './features/day/routes.ts';
import { jobs as eventsJobs } from './features/events/jobs.ts';
import type { RoleRow } from './features/events/roles/queries.ts';
import { routes as eventsRoutes } from './features/events/routes.ts';
import { routes as fillingRoutes } from './features/filling/routes.ts';
import { jobs as foundationJobs } from './features/foundation/jobs.ts';
import { routes as foundationRoutes } from './features/foundation/routes.ts';
import { jobs as matchingJobs } from './features/matching/jobs.ts';
import { routes as matchingRoutes } from './features/matching/routes.ts';
import { routes as messagesRoutes } from './features/messages/routes.ts';
import { jobs as noticesJobs } from './features/notices/jobs.ts';
import { routes as noticesRoutes } from './features/notices/routes.ts';
import { type Claimed, keepClaimed } from './features/office/claimed-rights/service.ts';
import { jobs as officeJobs } from './features/office/jobs.ts';
import { wishAtActivation } from './features/office/organisers/service.ts';
import { routes as officeRoutes } from './features/office/routes.ts';
import * as leaving from './features/places/follow-changes/leaving.ts';
import { eventPeople, releaseRole } from './features/places/follow-changes/service.ts';
import { jobs as placesJobs } from './features/places/jobs.ts';
import type { Ports } from './features/places/ports.ts';
import { routes as placesRoutes } from './features/places/routes.ts';
import type { Route } from './http/route.ts';
import type { Tx } from './platform/database.ts';
import type { Job } from './platform/start-jobs.ts';

/** All that the rooms ask for between them; each names its part. */
export type RoomPorts = Parameters<typeof foundationRoutes>[0] &
  Parameters<typeof accountsRoutes>[0] &
  Parameters<typeof noticesRoutes>[0] &
  Parameters<typeof eventsRoutes>[0] &
  Parameters<typeof matchingRoutes>[0] &
  Parameters<typeof placesRoutes>[0] &
  Parameters<typeof fillingRoutes>[0] &
  Parameters<typeof dayRoutes>[0] &
  Parameters<typeof messagesRoutes>[0] &
  Parameters<typeof afterwardsRoutes>[0] &
  Parameters<typeof officeRoutes>[0] &
  Parameters<typeof foundationJobs>[0] &
  Parameters<typeof accountsJobs>[0] &
  Parameters<typeof noticesJobs>[0] &
  Parameters<typeof eventsJobs>[0] &
  Parameters<typeof matchingJobs>[0] &
  Parameters<typeof placesJobs>[0] &
  Parameters<typeof dayJobs>[0] &
  Parameters<typeof afterwardsJobs>[0] &
  Parameters<typeof officeJobs>[0];

export function routesOf(ports: RoomPorts): Route[] {
  return [
    ...foundationRoutes(ports),
    ...accountsRoutes(ports),
    ...noticesRoutes(ports),
    ...eventsRoutes(ports),
    ...matchingRoutes(ports),
    ...placesRoutes(ports),
    ...fillingRoutes(ports),
    ...dayRoutes(ports),
    ...messagesRoutes(ports),
    ...afterwardsRoutes(ports),
    ...officeRoutes(ports),
  ];
}

export function jobsOf(ports: RoomPorts): Job[] {
  return [
    ...foundationJobs(ports),
    ...accountsJobs(ports),
    ...noticesJobs(ports),
    ...eventsJobs(ports),
    ...matchingJobs(ports),
    ...placesJobs(ports),
    ...dayJobs(ports),
    ...afterwardsJobs(ports),
    ...officeJobs(ports),
  ];
}

/** What a room needs of a later one, which it must not import. */
export function portsOfLaterRooms(ports: Ports) {
  const { withdrawAllOf, withdrawRequestsOf, holdEventsOf, completeWhereHere } = leaving;
  return {
    onActivated: wishAtActivation,
    onProven: (proven: Claimed) => keepClaimed(ports, proven),
    people: eventPeople(ports, tellCorrected),
    withdrawAllOf: (tx: Tx, userId: string) => withdrawAllOf(ports, tx, userId),
    withdrawRequestsOf: (tx: Tx, userId: string) => withdrawRequestsOf(ports, tx, userId),
    holdEventsOf: (tx: Tx, userId: string) => holdEventsOf(ports, tx, userId),
    completeWhereHere: (tx: Tx, userId: string) =>
      completeWhereHere(ports, tx, { userId, actorId: null }),
    releaseRole: (tx: Tx, role: RoleRow, actorId: string) =>
      releaseRole(ports, tx, { role, actorId }),
  };
}
