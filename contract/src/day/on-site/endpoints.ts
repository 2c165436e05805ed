/** Whom to reach about people who are on site now (EL-05). */
import * as z from 'zod/mini';
import { emergencyContactSchema } from '../../accounts/emergency-contact/schema.ts';
import { endpoint, may, mayInRole } from '../../endpoint.ts';
import { idParams, idSchema } from '../../fields.ts';

const contactSchema = z.object({
  participationId: idSchema,
  /** As the person wrote it; empty when they gave none, or the caller leads them and they did not agree to it (docs/decisions/0089). */
  phone: z.string(),
  /** Whom to call about them: what they said when the event asked for it; empty when they said nothing. */
  emergency: z.string(),
  /** Whether their profile says whom to call, and it can be looked at now: one by one, by `emergencyContact`. */
  hasContact: z.optional(z.boolean()),
});
export type OnSiteContact = z.output<typeof contactSchema>;

export const onSiteContacts = endpoint({
  method: 'GET',
  path: '/api/event/:id/on-site',
  summary:
    'Phone numbers and emergency contacts of everybody who is checked in and has not left, by name, five hundred a page; of one role alone where one is named.',
  access: mayInRole('people.read'),
  token: 'people.read',
  errors: ['events.not_found', 'joining.list_changed'],
  params: idParams,
  query: z.object({ after: z.optional(idSchema), roleId: z.optional(idSchema) }),
  reply: z.object({ contacts: z.array(contactSchema), next: z.nullable(idSchema) }),
});

/** No API token makes it: people look, one at a time, and each look is in the security log. */
export const emergencyContact = endpoint({
  method: 'GET',
  path: '/api/participation/:id/emergency-contact',
  summary:
    'Whom to call about one person who has a place, by their profile: from a day before the event until a day after.',
  access: may('people.read', 'place'),
  errors: ['joining.not_found', 'on_site.none', 'on_site.not_now'],
  params: idParams,
  reply: z.object({ contact: emergencyContactSchema }),
});
