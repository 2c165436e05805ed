/** What an entry of the audit log holds beside who, what and when. */
import * as z from 'zod/mini';

/** Nothing personal: an entry outlives the person it is about. */
export const auditDetailsSchema = z.object({
  /** The name of what was changed, where it may be gone: an event's or a role's. */
  subject: z.optional(z.string()),
  changes: z.optional(
    z.array(
      z.object({
        field: z.string(),
        before: z.nullable(z.union([z.string(), z.number(), z.array(z.string())])),
        after: z.nullable(z.union([z.string(), z.number(), z.array(z.string())])),
      }),
    ),
  ),
  reason: z.optional(z.string()),
  count: z.optional(z.number()),
});
export type AuditDetails = z.output<typeof auditDetailsSchema>;
