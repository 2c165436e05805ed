import { listUsers } from '@saath/contract/accounts/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** How many accounts there are of each role. */
export function peopleCountQuery() {
  return queryOptions({
    queryKey: ['people', 'counts'],
    // The list itself is not wanted here.
    queryFn: async () => (await call(listUsers, { query: { limit: '1' } })).roleCounts,
  });
}
