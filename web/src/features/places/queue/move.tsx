import { limits } from '@saath/contract/limits';
import { moveOnWaitList } from '@saath/contract/places/joining/endpoints';
import { waitListMessages } from '@saath/contract/places/joining/messages';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { queueReads } from '../../../calls/event-reads.ts';
import { useCall } from '../../../calls/use-call.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ArrowDownUp } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';

/** Gives somebody another place on the wait list, with a reason (JO-06). */
export function QueueMove({ entry }: { entry: QueueEntry }) {
  const [isOpen, setOpen] = useState(false);
  const { name } = entry.person;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <ArrowDownUp aria-hidden size={16} className="max-sm:hidden" />
        {m.change_the_order()}
        <About>{name}</About>
      </Button>
      {isOpen && <MoveDialog entry={entry} onClose={() => setOpen(false)} />}
    </>
  );
}

function MoveDialog({ entry, onClose }: { entry: QueueEntry; onClose: () => void }) {
  const [position, setPosition] = useState('1');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const move = useMove();
  const isPlace = /^[1-9]\d{0,5}$/.test(position.trim());
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={m.change_the_place_of_name({ name: entry.person.name })}
      description={m.places_come_free_in_this_order()}
      confirmText={m.save_the_order()}
      busyText={m.saving()}
      isBusy={move.isPending}
      onConfirm={() => {
        setChecked(true);
        if (!isPlace || !reason.trim()) return;
        const given = { id: entry.id, position: Number(position), reason: reason.trim() };
        move.mutate(given, { onSuccess: onClose });
      }}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={m.new_place_on_the_wait_list()}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          value={position}
          onChange={(event) => setPosition(event.target.value)}
          error={isChecked && !isPlace ? spoken(waitListMessages, 'position') : undefined}
        />
        <TextField
          label={m.why()}
          autoComplete="off"
          required
          maxLength={limits.waitListReason.max}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isChecked && !reason.trim() ? spoken(waitListMessages, 'reason') : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}

function useMove() {
  return useCall(moveOnWaitList, {
    request: ({ id, ...body }: { id: string; position: number; reason: string }) => ({
      params: { id },
      body,
    }),
    touches: queueReads,
    touchesWhenRefused: true,
    failed: m.your_answer_was_not_saved(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
