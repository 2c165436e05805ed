import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import { removalMessages } from '@saath/contract/accounts/accounts/messages';
import {
  demotePerson,
  listPeople,
  peopleFigures,
  personPlaces,
  personProfile,
  previewRemoval,
  promotePerson,
  signOutPerson,
} from '@saath/contract/office/people/endpoints';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import type { Beside, PeopleView } from './people-address.ts';

/** Everything about other people's accounts. */
const PEOPLE = ['people'] as const;

export function peoplePageQuery({ page, q, role, status }: PeopleView, beside: Beside) {
  const query = {
    page: String(page),
    q,
    ...(role ? { role } : {}),
    ...(status ? { status } : {}),
    ...beside,
  };
  return queryOptions({
    queryKey: [...PEOPLE, 'list', query],
    queryFn: async () => await call(listPeople, { query }),
  });
}

export const peopleFiguresQuery = queryOptions({
  queryKey: [...PEOPLE, 'figures'],
  queryFn: async () => await call(peopleFigures, {}),
});

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...PEOPLE, 'person', id],
    queryFn: async () => (await call(personProfile, { params: { id } })).person,
  });

export const personPlacesQuery = (id: string, when: 'coming' | 'past') =>
  infiniteQueryOptions({
    queryKey: [...PEOPLE, 'places', id, when],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      await call(personPlaces, {
        params: { id },
        query: { when, ...(pageParam ? { after: pageParam } : {}) },
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Asked each time: between two looks places are given and taken back. */
export const removalQuery = (id: string) =>
  queryOptions({
    queryKey: ['removal', id],
    queryFn: async () => await call(previewRemoval, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Whatever comes back, the lists are read again: a refusal means that another Admin was there before. */
export function useRemovePerson() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => await call(deleteUser, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message || spoken(removalMessages, 'success')),
    onError: (error) => {
      const wasAnswered = error instanceof CallError && error.status > 0;
      toast.error(failureText(error, spoken(removalMessages, wasAnswered ? 'failed' : 'error')));
    },
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: PEOPLE }),
  });
}

export function useSignOutPerson() {
  return useMutation({
    mutationFn: async (id: string) => await call(signOutPerson, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, m.the_person_was_not_logged_out())),
  });
}

export type NewRole = { readonly id: string; readonly role: 'Admin' | 'Volunteer' };

export function useChangeRole() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, role }: NewRole) =>
      await call(role === 'Admin' ? promotePerson : demotePerson, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, m.the_role_was_not_changed())),
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: PEOPLE }),
  });
}
