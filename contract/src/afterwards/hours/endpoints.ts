/** Calls about hours after an event (DY-03, DY-04, DY-05). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, idSchema, messageReply } from '../../fields.ts';
import {
  correctedHoursSchema,
  eventHoursSchema,
  missedAnswerSchema,
  myHoursSchema,
  newHoursSchema,
  proposalAnswerSchema,
} from './schema.ts';

export const eventHours = endpoint({
  method: 'GET',
  path: '/api/event/:id/hours',
  summary: 'Who was at an event for how long, by name; with what people proposed and answered.',
  access: may('hours.read'),
  token: 'hours.read',
  errors: ['events.not_found'],
  params: idParams,
  query: z.object({ after: z.optional(idSchema) }),
  reply: eventHoursSchema,
});

export const correctHours = endpoint({
  method: 'PUT',
  path: '/api/participation/:id/hours',
  summary: 'Correct the hours of somebody at an event that is over; the person is told.',
  access: may('hours.write', 'place'),
  token: 'hours.write',
  errors: [
    'check_in.full',
    'events.not_found',
    'hours.beyond_plan',
    'hours.not_held',
    'hours.not_over',
    'hours.not_there',
    'joining.full',
    'joining.not_active',
    'joining.not_found',
    'joining.not_possible',
    'joining.role_needed',
    'roles.not_found',
  ],
  params: idParams,
  body: correctedHoursSchema,
  reply: messageReply,
});

export const answerProposal = endpoint({
  method: 'POST',
  path: '/api/hour-proposal/:id/answer',
  summary: 'Accept the hours that somebody proposed, or others, or decline them.',
  access: may('hours.write', 'proposal'),
  token: 'hours.write',
  errors: [
    'check_in.full',
    'events.not_found',
    'hours.beyond_plan',
    'hours.not_held',
    'hours.not_over',
    'hours.not_there',
    'hours.proposal_answered',
    'hours.proposal_gone',
    'joining.full',
    'joining.not_active',
    'joining.not_found',
    'joining.not_possible',
    'joining.role_needed',
    'roles.not_found',
  ],
  params: idParams,
  body: proposalAnswerSchema,
  reply: messageReply,
});

export const excuseMissed = endpoint({
  method: 'POST',
  path: '/api/participation/:id/excuse',
  summary: 'Excuse somebody who was missed: it counts neither for nor against them.',
  access: may('hours.write', 'place'),
  token: 'hours.write',
  errors: [
    'events.not_found',
    'hours.not_excusable',
    'hours.not_held',
    'hours.not_over',
    'hours.not_there',
    'joining.not_active',
    'joining.not_found',
    'joining.not_possible',
  ],
  params: idParams,
  reply: messageReply,
});

export const myHours = endpoint({
  method: 'GET',
  path: '/api/event/:id/my-hours',
  summary: 'What an event that is over came to for the signed-in volunteer.',
  access: 'volunteer',
  errors: ['hours.not_found', 'hours.not_held', 'hours.not_over', 'hours.not_there'],
  params: idParams,
  reply: myHoursSchema,
});

export const proposeHours = endpoint({
  method: 'POST',
  path: '/api/event/:id/hour-proposal',
  summary: 'Propose other hours than those that were counted.',
  access: 'volunteer',
  errors: [
    'events.not_found',
    'hours.already_proposed',
    'hours.no_help',
    'hours.not_found',
    'hours.not_held',
    'hours.not_over',
    'hours.not_there',
    'hours.too_late',
    'joining.not_active',
    'joining.not_found',
  ],
  params: idParams,
  body: newHoursSchema,
  reply: messageReply,
});

export const answerMissed = endpoint({
  method: 'POST',
  path: '/api/event/:id/missed-answer',
  summary: 'Say why one was missed, or that one was there after all.',
  access: 'volunteer',
  errors: [
    'events.not_found',
    'hours.already_proposed',
    'hours.not_found',
    'hours.not_held',
    'hours.not_missed',
    'hours.not_over',
    'hours.not_there',
    'hours.too_late',
    'joining.not_active',
    'joining.not_found',
  ],
  params: idParams,
  body: missedAnswerSchema,
  reply: messageReply,
});
