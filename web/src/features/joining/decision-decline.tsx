import type { QueueEntry } from '@saath/contract/joining/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useDecide } from './queue-queries.ts';

type DeclineDialogProps = {
  /** Whom to decline or to take off; the dialog is open while there is somebody. */
  entry: QueueEntry | undefined;
  onClose: () => void;
};

/** Declines a request, or takes a confirmed person off, with a word to them if the organiser likes. */
export function DeclineDialog({ entry, onClose }: DeclineDialogProps) {
  const [note, setNote] = useState('');
  const decide = useDecide();
  const name = entry?.person.name ?? '';
  const isIn = entry?.state === 'confirmed';
  const close = () => {
    setNote('');
    onClose();
  };

  return (
    <ConfirmDialog
      open={entry !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={isIn ? `Take ${name} off?` : `Decline ${name}?`}
      description={
        isIn
          ? `${name} loses the place${entry.roleName ? ` as ${entry.roleName}` : ''} and is told. The place is free for somebody else.`
          : `${name} is told that it does not work out this time.`
      }
      confirmText={isIn ? 'Take off' : 'Decline'}
      busyText="Saving…"
      isBusy={decide.isPending}
      onConfirm={() => {
        if (!entry) return;
        decide.mutate(
          { id: entry.id, decision: 'decline', note: note.trim() },
          { onSettled: close },
        );
      }}
    >
      <TextArea
        label="A word to them (optional)"
        rows={3}
        maxLength={limits.joinNote.max}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}
