/** A sentence of ours for every issue of a validator that the contract has no text for. */
import { errorCatalogue } from '@saath/contract/errors';
import { problem } from '@saath/contract/problems';
import { plainMessages } from '@saath/contract/request-messages';
import type { KeyOf } from '@saath/contract/texts';
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
  return problem(plainMessages, whatIsWrong(issue), { field }).error(issue);
}

function whatIsWrong({ input, code }: $ZodRawIssue): KeyOf<typeof plainMessages> {
  if (input === undefined) return 'missing';
  if (!isSize(code)) return 'invalid';
  const isText = typeof input === 'string' || Array.isArray(input);
  if (code === 'too_big') return isText ? 'long' : 'large';
  return isText ? 'short' : 'small';
}
