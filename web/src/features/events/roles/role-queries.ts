import { createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import { roleEditorMessages } from '@saath/contract/events/roles/messages';
import type { NewRole } from '@saath/contract/events/roles/schema';
import { eventReads } from '../../../calls/event-reads.ts';
import { useCall } from '../../../calls/use-call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export function useAddRole(eventId: string) {
  return useCall(createRole, {
    request: (role: NewRole) => ({ body: { ...role, event_id: eventId } }),
    touches: eventReads,
    failed: (error) =>
      spoken(
        roleEditorMessages,
        error instanceof CallError && error.status > 0 ? 'addFailed' : 'createFailed',
      ),
    isForm: true,
    onSuccess: ({ message }) => toast.success(message || spoken(roleEditorMessages, 'added')),
  });
}

export function useDeleteRole() {
  return useCall(deleteRole, {
    request: (roleId: string) => ({ params: { roleId } }),
    touches: eventReads,
    failed: m.deeltion_failed(),
    onSuccess: ({ message }) => toast.success(message || spoken(roleEditorMessages, 'deleted')),
  });
}
