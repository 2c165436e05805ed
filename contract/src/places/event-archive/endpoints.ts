/** Calls about deleted events whose people keep their hours (KP-01). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { eventSchema } from '../../events/events/schema.ts';
import { idParams, idSchema, instant, said } from '../../fields.ts';

/** Whose past an event holds, and what they keep of it. */
const keptSchema = z.object({
  /** Who was recorded or has hours; 0: nothing is kept, a deletion erases the event. */
  people: z.number(),
  /** Of all of them, in quarters. */
  hours: z.number(),
});

export const eventDeletion = endpoint({
  method: 'GET',
  path: '/api/event/:id/deletion',
  summary: 'What deleting an event would mean: how many people keep how many hours.',
  access: 'admin',
  token: 'events.read',
  errors: ['events.not_found'],
  params: idParams,
  reply: keptSchema,
});

export const archivedEvents = endpoint({
  method: 'GET',
  path: '/api/event/archived',
  summary: 'Deleted events that can still be brought back, the latest first, a hundred at most.',
  access: 'admin',
  token: 'events.read',
  errors: [],
  reply: z.object({
    events: z.array(
      z.extend(keptSchema, {
        id: idSchema,
        title: z.string(),
        startTime: instant,
        timeZone: z.string(),
        archivedAt: instant,
        /** Who deleted it; null when that account is gone. */
        archivedBy: z.nullable(z.string()),
        /** Until when it can be brought back. */
        until: instant,
      }),
    ),
  }),
});
export type ArchivedEvent = z.output<typeof archivedEvents.reply>['events'][number];

export const restoreEvent = endpoint({
  method: 'POST',
  path: '/api/event/:id/restore',
  summary: 'Bring a deleted event back, up to 30 days after its deletion.',
  access: 'admin',
  token: 'events.write',
  errors: ['archive.not_archived', 'archive.too_late', 'events.not_found'],
  params: idParams,
  reply: z.object({ ...said, event: eventSchema }),
});
