/** Calls about feedback. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idSchema, messageReply } from '../../fields.ts';
import { feedbackSchema, newFeedbackSchema } from './schema.ts';

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Say what one thinks of the product, or of an event at which one held a place.',
  access: 'volunteer',
  errors: ['feedback.not_there'],
  body: newFeedbackSchema,
  reply: messageReply,
});

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/feedback',
  summary: 'What volunteers said, newest first, twenty a page, with the average of all.',
  access: 'admin',
  errors: [],
  query: z.object({ after: z.optional(idSchema) }),
  reply: z.object({
    feedback: z.array(feedbackSchema),
    next: z.nullable(idSchema),
    total: z.number(),
    /** Of 1 to 5; null without any. */
    average: z.nullable(z.number()),
  }),
});
