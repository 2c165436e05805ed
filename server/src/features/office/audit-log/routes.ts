import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { on, type Route } from '../../../http/route.ts';
import { presentLog } from './present.ts';
import { type AuditLog, readLog } from './service.ts';

export function auditLogRoutes(log: AuditLog): Route[] {
  return [
    on(readAuditLog).reply(async ({ query }) => {
      const page = await readLog(log, query);
      return { entries: presentLog(page), next: page.next };
    }),
  ];
}
