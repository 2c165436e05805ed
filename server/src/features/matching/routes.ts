/** The calls of matching: suggestions, fits, outlooks, learning, and what matching may use about a person. */
import type { Route } from '../../http/route.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { matchingInputRoutes } from './choices/routes.ts';
import type { MatchingInputs } from './choices/service.ts';
import { eventFitRoutes } from './event-fit/routes.ts';
import type { Learning } from './learning/jobs.ts';
import { learningRoutes } from './learning/routes.ts';
import { outlookRoutes } from './outlook/routes.ts';
import { matchingRoutes, type Suggesting } from './suggest/routes.ts';

export function routes(
  ports: Learning & Suggesting & MatchingInputs & { readonly jobs: Jobs },
): Route[] {
  return [
    ...matchingInputRoutes(ports),
    ...matchingRoutes(ports),
    ...learningRoutes(ports),
    ...eventFitRoutes(ports),
    ...outlookRoutes(ports),
  ];
}
