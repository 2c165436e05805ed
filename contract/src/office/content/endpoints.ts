import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languageSchema } from '../../language.ts';
import { shownContentSchema } from './schema.ts';

export const getContent = endpoint({
  method: 'GET',
  path: '/api/content',
  summary: 'The texts and people of the public pages in a language.',
  access: 'public',
  errors: [],
  query: z.object({ language: languageSchema }),
  reply: z.object({ content: shownContentSchema }),
});
