/** Calls by which people sign agreements, and read what was signed (EL-01). */
import * as z from 'zod/mini';
import { download, endpoint } from '../../endpoint.ts';
import { idParams, messageReply } from '../../fields.ts';
import { languageSchema } from '../../language.ts';
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

export const signaturePdf = download({
  path: '/api/signature/:id/pdf',
  summary:
    'What was signed as a PDF, with version, typed name, time and checksum: one’s own, and to organisers everybody’s.',
  access: 'signed-in',
  errors: ['signatures.letters', 'signatures.not_found'],
  params: idParams,
  query: z.object({ language: z.optional(languageSchema) }),
  download: { type: 'application/pdf' },
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
