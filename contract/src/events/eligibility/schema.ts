/** What a role asks of those who do it, on the wire (EL-01). */
import * as z from 'zod/mini';
import { idSchema, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { crewSchemaOf } from '../crew-rules/schema.ts';
import { eligibilityMessages } from './messages.ts';
import { ages } from './rules.ts';

/** A kind of qualification of the organisation, such as a first-aid certificate. */
export const kindSchema = z.object({ id: idSchema, name: z.string() });
export type Kind = z.output<typeof kindSchema>;

export const newKindSchema = z.object({
  name: text(limits.qualification.name, {
    min: 1,
    required: problem(eligibilityMessages, 'nameNeeded'),
  }),
});

export const ageSchema = z.literal(ages, problem(eligibilityMessages, 'age'));
export const saidAgeSchema = z.literal([0, ...ages], problem(eligibilityMessages, 'age'));

/** An agreement by its name of now. */
const askedAgreementSchema = z.object({ id: idSchema, name: z.string() });

/** What a role asks for. */
export const needsSchema = z.object({
  /** One of them is enough. */
  oneOf: z.array(kindSchema),
  /** Over which age people have to be. */
  minAge: z.nullable(ageSchema),
  /** All of them have to be signed; left out = none. */
  agreements: z.optional(z.array(askedAgreementSchema)),
  /** Whether a guardian has to agree for whoever is under 18; left out = nobody has to. */
  guardian: z.optional(z.boolean()),
  /** What it asks of its people together; left out = nothing. */
  crew: z.optional(crewSchemaOf(kindSchema)),
});
export type Needs = z.output<typeof needsSchema>;

/** What whoever completes a role is given: a training. */
export const givesSchema = z.object({
  kind: kindSchema,
  /** From the day of the training on; null = it does not expire. */
  months: z.nullable(z.number()),
  /** Whether the time in it counts as hours of help. */
  countsHours: z.boolean(),
});
export type Gives = z.output<typeof givesSchema>;

/** An id, or the kind or agreement as it was read, so that an event can be sent back as it came. */
const kindIdSchema = z.union([
  idSchema,
  z.pipe(
    z.object({ id: idSchema }),
    z.transform(({ id }) => id),
  ),
]);

/** The same as organisers send it: kinds and agreements by their ids. */
export const wantedNeedsSchema = z.object({
  oneOf: z._default(
    z
      .array(kindIdSchema)
      .check(
        z.maxLength(
          limits.qualification.perRole,
          problem(eligibilityMessages, 'tooMany', { max: limits.qualification.perRole }),
        ),
      ),
    [],
  ),
  minAge: z._default(z.nullable(ageSchema), null),
  /** Left out = as they are. */
  agreements: z.optional(
    z
      .array(kindIdSchema)
      .check(
        z.maxLength(
          limits.agreement.perRole,
          problem(eligibilityMessages, 'tooManyAgreements', { max: limits.agreement.perRole }),
        ),
      ),
  ),
  /** Left out = as it is. Of no meaning beside an age of 18. */
  guardian: z.optional(z.boolean()),
  /** Left out = as it is. */
  crew: z.optional(crewSchemaOf(kindIdSchema)),
});
export type WantedNeeds = z.output<typeof wantedNeedsSchema>;

const wholeMonths = problem(eligibilityMessages, 'months', { max: limits.qualification.months });

/** What it gives, as organisers send it. */
export const wantedGivesSchema = z.object({
  kind: kindIdSchema,
  months: z._default(
    z.nullable(
      z
        .int(wholeMonths)
        .check(z.minimum(1, wholeMonths), z.maximum(limits.qualification.months, wholeMonths)),
    ),
    null,
  ),
  countsHours: z._default(z.boolean(), true),
});
export type WantedGives = z.output<typeof wantedGivesSchema>;
