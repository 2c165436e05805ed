/** API tokens: by which other software makes calls in an organiser's name, and no more of them than the token names (RG-03). */
import * as z from 'zod/mini';
import { abilities } from '../../abilities.ts';
import { idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { apiTokenMessages } from './messages.ts';
import { apiTokenDays } from './rules.ts';

const abilitySchema = z.enum(abilities);

export const makeApiTokenSchema = z.object({
  /** What it is for, in the organiser's words. */
  name: text(limits.apiToken.name, { min: 1, required: problem(apiTokenMessages, 'nameNeeded') }),
  abilities: z
    .array(abilitySchema, problem(apiTokenMessages, 'abilityNeeded'))
    .check(
      z.minLength(1, problem(apiTokenMessages, 'abilityNeeded')),
      z.maxLength(abilities.length, problem(apiTokenMessages, 'abilityNeeded')),
    ),
  /** How long it works. */
  days: z.literal(apiTokenDays, problem(apiTokenMessages, 'daysNeeded')),
});

export const apiTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  abilities: z.array(abilitySchema),
  /** Its last four characters, by which somebody who has it knows it again. */
  ending: z.string(),
  maker: z.object({ id: idSchema, name: z.string() }),
  madeAt: instant,
  expiresAt: instant,
  /** To the minute; null for one that was never used. */
  usedAt: z.nullable(instant),
});
export type ApiToken = z.output<typeof apiTokenSchema>;
