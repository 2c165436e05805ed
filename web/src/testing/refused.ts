/** Answers that say no, as the server gives them; for `fakeServer().on(endpoint, () => { throw … })`. */
import { type ErrorCode, errorCatalogue } from '@saath/contract/errors';
import { CallError } from '../lib/call-error.ts';

/** A refusal of the contract's catalogue, with its own words and status. */
export function refused(code: ErrorCode, fields: Record<string, string> = {}): CallError {
  const { message, status } = errorCatalogue[code];
  return new CallError(message, { status, code, fields });
}

/** An answer that never came. */
export const unanswered = () => new CallError('', { status: 0, code: 'network' });

/** Somebody was here before: a refusal for lists, which no screen tries again by itself. */
export const tooMany = () => refused('request.too_many');
