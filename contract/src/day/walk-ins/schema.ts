/** Somebody who comes without having asked before. */
import * as z from 'zod/mini';
import { emailSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { walkInMessages } from './messages.ts';

/** An empty address means none. */
const noEmail = z.pipe(
  z.literal(''),
  z.transform(() => null),
);

export const newcomerSchema = z.object({
  name: text(limits.personName.max, { min: 1, required: problem(walkInMessages, 'nameNeeded') }),
  email: z.union([noEmail, emailSchema]),
});

/** Which place they get. The id is made by the device: what is sent twice counts once. */
export const givenPlaceSchema = z.object({
  id: idSchema,
  roleId: idSchema,
  /** The role may have one place more when it is full. */
  addPlace: z._default(z.boolean(), false),
  /** Why they may do the role although something that it asks for is missing. */
  eligibilityReason: z.optional(text(limits.clashReason.max)),
});
