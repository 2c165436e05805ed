import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { siteSchema, viewerSchema } from './schema.ts';

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'Settings of the installation, and who is signed in.',
  access: 'public',
  errors: ['accounts.user_not_found'],
  reply: z.object({ site: siteSchema, viewer: z.nullable(viewerSchema) }),
});
