/** Which people who were found are to be asked for a role, and why some are not. */
import * as z from 'zod/mini';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, wordingSchema } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { peopleFilterSchema } from '../people/schema.ts';

export const roleInvitationSchema = z.object({
  /** Of whom this holds when the plan is made. */
  filter: peopleFilterSchema,
  /** Whom the organiser leaves out. */
  without: z._default(z.array(idSchema).check(z.maxLength(limits.fill.people)), []),
});

/** People of the filter who are not asked: the first few, and how many there are. */
export const notInvitedSchema = z.object({
  count: z.number(),
  people: z.array(
    z.object({
      userId: idSchema,
      name: z.string(),
      profileImage: profileImageSchema,
      /** Why not; empty for those who could come. */
      why: z.array(
        z.object({
          text: z.string(),
          wording: z.optional(wordingSchema),
          /** What stands in the way. */
          event: z.nullable(z.object({ id: idSchema, title: z.string() })),
        }),
      ),
    }),
  ),
});
export type NotInvited = z.output<typeof notInvitedSchema>;
