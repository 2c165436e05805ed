/** Calls by which people show what they claim, and organisers look at it (EL-03, PR-02). */
import { download, endpoint } from '../../endpoint.ts';
import { idParams, messageReply } from '../../fields.ts';
import { evidenceFile } from './schema.ts';

export const addEvidence = endpoint({
  method: 'POST',
  path: '/api/papers/:id/evidence',
  summary:
    'Show an own qualification that waits for its check: one picture or PDF, in place of any before it.',
  access: 'signed-in',
  errors: [
    'evidence.checked',
    'evidence.none',
    'evidence.pdf_active',
    'evidence.pdf_locked',
    'evidence.pdf_unreadable',
    'media.unreadable',
    'papers.not_found',
  ],
  params: idParams,
  files: evidenceFile,
  reply: messageReply,
});

export const evidencePicture = download({
  path: '/api/papers/:id/evidence/picture',
  summary: 'The picture of a qualification: to the person themselves and to organisers.',
  access: 'signed-in',
  errors: ['evidence.not_found'],
  params: idParams,
  download: { type: 'image/webp' },
});

export const evidencePdf = download({
  path: '/api/papers/:id/evidence/pdf',
  summary: 'The PDF of a qualification: to the person themselves and to organisers.',
  access: 'signed-in',
  errors: ['evidence.not_found'],
  params: idParams,
  download: { type: 'application/pdf' },
});
