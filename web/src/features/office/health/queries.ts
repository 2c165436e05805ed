import { readHealth } from '@saath/contract/office/health/endpoints';
import { query } from '../../../calls/query.ts';

/** A disk fills and a backup ages slowly. */
const LOOK_EVERY = 60_000;

export const healthQuery = query(readHealth, {}, { refetchInterval: LOOK_EVERY });
