/** The staffing outlook of roles and events. Nothing in it is about one person. */
import * as z from 'zod/mini';
import { idSchema, instant } from '../../fields.ts';
import { nextStepKinds, outlookLevels } from './rules.ts';

const percent = z.int().check(z.minimum(0), z.maximum(100));

const sureness = {
  level: z.enum(outlookLevels),
  /** The chance that at least the minimum of people come, in whole percent, rounded down. */
  percent,
  /** How many people fewer than the minimum have a place. */
  missing: z.number(),
};

const nextStepSchema = z.object({
  kind: z.enum(nextStepKinds),
  /** How many people or places it is about; for `lower-minimum`, the new minimum. */
  count: z.number(),
  /** The chance once it is done. */
  percent,
});
export type NextStep = z.output<typeof nextStepSchema>;

const shiftOutlookSchema = z.object({
  id: idSchema,
  startsAt: instant,
  endsAt: instant,
  ...sureness,
});

export const roleOutlookSchema = z.object({
  roleId: idSchema,
  roleName: z.string(),
  /** The shift that is the least sure and decides for the role; null when the role has one time for all. */
  shift: z.nullable(z.pick(shiftOutlookSchema, { id: true, startsAt: true, endsAt: true })),
  ...sureness,
  minimum: z.number(),
  /** False: nobody has told a minimum, and all places are needed. */
  hasMinimum: z.boolean(),
  places: z.number(),
  /** How many more people than now would have to be ready for 90 percent. */
  standbys: z.number(),
  /** What would help most, at most two. */
  steps: z.array(nextStepSchema),
});
export type RoleOutlook = z.output<typeof roleOutlookSchema>;

/** The role that is the least sure decides for the event. */
export const eventOutlookSchema = z.object({
  worstRoleId: idSchema,
  roles: z.array(
    z.extend(roleOutlookSchema, {
      /** Those that are yet to begin, earliest first. */
      shifts: z.array(shiftOutlookSchema),
    }),
  ),
});
export type EventOutlook = z.output<typeof eventOutlookSchema>;

export const listedOutlookSchema = z.object({ eventId: idSchema, worst: roleOutlookSchema });
export type ListedOutlook = z.output<typeof listedOutlookSchema>;

/** An event of the next days in which too few people may come. */
export const shortEventSchema = z.object({
  event: z.object({
    id: idSchema,
    title: z.string(),
    startTime: instant,
    endTime: instant,
    timeZone: z.string(),
  }),
  worst: roleOutlookSchema,
});
export type ShortEvent = z.output<typeof shortEventSchema>;
