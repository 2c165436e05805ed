/** Tables to take along, as CSV files (RFC 4180). No cell can be taken for a formula. */
import { download } from '../../endpoint.ts';
import { idParams } from '../../fields.ts';
import { hoursRange } from './schema.ts';

export const exportPeople = download({
  path: '/api/export/people',
  summary: 'Everybody who has an account, with what they told and the hours they gave.',
  access: 'admin',
  token: 'people.read',
  errors: [],
  download: { type: 'text/csv' },
});

export const exportRoster = download({
  path: '/api/export/roster/:id',
  summary:
    'Everybody who takes part in an event, or asked to, by role and name. An API token needs `people.read` too for addresses and phone numbers.',
  access: 'admin',
  token: 'places.read',
  errors: ['events.not_found'],
  params: idParams,
  download: { type: 'text/csv' },
});

export const exportAnswers = download({
  path: '/api/export/answers/:id',
  summary: 'What everybody who takes part in an event, or asked to, said to its questions.',
  access: 'admin',
  token: 'people.read',
  errors: ['events.not_found'],
  params: idParams,
  download: { type: 'text/csv' },
});

export const exportHours = download({
  path: '/api/export/hours',
  summary:
    'Hours given at events that ended on these days, one row a person and event. Days are those of the installation. An API token needs `people.read` too for addresses.',
  access: 'admin',
  token: 'hours.read',
  errors: [],
  query: hoursRange,
  download: { type: 'text/csv' },
});
