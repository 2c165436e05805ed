/** Building blocks that the schemas of every feature share. */
import * as z from 'zod/mini';
import { issueOf, type Problem, problem } from './problems.ts';
import { fieldMessages } from './request-messages.ts';

/** An id as the API writes it: a UUID in lower case. */
export const idSchema = z.uuid(problem(fieldMessages, 'id'));

export const idParams = z.object({ id: idSchema });

/** Trimmed text of `min` to `max` characters. */
export function text(
  max: number,
  {
    min = 0,
    required = problem(fieldMessages, 'required'),
  }: { min?: number; required?: Problem } = {},
) {
  return z
    .string(required)
    .check(
      z.trim(),
      z.minLength(min, required),
      z.maxLength(max, problem(fieldMessages, 'characters', { max })),
    );
}

/** A number that may arrive as text (`"7"`); anything else fails with the message. */
export function numberOrText(message: Problem) {
  return z.pipe(
    z.union(
      [
        z.number(message),
        z.string(message).check(z.trim(), z.regex(/^-?\d{1,9}(\.\d{1,4})?$/, message)),
      ],
      message,
    ),
    z.transform(Number),
  );
}

/** A list that may arrive as JSON text, as multipart forms send it. */
export function listOrJson<T extends z.ZodMiniType>(
  item: T,
  { min = 0, max, message }: { min?: number; max: number; message: Problem },
) {
  const given = z.union([z.string(), z.array(z.unknown())], message);
  const list = z
    .array(item, message)
    .check(z.minLength(min, message), z.maxLength(max, problem(fieldMessages, 'entries', { max })));
  return z.pipe(given, z.pipe(parsed<string | unknown[]>(message), list));
}

/** One value of a few short fields, which may arrive as JSON text too. */
export function objectOrJson<T extends z.ZodMiniType>(value: T, message: Problem) {
  const asText = z.string().check(z.maxLength(1000, message));
  const name = z.string().check(z.maxLength(40, message));
  const given = z.union([asText, z.record(name, z.unknown())], message);
  return z.pipe(given, z.pipe(parsed<string | Record<string, unknown>>(message), value));
}

/** What JSON text says; what is no text stays as it is. */
function parsed<Given>(message: Problem) {
  return z.transform((value: Given, context): unknown => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      context.issues.push(issueOf(message, value));
      return z.NEVER;
    }
  });
}

/** Page numbers count from 1; a missing one is 1. */
export const pageNumber = z._default(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,5}$/, problem(fieldMessages, 'page'))),
    z.transform(Number),
  ),
  1,
);

/** A day of the calendar that exists, as `2026-12-05`. */
export const daySchema = z.string(problem(fieldMessages, 'date')).check(
  // No year 0000, which no database knows.
  z.regex(/^[1-9]\d{3}-\d{2}-\d{2}$/, problem(fieldMessages, 'date')),
  z.refine(isDay, problem(fieldMessages, 'date')),
);

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** An instant as the server sends it: ISO 8601 with Z. */
export const instant = z.iso.datetime();

/** What it takes to say a text in another language. */
export const wordingSchema = z.object({
  code: z.string(),
  values: z.optional(
    z.record(z.string(), z.union([z.string(), z.number(), z.readonly(z.array(z.string()))])),
  ),
});

/** The two members of a reply that hold a text of the contract. */
export const said = { message: z.string(), wording: z.optional(wordingSchema) };

export const messageReply = z.object(said);
