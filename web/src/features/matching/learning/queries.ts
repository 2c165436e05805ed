import type { RequestOf } from '@saath/contract/endpoint';
import {
  learnNow,
  leaveOutcomesOut,
  readMatchLearning,
  saveMatchSettings,
  switchMatching,
} from '@saath/contract/matching/learning/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { call } from '../../../lib/call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** While it learns, in milliseconds. */
const LOOK_EVERY = 2_000;

export const matchLearningQuery = query(
  readMatchLearning,
  {},
  { refetchInterval: ({ state }) => (state.data?.isLearning ? LOOK_EVERY : false) },
);

const change = {
  touches: [readMatchLearning],
  touchesWhenRefused: true,
  onSuccess: ({ message }: { message: string }) => toast.success(message),
};

/** The form says what comes of it. */
export function useSaveMatchSettings() {
  return useCall(saveMatchSettings, {
    touches: [readMatchLearning],
    touchesWhenRefused: true,
    request: (body: RequestOf<typeof saveMatchSettings>['body']) => ({ body }),
    failed: null,
  });
}

/** How long the learning itself is waited for, before the page is read again. */
const LEARNING_BEGINS = 1_500;

export function useLearnNow() {
  return useCall(learnNow, {
    ...change,
    run: async () => {
      const answer = await call(learnNow, {});
      await new Promise((resolve) => setTimeout(resolve, LEARNING_BEGINS));
      return answer;
    },
    failed: m.learning_could_not_begin(),
  });
}

export function useLeaveOutcomesOut() {
  return useCall(leaveOutcomesOut, { ...change, failed: m.outcomes_could_not_be_left_out() });
}

/** @returns the mutation of a version's id; null goes back to the first day */
export function useSwitchMatching() {
  return useCall(switchMatching, {
    ...change,
    request: (id: string | null) => ({ body: { id } }),
    failed: m.it_could_not_be_switched(),
  });
}
