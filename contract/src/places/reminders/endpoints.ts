/** Calls by which people say whether they come, and organisers read it. */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, idSchema, messageReply } from '../../fields.ts';
import { answerBody, answerCountsSchema, askedPlaceSchema, linkViewSchema } from './schema.ts';

const tokenParams = z.object({ token: z.string().check(z.maxLength(200)) });
const answered = messageReply;

/** Why an answer is refused, however it is given. */
const answerRefusals = [
  'events.not_found',
  'joining.not_active',
  'joining.not_found',
  'joining.not_open',
  'joining.not_possible',
  'joining.time_over',
  'reminders.begun',
  'reminders.moved',
  'reminders.not_coming',
  'roles.not_found',
] as const;

export const readAnswerLink = endpoint({
  method: 'GET',
  path: '/api/coming/:token',
  summary: 'What the link of a reminder is about. Reading it changes nothing.',
  access: 'public',
  errors: ['reminders.link_invalid'],
  params: tokenParams,
  reply: linkViewSchema,
});

export const answerByLink = endpoint({
  method: 'POST',
  path: '/api/coming/:token',
  summary: 'Answer a reminder by its link, without signing in, until the event starts.',
  access: 'public',
  errors: [...answerRefusals, 'reminders.link_invalid'],
  params: tokenParams,
  body: answerBody,
  reply: answered,
});

export const askedPlaces = endpoint({
  method: 'GET',
  path: '/api/coming',
  summary: 'Your own places of the next seven days, soonest first, with what was answered.',
  access: 'signed-in',
  errors: [],
  query: z.object({ eventId: z.optional(idSchema) }),
  reply: z.object({ places: z.array(askedPlaceSchema) }),
});

export const answerOwn = endpoint({
  method: 'POST',
  path: '/api/participation/:id/coming',
  summary: 'Say whether one comes to an event in which one holds a place, until it starts.',
  access: 'signed-in',
  errors: answerRefusals,
  params: idParams,
  body: answerBody,
  reply: answered,
});

export const answerCounts = endpoint({
  method: 'GET',
  path: '/api/event/:id/coming',
  summary: 'How many of those who hold a place come, come late, or have not answered.',
  access: may('events.read'),
  token: 'places.read',
  errors: ['events.not_found'],
  params: idParams,
  reply: answerCountsSchema,
});
