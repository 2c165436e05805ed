import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { exportOwnData, type OwnDataBook } from './service.ts';

export function ownDataRoutes(given: OwnDataBook): Route[] {
  return [
    on(exportData, { limits: rateLimits.export }).reply(
      async ({ actor }) => await exportOwnData(given, actor.id),
    ),
  ];
}
