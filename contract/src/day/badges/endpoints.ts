/** Calls of name badges (DY-07). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, idSchema } from '../../fields.ts';

const badgeSchema = z.object({
  participationId: idSchema,
  name: z.string(),
  roleName: z.nullable(z.string()),
  /** What its code holds: for an organiser's phone it opens the person on the day's list; it says nothing by itself. */
  url: z.string(),
});
export type Badge = z.output<typeof badgeSchema>;

export const eventBadges = endpoint({
  method: 'GET',
  path: '/api/event/:id/badges',
  summary: 'Badges of everybody who comes, by name, a hundred a page.',
  access: 'admin',
  token: 'day.read',
  errors: ['events.not_found', 'joining.list_changed'],
  params: idParams,
  query: z.object({ after: z.optional(idSchema) }),
  reply: z.object({ badges: z.array(badgeSchema), next: z.nullable(idSchema) }),
});

export const readBadge = endpoint({
  method: 'GET',
  path: '/api/badge/:code',
  summary: 'Whose badge was scanned, for organisers.',
  access: 'admin',
  token: 'day.read',
  errors: ['badges.unknown'],
  params: z.object({ code: z.string().check(z.regex(/^[\w.-]{1,150}$/)) }),
  reply: z.object({ eventId: idSchema, participationId: idSchema }),
});
