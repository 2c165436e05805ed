/** Calls about figures of the whole installation. */
import { endpoint } from '../../endpoint.ts';
import { overviewSchema } from './schema.ts';

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/figures/overview',
  summary:
    'Upcoming and completed events and active volunteers, now and thirty days ago; the last twelve months; key metrics of ninety days.',
  access: 'admin',
  token: 'hours.read',
  errors: [],
  reply: overviewSchema,
});
