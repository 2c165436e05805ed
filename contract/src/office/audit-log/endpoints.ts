/** The call by which Admins read who changed what (OR-05). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { auditEntrySchema, auditQuerySchema } from './schema.ts';

export const readAuditLog = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary:
    "Who changed what in the last year, newest first, thirty a page: all, an event's or a person's.",
  access: 'admin',
  errors: [],
  query: auditQuerySchema,
  reply: z.object({
    entries: z.array(auditEntrySchema),
    /** What to give as `after`, or null on the last page. */
    next: z.nullable(z.string()),
  }),
});
