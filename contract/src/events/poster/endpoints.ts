/** The sheet of paper that invites to an event. */
import * as z from 'zod/mini';
import { download } from '../../endpoint.ts';
import { idParams } from '../../fields.ts';
import { languageSchema } from '../../language.ts';

export const eventPoster = download({
  path: '/api/event/:id/poster',
  summary:
    'A poster, A4, as PDF: picture, title, date with its zone, place, and the page as a QR code.',
  access: 'admin',
  token: 'events.read',
  errors: ['events.not_found'],
  params: idParams,
  query: z.object({ language: z.optional(languageSchema) }),
  download: { type: 'application/pdf' },
});
