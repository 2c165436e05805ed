import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { assignMessages } from '@saath/contract/events/roles/messages';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import { eventReads } from '../../../calls/event-reads.ts';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import type { Reasons } from './asked-reason.ts';

/** People for a role, best first. Asked anew every time, because each assignment changes the answer. */
export function suggestionsQuery(roleId: string) {
  return query(
    suggestVolunteers,
    { params: { roleId } },
    { select: ({ suggestedUsers }) => suggestedUsers, retry: false, gcTime: 0 },
  );
}

export function peopleQuery({ name, eventId }: { name: string; eventId: string }) {
  return query(
    searchVolunteers,
    { query: { name, event_id: eventId } },
    { select: ({ users }) => users, enabled: name !== '', retry: false, gcTime: 0 },
  );
}

export type Assignment = {
  volunteerId: string;
  roleId: string;
  eventId: string;
} & Reasons;

/** The refusal (full, overlap, not active) is also kept in the mutation, to stand beside the people. */
export function useAssignVolunteer() {
  return useCall(assignVolunteer, {
    run: async (assignment: Assignment) => {
      if (!assignment.volunteerId || !assignment.roleId || !assignment.eventId)
        throw new Error(spoken(assignMessages, 'invalid'));
      return await call(assignVolunteer, { body: assignment });
    },
    touches: eventReads,
    failed: (error) => (error instanceof CallError ? m.assignment_failed() : error.message),
    onSuccess: ({ message }) => toast.success(message || spoken(assignMessages, 'assigned')),
  });
}

/** Why somebody did not get the place. */
export function refusalOf(error: Error): string {
  return error instanceof CallError ? failureText(error, m.assignment_failed()) : error.message;
}
