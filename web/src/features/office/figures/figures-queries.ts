import { getOverview } from '@saath/contract/office/figures/endpoints';
import { query } from '../../../calls/query.ts';

/** Cards, months and key metrics of the installation. */
export const overviewQuery = query(getOverview, {});
