/** The stream that keeps open screens fresh. */
import * as z from 'zod/mini';
import { stream } from '../../endpoint.ts';
import { idSchema } from '../../fields.ts';
import { liveMessages } from './schema.ts';

const LONGEST_POSITION = 8000;

export const openLive = stream({
  path: '/api/live',
  summary:
    'News for the signed-in account as server-sent events: its new notices and, for who may read its day, changes of one event.',
  access: 'signed-in',
  errors: ['accounts.not_allowed', 'events.not_found'],
  query: z.object({
    /** For organisers and who has a right there. */
    event: z.optional(idSchema),
    /** The id of the last message that was received: what came since is told first. `Last-Event-ID` overrides it. */
    after: z.optional(z.string().check(z.maxLength(LONGEST_POSITION))),
  }),
  stream: { messages: liveMessages },
});
