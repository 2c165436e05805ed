import { m } from '../paraglide/messages.js';
import { CallError } from './call-error.ts';

/** Whether no answer came at all: no network, or the server is not there. */
export const isUnanswered = (error: unknown) => error instanceof CallError && error.status === 0;

/**
 * What to tell when a call failed: the server's own words, or the local text where there are none. When no answer came
 * at all the local text says what did not happen and the error says why.
 */
export function failureText(error: unknown, local: string): string {
  if (!(error instanceof CallError)) return local;
  if (error.status === 0)
    return m.what_failed_and_why({ what: local.replace(/[.!۔]$/, ''), why: error.message });
  return error.message || local;
}
