/** Calls by which organisers ask questions of who wants to help (EL-04). Reading an event brings its questions along. */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, messageReply } from '../../fields.ts';
import { questionSchema, wantedQuestionSchema } from './schema.ts';

const reply = z.extend(messageReply, { question: questionSchema });

/** Why a question cannot be asked. */
const refusals = [
  'events.cancelled',
  'events.not_found',
  'events.over',
  'questions.twice',
  'roles.not_found',
] as const;

export const addQuestion = endpoint({
  method: 'POST',
  path: '/api/event/:id/question',
  summary: 'Ask a question of everybody who wants to help at an event, or in one of its roles.',
  access: may('events.write'),
  token: 'events.write',
  errors: [...refusals, 'questions.too_many'],
  params: idParams,
  body: wantedQuestionSchema,
  reply,
});

export const changeQuestion = endpoint({
  method: 'PUT',
  path: '/api/question/:id',
  summary:
    'Change a question. Once people have answered it, its kind stays, and what is sensitive stays so.',
  access: may('events.write', 'question'),
  token: 'events.write',
  errors: [...refusals, 'questions.answered', 'questions.not_found'],
  params: idParams,
  body: wantedQuestionSchema,
  reply,
});

export const removeQuestion = endpoint({
  method: 'DELETE',
  path: '/api/question/:id',
  summary: 'Remove a question, with the answers to it.',
  access: may('events.write', 'question'),
  token: 'events.write',
  errors: ['events.cancelled', 'events.not_found', 'events.over', 'questions.not_found'],
  params: idParams,
  reply: messageReply,
});
