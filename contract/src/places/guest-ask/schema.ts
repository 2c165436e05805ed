/** What a visitor without an account gives, and what the link of the mail shows. */
import * as z from 'zod/mini';
import { signupMessages } from '../../accounts/accounts/messages.ts';
import { isMobileNumber } from '../../accounts/accounts/rules.ts';
import {
  personNameSchema,
  type SignupSettings,
  signupEmailSchema,
} from '../../accounts/accounts/schema.ts';
import { idSchema } from '../../fields.ts';
import type { GuestAsking } from '../../foundation/organisation/schema.ts';
import { languageSchema } from '../../language.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';

export type GuestSettings = SignupSettings & { readonly guestAsking: GuestAsking };

/** Name, address and, where the organisation wants one, a phone number: each by the rules of signing up. */
export function guestAskSchema(settings: GuestSettings) {
  const { phoneRegion, guestAsking } = settings;
  const isFine = (number: string) =>
    number === '' ? guestAsking !== 'phone' : isMobileNumber(number, phoneRegion);
  return z.object({
    eventId: idSchema,
    roleId: z.nullish(idSchema),
    /** A shift of that role; any when left out. */
    shiftId: z.nullish(idSchema),
    name: personNameSchema,
    email: signupEmailSchema(settings),
    contactNumber: z.prefault(
      z.string().check(
        z.trim(),
        z.maxLength(limits.contactNumber.max, {
          ...problem(signupMessages, 'contactNumber'),
          abort: true,
        }),
        z.refine(isFine, problem(signupMessages, 'contactNumber')),
      ),
      '',
    ),
    /** Of mails and notices. */
    language: z._default(languageSchema, 'en'),
  });
}
export type GuestAsk = z.output<ReturnType<typeof guestAskSchema>>;

/** As the link carries it. Anything else is answered like a wrong one. */
export const guestTokenParams = z.object({ token: z.string().check(z.maxLength(200)) });

/** What pressing the button would ask for. The event's own calls tell its state. */
export const guestLinkSchema = z.object({
  state: z.enum(['open', 'used']),
  /** Nothing more about the person: anybody with the mail has the link. Empty once it was used. */
  firstName: z.string(),
  eventId: idSchema,
  roleId: z.nullable(idSchema),
});
export type GuestLink = z.output<typeof guestLinkSchema>;
