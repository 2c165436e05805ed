import {
  getAvailability,
  getUser,
  setAvailability,
  updateProfile,
} from '@saath/contract/accounts/endpoints';
import { profileMessages } from '@saath/contract/accounts/messages';
import type { RequestOf } from '@saath/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/call.ts';
import { toast } from '../../ui/toast.ts';

/** The signed-in account. */
export const ownUserQuery = queryOptions({
  queryKey: ['own', 'user'],
  queryFn: async () => (await call(getUser, {})).user,
});

export const availabilityQuery = queryOptions({
  queryKey: ['own', 'availability'],
  queryFn: async () => (await call(getAvailability, {})).weekly,
});

/** Saves profile fields; the form shows what is refused. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  return useMutation({
    mutationFn: async (body: RequestOf<typeof updateProfile>['body']) =>
      await call(updateProfile, { body }),
    onSuccess: async ({ user, message }) => {
      queryClient.setQueryData(ownUserQuery.queryKey, user);
      toast.success(message || profileMessages.updated);
      // The sidebar and the navigation bar show the name as well.
      await revalidate();
    },
  });
}

export function useSetAvailability() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: RequestOf<typeof setAvailability>['body']) =>
      await call(setAvailability, { body }),
    onSuccess: ({ weekly }) => {
      queryClient.setQueryData(availabilityQuery.queryKey, weekly);
      toast.success('Your free times are saved.');
    },
  });
}
