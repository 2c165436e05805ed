/** What every page needs to know of the installation and of who is looking. */
import * as z from 'zod/mini';
import { accountRoleSchema, profileImageSchema } from '../../accounts/accounts/schema.ts';
import { idSchema } from '../../fields.ts';
import { guestAskings, publicOrganisationSchema } from '../../foundation/organisation/schema.ts';

/** The signed-in person as the navigation bar shows them. */
export const viewerSchema = z.object({
  id: idSchema,
  name: z.string(),
  role: accountRoleSchema,
  profileImage: profileImageSchema,
  /** True for a volunteer who has not chosen a password yet. */
  isGuest: z.optional(z.boolean()),
  /** True for anyone who logs in without a password. */
  hasNoPassword: z.optional(z.boolean()),
  /** True for an organiser who has to confirm with a passkey before anything else. */
  waitsForPasskey: z.optional(z.boolean()),
});
export type Viewer = z.output<typeof viewerSchema>;

export const siteSchema = z.object({
  organisation: publicOrganisationSchema,
  signup: z.object({
    emailDomains: z.array(z.string()),
    phoneRegion: z.enum(['PK', 'any']),
    /** Whether one may ask for a place before one has an account. */
    guestAsking: z.enum(guestAskings),
  }),
  /** IANA zone of events; times without an offset are read in it. */
  timeZone: z.string(),
  /** True on `npm run demo`: the data is made up. */
  isDemo: z.boolean(),
  /** True where one may try the demo by a press: only its own machine reaches it. */
  hasDemoLogin: z.optional(z.boolean()),
  /** Left out where nobody signs in by a provider; `isOnly`: nobody logs in another way. */
  provider: z.optional(z.object({ name: z.string(), isOnly: z.boolean() })),
});
export type Site = z.output<typeof siteSchema>;
