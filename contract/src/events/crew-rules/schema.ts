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
    /** A minor only beside so many adults; null = beside anybody. Left out = the same, or as it is where it is sent. */
    adults: z.optional(z.nullable(least)),
    /** At most so many people who have not helped before; null = any number. Left out as above. */
    beginners: z.optional(z.nullable(least)),
  });

const partSchema = z.object({ roleId: idSchema, shiftId: z.nullable(idSchema) });

const lack = { rule: z.literal('crew'), nextStep: z.literal('wait') };

/** A crew that cannot take the person now, and why. */
export const closedCrewSchema = z.extend(partSchema, {
  lacks: z.array(
    z.discriminatedUnion('why', [
      z.object({ ...lack, why: z.literal('kept_for_paper'), kindId: idSchema }),
      z.object({ ...lack, why: z.literal('needs_adults'), adults: z.number() }),
      z.object({ ...lack, why: z.literal('too_many_beginners'), most: z.number() }),
    ]),
  ),
});

const need = {
  ...partSchema.shape,
  /** How many people are missing. */
  missing: z.number(),
  /** Whether there is no place left for all of them. */
  isFull: z.boolean(),
};

/** A crew that is not as its rules ask for, and why somebody has to look after it. */
export const crewNeedSchema = z.discriminatedUnion('why', [
  /** People with a qualification are missing, and there are no places but for them, or they were there before. */
  z.object({
    ...{ ...need, why: z.literal('paper') },
    kind: z.object({ id: idSchema, name: z.string() }),
    /** Others find a place too: it is said because there were enough of them before. */
    hasRoom: z.optional(z.literal(true)),
  }),
  /** Somebody who may be a minor is there without the adults that are asked for. */
  z.object({ ...need, why: z.literal('adults') }),
  /** More people are there who have not helped before than the role takes. */
  z.object({ ...partSchema.shape, why: z.literal('beginners'), tooMany: z.number() }),
]);
export type CrewNeedShown = z.output<typeof crewNeedSchema>;
