import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import type { SecurityFilters } from './address.ts';

/** Newest first, page by page; read again whenever it is shown. */
export const securityQuery = ({ group, person }: SecurityFilters) =>
  infiniteQueryOptions({
    queryKey: ['security', group, person],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      await call(readSecurityLog, {
        query: {
          ...(group ? { group } : {}),
          ...(person ? { userId: person } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
