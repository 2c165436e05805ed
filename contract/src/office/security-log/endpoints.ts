/** The call by which Admins read who came in, who was turned away, and what changed about accounts. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { securityEntrySchema, securityQuerySchema } from './schema.ts';

export const readSecurityLog = endpoint({
  method: 'GET',
  path: '/api/security-log',
  summary: 'Security events of the last 180 days, newest first, thirty a page.',
  access: 'admin',
  errors: [],
  query: securityQuerySchema,
  reply: z.object({
    entries: z.array(securityEntrySchema),
    /** What to give as `after`, or null on the last page. */
    next: z.nullable(z.string()),
  }),
});
