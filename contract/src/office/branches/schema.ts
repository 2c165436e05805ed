/** Branches of the organisation, and who helps to run their events (OR-08, RG-02). */
import * as z from 'zod/mini';
import { branchRights } from '../../abilities.ts';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { branchMessages } from './messages.ts';

export const branchRightSchema = z.enum(branchRights, problem(branchMessages, 'right'));

export const newBranchSchema = z.object({
  name: text(limits.branch.name, { min: 1, required: problem(branchMessages, 'nameNeeded') }),
});

export const branchSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The last part of its page's address. */
  slug: z.string(),
  /** Null of one that is open. */
  closedAt: z.nullable(instant),
  /** How many events belong to it, past ones too. */
  events: z.number(),
  /** Who has a right at all of them, longest first. */
  people: z.array(
    z.object({
      userId: idSchema,
      name: z.string(),
      profileImage: profileImageSchema,
      right: branchRightSchema,
      /** Empty when the account of who gave the right is gone. */
      givenBy: z.string(),
      givenAt: instant,
      /** When it ends by itself; null of one that somebody ends. */
      until: z.nullable(instant),
    }),
  ),
});
export type Branch = z.output<typeof branchSchema>;
