/** The calls of what remains of an event: hours, certificates, impact, ratings, feedback, and the calendar's feed. */
import type { Route } from '../../http/route.ts';
import type { Ports } from '../places/ports.ts';
import { calendarFeedRoutes } from './calendar-feed/routes.ts';
import { certificateRoutes } from './certificates/routes.ts';
import type { Certificates } from './certificates/service.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { hoursRoutes } from './hours/routes.ts';
import { impactRoutes } from './impact/routes.ts';
import { ratingRoutes } from './ratings/routes.ts';
import { storyRoutes } from './stories/routes.ts';
import type { Stories } from './stories/service.ts';

export function routes(ports: Ports & Certificates & Stories): Route[] {
  return [
    ...hoursRoutes(ports),
    ...certificateRoutes(ports),
    ...impactRoutes(ports),
    ...ratingRoutes(ports),
    ...feedbackRoutes(ports),
    ...storyRoutes(ports),
    ...calendarFeedRoutes(ports),
  ];
}
