import { getOverview } from '@saath/contract/office/figures/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Cards, months and key metrics of the installation. */
export const overviewQuery = queryOptions({
  queryKey: ['figures', 'overview'],
  queryFn: async () => await call(getOverview, {}),
});
