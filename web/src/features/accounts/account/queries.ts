import {
  getAvailability,
  getDaysOff,
  getUser,
  setAvailability,
  setDaysOff,
  updateProfile,
} from '@saath/contract/accounts/accounts/endpoints';
import { profileMessages } from '@saath/contract/accounts/accounts/messages';
import type { RequestOf } from '@saath/contract/endpoint';
import { suggestEvents } from '@saath/contract/matching/suggest/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** The signed-in account. */
export const ownUserQuery = query(getUser, {}, { select: ({ user }) => user });

export const availabilityQuery = query(getAvailability, {}, { select: ({ weekly }) => weekly });

export const daysOffQuery = query(getDaysOff, {}, { select: ({ days }) => days });

export function useSetDaysOff() {
  const queryClient = useQueryClient();
  return useCall(setDaysOff, {
    request: (days: readonly string[]) => ({ body: { days: [...days] } }),
    touches: [suggestEvents],
    failed: null,
    onSuccess: ({ days }) => queryClient.setQueryData(daysOffQuery.queryKey, { days }),
  });
}

/** Saves profile fields; the form shows what is refused. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  return useCall(updateProfile, {
    request: (body: RequestOf<typeof updateProfile>['body']) => ({ body }),
    touches: [],
    failed: null,
    onSuccess: async ({ user, message }) => {
      queryClient.setQueryData(ownUserQuery.queryKey, { user });
      toast.success(message || spoken(profileMessages, 'updated'));
      // The sidebar and the navigation bar show the name as well.
      await revalidate();
    },
  });
}

/** Replaces one's own skills; the suggestions that rest on them are asked for again. */
export function useChangeSkills() {
  const queryClient = useQueryClient();
  return useCall(updateProfile, {
    request: (body: Pick<RequestOf<typeof updateProfile>['body'], 'skills'>) => ({ body }),
    touches: [suggestEvents],
    failed: null,
    onSuccess: ({ user }) => queryClient.setQueryData(ownUserQuery.queryKey, { user }),
  });
}

export function useSetAvailability() {
  const queryClient = useQueryClient();
  return useCall(setAvailability, {
    request: (body: RequestOf<typeof setAvailability>['body']) => ({ body }),
    touches: [],
    failed: null,
    onSuccess: ({ weekly }) => {
      queryClient.setQueryData(availabilityQuery.queryKey, { weekly });
      toast.success(m.your_free_times_are_saved());
    },
  });
}
