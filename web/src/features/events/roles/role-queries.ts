import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { assignVolunteer, createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import { assignMessages, roleEditorMessages } from '@saath/contract/events/roles/messages';
import type { NewRole } from '@saath/contract/events/roles/schema';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';

/** People for a role, best first. Asked anew every time, because each assignment changes the answer. */
export function suggestionsQuery(roleId: string) {
  return queryOptions({
    queryKey: ['people', 'suggested', roleId],
    queryFn: async () => (await call(suggestVolunteers, { params: { roleId } })).suggestedUsers,
    retry: false,
    gcTime: 0,
  });
}

export function peopleQuery({ name, eventId }: { name: string; eventId: string }) {
  return queryOptions({
    queryKey: ['people', 'named', eventId, name],
    queryFn: async () =>
      (await call(searchVolunteers, { query: { name, event_id: eventId } })).users,
    enabled: name !== '',
    retry: false,
    gcTime: 0,
  });
}

export function useAddRole(eventId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (role: NewRole) =>
      await call(createRole, { body: { ...role, event_id: eventId } }),
    onSuccess: async ({ message }) => {
      toast.success(message || spoken(roleEditorMessages, 'added'));
      await queryClient.invalidateQueries({ queryKey: ['events'] });
    },
    onError: (error) => {
      const isAnswered = error instanceof CallError && error.status > 0;
      const failed = spoken(roleEditorMessages, isAnswered ? 'addFailed' : 'createFailed');
      toast.error(failureText(error, failed));
    },
  });
}

export function useDeleteRole() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (roleId: string) => await call(deleteRole, { params: { roleId } }),
    onSuccess: async ({ message }) => {
      toast.success(message || spoken(roleEditorMessages, 'deleted'));
      await queryClient.invalidateQueries();
    },
    onError: (error) => toast.error(failureText(error, spoken(roleEditorMessages, 'deleteFailed'))),
  });
}

export type Assignment = {
  volunteerId: string;
  roleId: string;
  eventId: string;
  /** Why the place is given although the person has another one at that time. */
  clashReason?: string;
};

/** The refusal (full, overlap, not active) is also kept in the mutation, to stand beside the people. */
export function useAssignVolunteer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (assignment: Assignment) => {
      if (!assignment.volunteerId || !assignment.roleId || !assignment.eventId)
        throw new Error(spoken(assignMessages, 'invalid'));
      return await call(assignVolunteer, { body: assignment });
    },
    onSuccess: async ({ message }) => {
      toast.success(message || spoken(assignMessages, 'assigned'));
      await queryClient.invalidateQueries();
    },
    onError: (error) => toast.error(refusalOf(error)),
  });
}

/** Why somebody did not get the place. */
export function refusalOf(error: Error): string {
  return error instanceof CallError
    ? failureText(error, spoken(assignMessages, 'failed'))
    : error.message;
}
