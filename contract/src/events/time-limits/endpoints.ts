/** The call by which organisers say how much one person may help (EL-01). Reading an event brings its limits along. */
import { endpoint, may } from '../../endpoint.ts';
import { idParams, messageReply } from '../../fields.ts';
import { wantedTimeLimitsSchema } from './schema.ts';

export const setTimeLimits = endpoint({
  method: 'PUT',
  path: '/api/event/:id/time-limits',
  summary:
    'Say how many hours a day and a week one person may help at most, and how long they rest between places. Places that break the limits are marked; nobody loses one.',
  access: may('events.write'),
  token: 'events.write',
  errors: [
    'events.cancelled',
    'events.changed_meanwhile',
    'events.not_found',
    'events.over',
    'time_limits.impossible',
  ],
  params: idParams,
  body: wantedTimeLimitsSchema,
  reply: messageReply,
});
