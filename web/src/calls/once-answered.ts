/** When a question that holds somebody's words may close. */
import { CallError } from '../lib/call-error.ts';

const TOO_MANY = 429;

/**
 * For `mutate`: closes once the server has answered or refused. Without an answer the question stays with its words, to be
 * tried again; a refusal would only be repeated.
 */
export function onceAnswered(close: () => void) {
  return {
    onSuccess: close,
    onError: (error: Error) => {
      const status = error instanceof CallError ? error.status : 0;
      const mayTryAgain = status === 0 || status === TOO_MANY || status >= 500;
      if (!mayTryAgain) close();
    },
  };
}
