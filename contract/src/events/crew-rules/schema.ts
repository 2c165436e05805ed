/** Crew rules, on the wire (EL-01). */
import * as z from 'zod/mini';
import { idSchema } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { crewMessages } from './messages.ts';

const told = problem(crewMessages, 'least', { max: limits.rolePlaces.max });
const least = z.int(told).check(z.minimum(1, told), z.maximum(limits.rolePlaces.max, told));

/**
 * What a role asks of its people together.
 *
 * @param kind a kind of qualification as it is read, or as it is sent
 */
export const crewSchemaOf = <Kind extends z.ZodMiniType>(kind: Kind) =>
  z.object({
    /** At least so many people with a qualification of the kind in each crew; null = of none. */
    paper: z.nullable(z.object({ kind, least })),
  });

const partSchema = z.object({ roleId: idSchema, shiftId: z.nullable(idSchema) });

/** A crew that cannot take the person now, and why. */
export const closedCrewSchema = z.extend(partSchema, {
  lacks: z.array(
    z.object({
      rule: z.literal('crew'),
      why: z.literal('kept_for_paper'),
      nextStep: z.literal('wait'),
      kindId: idSchema,
    }),
  ),
});

/** A crew that is not as its rules ask for, and has no places but for those who are missing. */
export const crewNeedSchema = z.extend(partSchema, {
  /** The qualification that is missing. */
  kind: z.object({ id: idSchema, name: z.string() }),
  /** How many people with it. */
  missing: z.number(),
  /** Whether there is no place left for all of them. */
  isFull: z.boolean(),
});
export type CrewNeedShown = z.output<typeof crewNeedSchema>;
