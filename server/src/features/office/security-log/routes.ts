import { readSecurityLog as endpoint } from '@saath/contract/office/security-log/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Database } from '../../../platform/database.ts';
import type { SecurityLog } from '../../../platform/security.ts';
import { readSecurityLog } from './service.ts';

export function securityLogRoutes(given: { db: Database; security: SecurityLog }): Route[] {
  return [on(endpoint).reply(async ({ query }) => await readSecurityLog(given, query))];
}
