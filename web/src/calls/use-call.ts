/** How screens change something on the server: one call, and the queries that show something else afterwards. */
import type { Endpoint, ReplyOf, RequestOf } from '@saath/contract/endpoint';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { endedRightOf } from '../lib/ended-right.ts';
import { failureText } from '../lib/failure-text.ts';
import { toast } from '../ui/toast.ts';
import { isTouched, type Touched } from './touched.ts';

export type CallChoices<E extends Endpoint, Given, Reply> = {
  /** Whose queries show something else afterwards; they are read again. */
  touches: readonly Touched[];
  /** They are read again after a refusal too: it means that something else has changed it. */
  touchesWhenRefused?: boolean;
  /** False: the call is done before they have been read, so that a dialog closes at once. */
  waits?: boolean;
  /** What did not happen, said when the call fails (and gives no better words); null where the screen itself shows it. */
  failed: string | null | ((error: Error, given: Given) => string | null);
  /** Something was typed for it that stays on the screen: that a right has ended is said in other words then. */
  isForm?: boolean;
  /** What to ask, from what the caller gives; without it the caller gives the request. */
  request?: (given: Given) => RequestOf<E>;
  /** In place of the plain call: an upload that tells how far it is, or a step that comes before. */
  run?: (given: Given) => Promise<Reply>;
  /** What to show of the answer; the queries are read again after it. */
  onSuccess?: (reply: Reply, given: Given) => unknown;
  /** What else follows from a failure. */
  onError?: (error: Error, given: Given) => unknown;
  /** What to show before the answer. */
  onMutate?: (given: Given) => Promise<void>;
  /** Calls of one scope are made one after the other. */
  scope?: { id: string };
};

/**
 * A mutation that makes a call of the contract.
 *
 * @returns TanStack's mutation; its error is a `CallError`
 */
export function useCall<E extends Endpoint, Given = RequestOf<E>, Reply = ReplyOf<E>>(
  endpoint: E,
  choices: CallChoices<E, Given, Reply>,
): UseMutationResult<Reply, Error, Given> {
  const { touches, touchesWhenRefused, waits = true, failed, request, run, onSuccess } = choices;
  const { isForm = false } = choices;
  const { onMutate, scope } = choices;
  const readAgain = useReadAgain();
  return useMutation({
    ...(scope ? { scope } : {}),
    ...(onMutate ? { onMutate } : {}),
    mutationFn: async (given: Given) => {
      if (run) return await run(given);
      const asked = request ? request(given) : (given as unknown as RequestOf<E>);
      return (await call(endpoint, asked)) as Reply;
    },
    onSuccess: async (reply, given) => {
      await onSuccess?.(reply, given);
      const read = readAgain(touches);
      if (waits) await read;
    },
    onError: async (error, given) => {
      const what = typeof failed === 'function' ? failed(error, given) : failed;
      const ended = isForm ? endedRightOf(endpoint, error) : undefined;
      if (what !== null) toast.error(ended ?? failureText(error, what));
      await choices.onError?.(error, given);
      if (touchesWhenRefused) await readAgain(touches);
    },
  });
}

/** For what changes something by other means than `useCall`. @returns reads the named queries again */
export function useReadAgain(): (touches: readonly Touched[]) => Promise<void> {
  const queryClient = useQueryClient();
  return async (touches) => await queryClient.invalidateQueries({ predicate: isTouched(touches) });
}
