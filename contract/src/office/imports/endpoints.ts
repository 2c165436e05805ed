/** Calls to bring in many people at once, and to begin as one of them. */
import * as z from 'zod/mini';
import { activate } from '../../accounts/accounts/endpoints.ts';
import { endpoint } from '../../endpoint.ts';
import { said } from '../../fields.ts';
import {
  importBody,
  importCountsSchema,
  importFile,
  importPreviewSchema,
  welcomeSchema,
} from './schema.ts';

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/import/preview',
  summary: 'What an import of people from a CSV file would do, row by row. Changes nothing.',
  access: 'admin',
  token: 'people.write',
  errors: [],
  files: importFile,
  reply: importPreviewSchema,
});

export const importPeople = endpoint({
  method: 'POST',
  path: '/api/import',
  summary:
    'Import people from a CSV file, all in one step. Refused when the outcome would not be the one of the preview any more.',
  access: 'admin',
  token: 'people.write',
  errors: ['imports.changed', 'imports.errors_left', 'imports.nothing'],
  body: importBody,
  files: importFile,
  reply: z.object({ ...said, counts: importCountsSchema }),
});

export const welcome = endpoint({
  method: 'POST',
  path: '/api/user/welcome',
  summary: 'Set the first password with the token from the invitation; activates and signs in.',
  access: 'public',
  errors: ['accounts.token_invalid'],
  body: welcomeSchema,
  reply: activate.reply,
});
