/** Calls by which people sign agreements, and read what was signed (EL-01). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, messageReply } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { signedTextSchema, signerSchema, signingSchema } from './schema.ts';

export const signAgreement = endpoint({
  method: 'POST',
  path: '/api/agreement/:id/signature',
  summary:
    'Sign the text of an agreement by typing one’s name. Refused when the text is not the one that was read.',
  access: 'signed-in',
  errors: ['agreements.gone', 'signatures.changed'],
  params: idParams,
  body: signingSchema,
  reply: messageReply,
});

export const withdrawSignature = endpoint({
  method: 'DELETE',
  path: '/api/signature/:id',
  summary: 'Take an own signature back. Places that need it are marked, and organisers told.',
  access: 'signed-in',
  errors: ['signatures.not_found'],
  params: idParams,
  reply: messageReply,
});

export const readSignature = endpoint({
  method: 'GET',
  path: '/api/signature/:id',
  summary: 'What was signed, with its text: one’s own, and to organisers everybody’s.',
  access: 'signed-in',
  errors: ['signatures.not_found'],
  params: idParams,
  reply: z.object({ signature: signedTextSchema }),
});

export const listSignatures = endpoint({
  method: 'GET',
  path: '/api/agreement/:id/signature',
  summary: `Who signed an agreement, latest first; ${limits.signaturesPage} at most, and how many there are.`,
  access: 'admin',
  errors: ['agreements.gone'],
  params: idParams,
  reply: z.object({ signatures: z.array(signerSchema), total: z.number() }),
});
