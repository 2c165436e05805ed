import type { Event } from '@saath/contract/events/events/schema';
import { allowSeveralShifts } from '@saath/contract/events/shifts/endpoints';
import { eventReads } from '../../../calls/event-reads.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { SavedCheckField } from '../../../ui/saved-check-field.tsx';
import { toast } from '../../../ui/toast.ts';

/** Whether people may have more than one shift of their role: asked where a role has several. */
export function SeveralShifts({ event }: { event: Event }) {
  const allow = useCall(allowSeveralShifts, {
    request: (isAllowed: boolean) => ({ params: { id: event.id }, body: { isAllowed } }),
    touches: eventReads,
    failed: m.it_was_not_saved(),
    onSuccess: ({ message }) => toast.success(message),
  });
  const isAllowed = event.severalShifts === true;
  const mayChange = event.status !== 'COMPLETED' && event.status !== 'CANCELLED';
  const isAsked = isAllowed || event.role.some(({ shifts }) => shifts.length > 1);
  if (!mayChange || !isAsked) return null;
  return (
    <SavedCheckField
      label={m.people_may_take_more_than_one_shift()}
      hint={m.more_than_one_shift_hint()}
      isOn={isAllowed}
      save={allow.mutate}
    />
  );
}
