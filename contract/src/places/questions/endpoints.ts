/** Calls by which people answer the questions of an event, and organisers read what they said (EL-04). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, idSchema, instant, messageReply } from '../../fields.ts';
import {
  answeredQuestionSchema,
  answerPersonSchema,
  answersSchema,
  ownAnswersSchema,
  personAnswersSchema,
} from './schema.ts';

export const ownAnswers = endpoint({
  method: 'GET',
  path: '/api/event/:id/answers/mine',
  summary: 'What the caller said to the questions of an event, and what they had remembered.',
  access: 'signed-in',
  errors: ['events.not_found'],
  params: idParams,
  reply: ownAnswersSchema,
});

export const saveAnswers = endpoint({
  method: 'PUT',
  path: '/api/event/:id/answers/mine',
  summary: 'Answer the questions of an event, as one who has a place or asked for it.',
  access: 'signed-in',
  errors: [
    'events.cancelled',
    'events.not_found',
    'joining.not_active',
    'questions.changed',
    'questions.no_place',
    'questions.over',
    'questions.unanswered',
  ],
  params: idParams,
  body: z.object({
    answers: answersSchema,
    /** Offered the next time the same is asked; `false` forgets what was remembered of these questions. */
    remember: z.optional(z.boolean()),
  }),
  reply: messageReply,
});

export const eventAnswers = endpoint({
  method: 'GET',
  path: '/api/event/:id/answers',
  summary:
    'What those who hold a place said to the questions of an event: counted, and by person, fifty a page, by name.',
  access: 'admin',
  token: 'people.read',
  errors: ['events.not_found', 'joining.list_changed'],
  params: idParams,
  query: z.object({ after: z.optional(idSchema) }),
  reply: z.object({
    questions: z.array(answeredQuestionSchema),
    /** When sensitive answers are deleted. */
    sensitiveUntil: instant,
    people: z.array(answerPersonSchema),
    next: z.nullable(idSchema),
  }),
});

export const personAnswers = endpoint({
  method: 'GET',
  path: '/api/participation/:id/answers',
  summary:
    'What one person said to the questions of an event; to sensitive ones for organisers alone.',
  access: may('people.read', 'place'),
  token: 'people.read',
  errors: ['joining.not_found'],
  params: idParams,
  reply: personAnswersSchema,
});
