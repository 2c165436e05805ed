/** Whom to reach about people who are on site now (EL-05). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, idSchema } from '../../fields.ts';

const contactSchema = z.object({
  participationId: idSchema,
  /** As the person wrote it; empty when they gave none. */
  phone: z.string(),
  /** Whom to call about them: what they said when the event asked for it; empty when they said nothing. */
  emergency: z.string(),
});
export type OnSiteContact = z.output<typeof contactSchema>;

export const onSiteContacts = endpoint({
  method: 'GET',
  path: '/api/event/:id/on-site',
  summary:
    'Phone numbers and emergency contacts of everybody who is checked in and has not left, by name, five hundred a page.',
  access: may('people.read'),
  token: 'people.read',
  errors: ['events.not_found', 'joining.list_changed'],
  params: idParams,
  query: z.object({ after: z.optional(idSchema) }),
  reply: z.object({ contacts: z.array(contactSchema), next: z.nullable(idSchema) }),
});
