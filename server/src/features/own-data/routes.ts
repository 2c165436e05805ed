import { exportData } from '@saath/contract/account-care/endpoints';
import { rateLimits } from '../../http/rate-limit.ts';
import { on, type Route } from '../../http/route.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { exportOwnData } from './service.ts';

export function ownDataRoutes(given: { db: Database; now: Clock }): Route[] {
  return [
    on(exportData, { limits: rateLimits.export }).reply(
      async ({ actor }) => await exportOwnData(given, actor.id),
    ),
  ];
}
