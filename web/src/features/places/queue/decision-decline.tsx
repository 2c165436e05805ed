import { limits } from '@saath/contract/limits';
import { isComing } from '@saath/contract/places/joining/rules';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { onceAnswered } from '../../../calls/once-answered.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useDecide } from './queries.ts';

/** As much of a request as the question needs. */
export type Declined = Pick<QueueEntry, 'id' | 'state' | 'roleName'> & {
  readonly person: { readonly name: string };
};

type DeclineDialogProps = {
  /** Whom to decline or to take off; the dialog is open while there is somebody. */
  entry: Declined | undefined;
  onClose: () => void;
};

/** Declines a request, or takes a confirmed person off, with a word to them if the organiser likes. */
export function DeclineDialog({ entry, onClose }: DeclineDialogProps) {
  const [note, setNote] = useState('');
  const decide = useDecide();
  const name = entry?.person.name ?? '';
  const isIn = entry !== undefined && isComing(entry.state);
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
      title={isIn ? m.take_name_off({ name }) : m.decline_name({ name })}
      description={
        isIn ? losesText(name, entry.roleName) : m.name_is_told_that_it_does_not({ name })
      }
      confirmText={isIn ? m.take_off() : m.decline()}
      busyText={m.saving()}
      isBusy={decide.isPending}
      onConfirm={() => {
        if (!entry) return;
        decide.mutate(
          { id: entry.id, decision: 'decline', note: note.trim() },
          onceAnswered(close),
        );
      }}
    >
      <TextArea
        label={m.a_word_to_them_optional()}
        rows={3}
        maxLength={limits.joinNote.max}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}

function losesText(name: string, role: string | null): string {
  return role ? m.name_loses_the_place_as_role({ name, role }) : m.name_loses_the_place({ name });
}
