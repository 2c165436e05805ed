/** Calls about certificates of hours. */
import * as z from 'zod/mini';
import { download, endpoint } from '../../endpoint.ts';
import { messageReply, said } from '../../fields.ts';
import {
  certificateIdSchema,
  certificateKeysSchema,
  certificateParams,
  certificateSchema,
  newCertificateSchema,
  pdfQuery,
  publicCertificateSchema,
} from './schema.ts';

export const myCertificates = endpoint({
  method: 'GET',
  path: '/api/certificate/mine',
  summary: 'The certificates of the signed-in volunteer, newest first, fifty a page.',
  access: 'volunteer',
  errors: [],
  query: z.object({ after: z.optional(certificateIdSchema) }),
  reply: z.object({
    certificates: z.array(certificateSchema),
    next: z.nullable(certificateIdSchema),
  }),
});

export const issueCertificate = endpoint({
  method: 'POST',
  path: '/api/certificate',
  summary: 'Certify the hours of some days; signed, with a link by which anybody can check it.',
  access: 'volunteer',
  errors: ['accounts.user_not_found', 'certificates.no_hours', 'certificates.too_many'],
  body: newCertificateSchema,
  reply: z.object({ ...said, certificate: certificateSchema }),
});

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/api/certificate/:id/revoke',
  summary: 'Take a certificate back: its link says so from now on.',
  access: 'volunteer',
  errors: ['certificates.not_found', 'certificates.revoked'],
  params: certificateParams,
  reply: messageReply,
});

export const readCertificate = endpoint({
  method: 'GET',
  path: '/api/certificate/:id',
  summary: 'What a certificate says and whether it is valid, for whoever has its link.',
  access: 'public',
  errors: ['certificates.not_found'],
  params: certificateParams,
  reply: publicCertificateSchema,
});

export const certificatePdf = download({
  path: '/api/certificate/:id/pdf',
  summary: 'The sheet, A4, with the link as a QR code and the signed text attached.',
  access: 'volunteer',
  errors: ['certificates.letters', 'certificates.not_found', 'certificates.revoked'],
  params: certificateParams,
  query: pdfQuery,
  download: { type: 'application/pdf' },
});

export const certificateFile = download({
  path: '/api/certificate/:id/file',
  summary: 'The signed text of a certificate with its signature (Ed25519), to be checked offline.',
  access: 'volunteer',
  errors: ['certificates.not_found', 'certificates.revoked'],
  params: certificateParams,
  download: { type: 'application/json' },
});

export const certificateKeys = endpoint({
  method: 'GET',
  path: '/api/certificate/keys',
  alsoAt: ['/.well-known/saath-certificates.json'],
  summary: 'The public keys of certificates (JSON Web Key Set, RFC 7517).',
  access: 'public',
  errors: [],
  reply: certificateKeysSchema,
});
