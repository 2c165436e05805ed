import {
  learnNow,
  readMatchLearning,
  saveMatchSettings,
  switchMatching,
} from '@saath/contract/matching/learning/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** While it learns, in milliseconds. */
const LOOK_EVERY = 2_000;

export const matchLearningQuery = queryOptions({
  queryKey: ['match-learning'],
  queryFn: async () => await call(readMatchLearning, {}),
  refetchInterval: ({ state }) => (state.data?.isLearning ? LOOK_EVERY : false),
});

function useReread() {
  const queryClient = useQueryClient();
  return async () => await queryClient.invalidateQueries({ queryKey: matchLearningQuery.queryKey });
}

export function useSaveMatchSettings() {
  const onSettled = useReread();
  return useMutation({
    mutationFn: async (body: { fairness: number; isAutomatic: boolean }) =>
      await call(saveMatchSettings, { body }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, m.choices_could_not_be_saved())),
    onSettled,
  });
}

/** How long the learning itself is waited for, before the page is read again. */
const LEARNING_BEGINS = 1_500;

export function useLearnNow() {
  const reread = useReread();
  return useMutation({
    mutationFn: async () => {
      const { message } = await call(learnNow, {});
      await new Promise((resolve) => setTimeout(resolve, LEARNING_BEGINS));
      return message;
    },
    onSuccess: (message) => toast.success(message),
    onError: (error) => toast.error(failureText(error, m.learning_could_not_begin())),
    onSettled: reread,
  });
}

/** @returns the mutation of a version's id; null goes back to the first day */
export function useSwitchMatching() {
  const onSettled = useReread();
  return useMutation({
    mutationFn: async (id: string | null) => await call(switchMatching, { body: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, m.it_could_not_be_switched())),
    onSettled,
  });
}
