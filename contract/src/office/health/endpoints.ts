/** The call by which Admins see whether the installation is well. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { findingSchema } from './schema.ts';

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'How the installation is, in sentences: what needs somebody first.',
  access: 'admin',
  errors: [],
  reply: z.object({ findings: z.array(findingSchema) }),
});
