import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import { pagedQuery } from '../../../calls/query.ts';
import type { SecurityFilters } from './address.ts';

/** Newest first, page by page; read again whenever it is shown. */
export function securityQuery({ group, person }: SecurityFilters) {
  const asked = { ...(group ? { group } : {}), ...(person ? { userId: person } : {}) };
  return pagedQuery(readSecurityLog, { query: asked }, { staleTime: 0 });
}
