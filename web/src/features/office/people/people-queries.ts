import { deleteUser, searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { removalMessages } from '@saath/contract/accounts/accounts/messages';
import type { Endpoint } from '@saath/contract/endpoint';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
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
import { pagedQuery, query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { type Beside, filterOf, type PeopleView } from './people-address.ts';

/** Everything about other people's accounts. */
const peopleReads: readonly Endpoint[] = [
  ...[listPeople, peopleFigures, personProfile, personPlaces],
  ...[suggestVolunteers, searchVolunteers],
];

export function peoplePageQuery({ page, person: _, ...view }: PeopleView, beside: Beside) {
  return query(listPeople, { query: { page: String(page), ...filterOf(view), ...beside } });
}

export const peopleFiguresQuery = query(peopleFigures, {});

export const personQuery = (id: string) =>
  query(personProfile, { params: { id } }, { select: ({ person }) => person });

export const personPlacesQuery = (id: string, when: 'coming' | 'past') =>
  pagedQuery(personPlaces, { params: { id }, query: { when } });

/** Asked each time: between two looks places are given and taken back. */
export const removalQuery = (id: string) =>
  query(previewRemoval, { params: { id } }, { staleTime: 0, gcTime: 0 });

/** Whatever comes back, the lists are read again: a refusal means that another Admin was there before. */
export function useRemovePerson() {
  return useCall(deleteUser, {
    request: (id: string) => ({ params: { id } }),
    touches: peopleReads,
    touchesWhenRefused: true,
    failed: (error) =>
      spoken(removalMessages, error instanceof CallError && error.status > 0 ? 'failed' : 'error'),
    onSuccess: ({ message }) => toast.success(message || spoken(removalMessages, 'success')),
  });
}

export function useSignOutPerson() {
  return useCall(signOutPerson, {
    request: (id: string) => ({ params: { id } }),
    touches: [],
    failed: m.the_person_was_not_logged_out(),
    onSuccess: ({ message }) => toast.success(message),
  });
}

export type NewRole = { readonly id: string; readonly role: 'Admin' | 'Volunteer' };

export function useChangeRole() {
  return useCall(promotePerson, {
    run: async ({ id, role }: NewRole) =>
      await call(role === 'Admin' ? promotePerson : demotePerson, { params: { id } }),
    touches: peopleReads,
    touchesWhenRefused: true,
    failed: m.the_role_was_not_changed(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
