/** What people are told whose right ends while they write something. */
import type { Endpoint } from '@saath/contract/endpoint';
import type { ErrorCode } from '@saath/contract/errors';
import { useState } from 'react';
import { m } from '../paraglide/messages.js';
import { CallError } from './call-error.ts';

/**
 * The words for a refusal that comes of it; undefined for any other failure.
 *
 * @param hidden the refusal of what somebody with other rights does not see any more
 */
export function endedRightText(error: unknown, hidden?: ErrorCode): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const isEnded = error.code === 'accounts.not_allowed' || error.code === hidden;
  return isEnded ? m.your_right_ended_what_you_typed_stays() : undefined;
}

/** Where volunteers work who have a right at an event, or at one role of it. */
const ofHelpers = /^\/volunteer\/(?:lead|door|event\/[^/]+\/role)\//;

/**
 * The same of a form's call, wherever the form stands. Elsewhere than on the pages of helpers it is said of calls that ask for
 * a right.
 */
export function endedRightOf(
  { access }: Pick<Endpoint, 'access'>,
  error: unknown,
): string | undefined {
  const isHelping = ofHelpers.test(location.pathname);
  if (!isHelping && typeof access === 'string') return undefined;
  return endedRightText(error, isHelping ? 'events.not_found' : undefined);
}

/** The last value that was there: what somebody writes in is not taken off the screen when it goes. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
