/** Calls by which people check in themselves (DY-02). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, instant, messageReply } from '../../fields.ts';
import { arrivalRefusals } from '../check-in/rules.ts';
import { doorCode, doorEventSchema, doorStandings } from './schema.ts';

export const showCode = endpoint({
  method: 'GET',
  path: '/api/event/:id/check-in-code',
  summary:
    'The address that the code at the door holds now; there is a new one every thirty seconds.',
  access: 'admin',
  errors: ['events.not_found'],
  params: idParams,
  reply: z.object({
    url: z.string(),
    /** When to ask for the next one. */
    freshUntil: instant,
    event: doorEventSchema,
  }),
});

export const readCode = endpoint({
  method: 'GET',
  path: '/api/check-in/:code',
  summary: 'What a scanned code means for the visitor. Changes nothing.',
  access: 'public',
  errors: ['door.code', 'door.not_open'],
  params: z.object({ code: doorCode }),
  reply: z.object({
    event: doorEventSchema,
    /** Holds for five minutes, longer than the scanned one: enough to log in or to press the button. */
    code: z.string(),
    standing: z.enum(doorStandings),
    roleName: z.nullable(z.string()),
    arrivedAt: z.nullable(instant),
  }),
});

export const checkInSelf = endpoint({
  method: 'POST',
  path: '/api/check-in',
  summary: 'I am here: checks the caller in at the event of a code that was just scanned.',
  access: 'signed-in',
  errors: [
    ...arrivalRefusals,
    'door.code',
    'door.not_open',
    'door.speak',
    'joining.not_active',
    'joining.not_found',
    'joining.time_over',
  ],
  body: z.object({ code: doorCode }),
  reply: z.extend(messageReply, { arrivedAt: instant }),
});

export const askAtDoor = endpoint({
  method: 'POST',
  path: '/api/check-in/ask',
  summary: 'Tell the organisers that the caller is at the door and would like to help.',
  access: 'signed-in',
  errors: [
    'door.code',
    'door.not_open',
    'door.speak',
    'events.not_found',
    'joining.not_active',
    'joining.not_possible',
    'joining.time_over',
  ],
  body: z.object({ code: doorCode }),
  reply: messageReply,
});
