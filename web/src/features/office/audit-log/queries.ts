import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import type { AuditQuery } from '@saath/contract/office/audit-log/schema';
import { pagedQuery } from '../../../calls/query.ts';

/** Which part of the log is shown. */
export type LogPart = Omit<AuditQuery, 'after'>;

/** Newest first, page by page; read again whenever it is shown, since everything else writes it. */
export const auditQuery = (part: LogPart) =>
  pagedQuery(readAuditLog, { query: part }, { staleTime: 0 });
