/** Everybody who may do more than a volunteer, and what (RG-01, OR-03). */
import * as z from 'zod/mini';
import { abilities } from '../../abilities.ts';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { rightSchema } from '../../day/helpers/schema.ts';
import { idSchema, instant } from '../../fields.ts';
import { branchNameSchema } from '../../foundation/organisation/schema.ts';
import { branchRightSchema } from '../branches/schema.ts';

export const rightHolderSchema = z.object({
  id: idSchema,
  name: z.string(),
  profileImage: profileImageSchema,
  /** An Admin, who may do everything; since when and by whom where the log says it. Null for everybody else. */
  admin: z.nullable(
    z.object({
      /** Null for the first Admin, and for those made by the command of the server. */
      since: z.nullable(instant),
      /** Empty when nobody did it who is still here. */
      givenBy: z.string(),
    }),
  ),
  /** Rights at single events that can be used or will be, soonest event first. */
  events: z.array(
    z.object({
      event: z.object({ id: idSchema, title: z.string() }),
      right: rightSchema,
      /** The name of the role whose people they lead; left out of every other right. */
      role: z.optional(z.string()),
      /** Empty when the account of who gave the right is gone. */
      givenBy: z.string(),
      givenAt: instant,
      until: instant,
    }),
  ),
  /** Rights at all events of a branch, longest first. */
  branches: z.array(
    z.object({
      branch: branchNameSchema,
      right: branchRightSchema,
      givenBy: z.string(),
      givenAt: instant,
      /** Null of one that lasts until somebody ends it. */
      until: z.nullable(instant),
    }),
  ),
  /** API tokens that work, by which other software acts in their name; newest first. */
  tokens: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      abilities: z.array(z.enum(abilities)),
      madeAt: instant,
      until: instant,
    }),
  ),
});
export type RightHolder = z.output<typeof rightHolderSchema>;
