/** A sentence of ours for every issue of a validator that the contract has no text for. */
import { errorCatalogue } from '@saath/contract/errors';
import type { $ZodRawIssue } from 'zod/v4/core';

const isSize = (code: string | undefined) => code === 'too_big' || code === 'too_small';

/**
 * Given to every parsing of what comes in, so that no validator's own words ('Invalid input: expected object …') reach
 * anybody. Texts of the contract come first; this is asked where there is none.
 */
export function plainIssue(issue: $ZodRawIssue): string {
  const field = (issue.path ?? []).map(String).join('.');
  // The whole of what was sent, not a part of it.
  if (!field) return errorCatalogue['request.invalid'].message;
  if (issue.input === undefined) return `Field ${field} is missing.`;
  if (!isSize(issue.code)) return `Field ${field} is not valid.`;
  const isText = typeof issue.input === 'string' || Array.isArray(issue.input);
  if (issue.code === 'too_big') return `Field ${field} is too ${isText ? 'long' : 'large'}.`;
  return `Field ${field} is too ${isText ? 'short' : 'small'}.`;
}
