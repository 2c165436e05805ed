/** Invitations to be an Admin (AU-09). */
import * as z from 'zod/mini';
import { emailSchema, firstAdminSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, instant } from '../../fields.ts';
import { languageSchema } from '../../language.ts';

export const inviteSchema = z.object({
  email: emailSchema,
  /** Of the mail, and of the account that comes of it. */
  language: z._default(languageSchema, 'en'),
});

/** As Admins see it while it is open. */
export const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** Null when that account is gone. */
  invitedBy: z.nullable(z.string()),
  invitedAt: instant,
  expiresAt: instant,
  /** Whether the link still works; when not, the invitation can be sent again. */
  isValid: z.boolean(),
});
export type Invitation = z.output<typeof invitationSchema>;

/** What the page of the link shows before anything is entered. */
export const seenInvitationSchema = z.object({ email: z.string(), invitedBy: z.string() });
export type SeenInvitation = z.output<typeof seenInvitationSchema>;

/** The address is that of the invitation. */
export const acceptSchema = z.omit(firstAdminSchema, { email: true });
