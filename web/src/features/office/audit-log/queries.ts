import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import type { AuditQuery } from '@saath/contract/office/audit-log/schema';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Which part of the log is shown. */
export type LogPart = Omit<AuditQuery, 'after'>;

/** Newest first, page by page; read again whenever it is shown, since everything else writes it. */
export const auditQuery = (part: LogPart) =>
  infiniteQueryOptions({
    queryKey: ['audit', part],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      await call(readAuditLog, { query: { ...part, ...(pageParam ? { after: pageParam } : {}) } }),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
