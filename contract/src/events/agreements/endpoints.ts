/** Calls about the agreements that roles can ask for (EL-01). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, messageReply } from '../../fields.ts';
import {
  agreementSchema,
  agreementTextSchema,
  changedAgreementSchema,
  newAgreementSchema,
} from './schema.ts';

export const listAgreements = endpoint({
  method: 'GET',
  path: '/api/agreement',
  summary: 'The agreements that roles can ask for, by name.',
  access: may('events.write', 'anywhere'),
  token: 'events.read',
  errors: [],
  reply: z.object({
    agreements: z.array(agreementSchema),
    /** Whether the caller may write and change them. */
    mayChange: z.boolean(),
  }),
});

export const writeAgreement = endpoint({
  method: 'POST',
  path: '/api/agreement',
  summary: 'Write an agreement.',
  access: 'admin',
  token: 'events.write',
  errors: ['agreements.name_taken', 'agreements.too_many'],
  body: newAgreementSchema,
  reply: z.extend(messageReply, { agreement: agreementSchema }),
});

export const readAgreement = endpoint({
  method: 'GET',
  path: '/api/agreement/:id',
  summary: 'The text of an agreement as it is now, and the one that the caller signed last.',
  access: 'signed-in',
  errors: ['agreements.gone'],
  params: idParams,
  reply: agreementTextSchema,
});

export const changeAgreement = endpoint({
  method: 'POST',
  path: '/api/agreement/:id/version',
  summary:
    'Give an agreement another text, as a new version. Earlier signatures go on to count unless everybody is asked again; then places that lack one are marked.',
  access: 'admin',
  token: 'events.write',
  errors: ['agreements.changed', 'agreements.gone', 'agreements.name_taken'],
  params: idParams,
  body: changedAgreementSchema,
  reply: messageReply,
});

export const removeAgreement = endpoint({
  method: 'DELETE',
  path: '/api/agreement/:id',
  summary: 'Remove an agreement that no role asks for and nobody has signed.',
  access: 'admin',
  token: 'events.write',
  errors: ['agreements.gone', 'agreements.in_use'],
  params: idParams,
  reply: messageReply,
});
