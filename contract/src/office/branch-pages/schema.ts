/** A branch's own page, and what can be changed of it (OR-08). */
import * as z from 'zod/mini';
import { emailSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, instant, text } from '../../fields.ts';
import { letterheadFields, logoSchema } from '../../foundation/organisation/schema.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { branchMessages } from '../branches/messages.ts';
import { addressPattern } from './rules.ts';

const wrong = problem(branchMessages, 'address');

export const branchAddressSchema = z
  .string(wrong)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.branch.name, wrong),
    z.regex(addressPattern, wrong),
  );

export const branchPageSchema = z.object({
  id: idSchema,
  /** The last part of its address, as it is now. */
  slug: z.string(),
  name: z.string(),
  /** A sentence about itself, and whom to write to; empty where it says nothing. */
  about: z.string(),
  contactEmail: z.string(),
  logo: z.nullable(logoSchema),
  /** Null of one that is open. */
  closedAt: z.nullable(instant),
});
export type BranchPage = z.output<typeof branchPageSchema>;

export const branchPageChangeSchema = z.object({
  about: text(limits.organisation.about),
  contactEmail: z.union([z.literal(''), emailSchema]),
});

/** In whose name the mails about a branch's events and the certificates of its people are; what is empty is the organisation's. */
export const branchLetterheadSchema = z.object(letterheadFields);
export type BranchLetterhead = z.output<typeof branchLetterheadSchema>;
