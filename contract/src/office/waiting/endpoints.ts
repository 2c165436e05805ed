/** What waits for an organiser. */
import { endpoint } from '../../endpoint.ts';
import { waitingSchema } from './schema.ts';

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/waiting',
  summary:
    'What waits for an organiser: requests, proposed hours and teams that lack somebody, by event, five at most each; what branches ask of each other; wishes to organise; feedback that may be published.',
  access: 'admin',
  token: 'places.read',
  errors: [],
  reply: waitingSchema,
});
