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
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/call.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** The signed-in account. */
export const ownUserQuery = queryOptions({
  queryKey: ['own', 'user'],
  queryFn: async () => (await call(getUser, {})).user,
});

export const availabilityQuery = queryOptions({
  queryKey: ['own', 'availability'],
  queryFn: async () => (await call(getAvailability, {})).weekly,
});

export const daysOffQuery = queryOptions({
  queryKey: ['own', 'days-off'],
  queryFn: async () => (await call(getDaysOff, {})).days,
});

export function useSetDaysOff() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (days: readonly string[]) =>
      await call(setDaysOff, { body: { days: [...days] } }),
    onSuccess: async ({ days }) => {
      queryClient.setQueryData(daysOffQuery.queryKey, days);
      await queryClient.invalidateQueries({ queryKey: ['joining', 'fitting'] });
    },
  });
}

/** Saves profile fields; the form shows what is refused. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  return useMutation({
    mutationFn: async (body: RequestOf<typeof updateProfile>['body']) =>
      await call(updateProfile, { body }),
    onSuccess: async ({ user, message }) => {
      queryClient.setQueryData(ownUserQuery.queryKey, user);
      toast.success(message || spoken(profileMessages, 'updated'));
      // The sidebar and the navigation bar show the name as well.
      await revalidate();
    },
  });
}

/** Replaces the own skills; the suggestions that rest on them are asked for again. */
export function useChangeSkills() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (skills: readonly string[]) =>
      await call(updateProfile, { body: { skills: [...skills] } }),
    onSuccess: async ({ user }) => {
      queryClient.setQueryData(ownUserQuery.queryKey, user);
      await queryClient.invalidateQueries({ queryKey: ['joining', 'fitting'] });
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
      toast.success(m.your_free_times_are_saved());
    },
  });
}
