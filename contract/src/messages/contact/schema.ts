/** A message of a visitor to the organisers (LP-06). */
import * as z from 'zod/mini';
import { emailSchema } from '../../accounts/accounts/schema.ts';
import { text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { contactMessages } from './messages.ts';

export const contactSchema = z.object({
  name: text(limits.contact.name, { min: 1, required: problem(contactMessages, 'name') }),
  email: emailSchema,
  message: text(limits.contact.message, { min: 1, required: problem(contactMessages, 'message') }),
});
