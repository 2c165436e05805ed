/** Agreements: texts of the organisation that people sign before they do a role (EL-01). */
import * as z from 'zod/mini';
import { idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { agreementMessages } from './messages.ts';

export const agreementSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The number of the text of now; the first is 1. */
  version: z.number(),
  writtenAt: instant,
  /** How many people have signed a text that still counts. */
  signed: z.number(),
  /** Whether anybody ever signed any of its texts. */
  wasSigned: z.boolean(),
});
export type Agreement = z.output<typeof agreementSchema>;

/** The text of now, as the caller reads it before they sign. */
export const agreementTextSchema = z.object({
  id: idSchema,
  name: z.string(),
  version: z.number(),
  text: z.string(),
  /** The text that the caller signed last, where it is another one. */
  before: z.nullable(z.object({ version: z.number(), text: z.string() })),
});
export type AgreementText = z.output<typeof agreementTextSchema>;

/** Plain text: whatever looks like markup is shown as it was typed. */
export const newAgreementSchema = z.object({
  name: text(limits.agreement.name, {
    min: 1,
    required: problem(agreementMessages, 'nameNeeded'),
  }),
  text: text(limits.agreement.text, {
    min: 1,
    required: problem(agreementMessages, 'textNeeded'),
  }),
});

export const changedAgreementSchema = z.extend(newAgreementSchema, {
  /** The version that the organiser saw. */
  basedOn: z.int(),
  /** Whether earlier signatures do not count any more. */
  asksAgain: z.boolean(),
});
