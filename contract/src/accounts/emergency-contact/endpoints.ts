/** Calls by which people say whom to call about them in an emergency. Who runs a day looks at it by `day/on-site` (EL-05). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { messageReply } from '../../fields.ts';
import { emergencyContactSchema } from './schema.ts';

export const ownEmergencyContact = endpoint({
  method: 'GET',
  path: '/api/user/emergency-contact',
  summary: 'Whom to call about the caller in an emergency, or null.',
  access: 'signed-in',
  errors: [],
  reply: z.object({ contact: z.nullable(emergencyContactSchema) }),
});

export const saveEmergencyContact = endpoint({
  method: 'PUT',
  path: '/api/user/emergency-contact',
  summary: 'Say whom to call about the caller in an emergency, in place of what was said before.',
  access: 'signed-in',
  errors: [],
  body: emergencyContactSchema,
  reply: messageReply,
});

export const removeEmergencyContact = endpoint({
  method: 'DELETE',
  path: '/api/user/emergency-contact',
  summary: 'Remove whom to call about the caller in an emergency.',
  access: 'signed-in',
  errors: [],
  reply: messageReply,
});
