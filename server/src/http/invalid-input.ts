/** What a schema of the contract says of what was sent, as a refusal. */
import { saidBy } from '@saath/contract/problems';
import type { Said } from '@saath/contract/texts';
import { $ZodError } from 'zod/v4/core';
import { DomainError } from '../platform/domain-error.ts';

/** A refusal in words where what was sent is to blame; anything else as it is. */
export const inWords = (error: unknown): unknown =>
  error instanceof $ZodError ? invalidInput(error) : error;

/** The first problem in the schema's order is the message; each field's first problem stands at the field. */
function invalidInput(error: $ZodError): DomainError {
  const fields: Record<string, Said> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (field && !Object.hasOwn(fields, field)) fields[field] = saidBy(issue);
  }
  const [first] = error.issues;
  return new DomainError('request.invalid', { said: first && saidBy(first), fields });
}
