import { listWaiting } from '@saath/contract/office/waiting/endpoints';
import { query } from '../../../calls/query.ts';

/** What waits for an organiser; read anew by whoever comes back to the page. */
export const waitingQuery = query(
  listWaiting,
  {},
  { staleTime: 0, refetchOnWindowFocus: 'always' },
);
