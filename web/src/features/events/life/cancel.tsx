import { eventLifeMessages } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { onceAnswered } from '../../../calls/once-answered.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useCancelEvent } from './queries.ts';

type CancelEventDialogProps = { event: Event; isOpen: boolean; onClose: () => void };

/** Asks for the reason, which everybody concerned is told. */
export function CancelEventDialog({ event, isOpen, onClose }: CancelEventDialogProps) {
  const cancelEvent = useCancelEvent();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const confirm = () => {
    if (!reason.trim()) return setProblem(spoken(eventLifeMessages, 'reason'));
    cancelEvent.mutate({ event, reason: reason.trim() }, onceAnswered(close));
  };

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={m.cancel_this_event()}
      description={consequence(event)}
      confirmText={m.cancel_event()}
      busyText={m.cancelling()}
      cancelText={m.keep_the_event()}
      isBusy={cancelEvent.isPending}
      onConfirm={confirm}
    >
      <TextArea
        label={m.reason_for_everybody()}
        rows={3}
        required
        maxLength={limits.cancelReason.max}
        value={reason}
        error={problem}
        onChange={(change) => {
          setReason(change.target.value);
          setProblem(undefined);
        }}
      />
    </ConfirmDialog>
  );
}

function consequence({ people, volunteers }: Event): string {
  const concerned = people
    ? people.confirmed + people.waitlisted + people.requested
    : volunteers.length;
  return concerned > 0
    ? m.people_are_released_and_told_why({ people: concerned })
    : m.nobody_has_to_be_told_its_page();
}
