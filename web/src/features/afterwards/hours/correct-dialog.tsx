import { mostProposed } from '@saath/contract/afterwards/hours/rules';
import type { HoursRow } from '@saath/contract/afterwards/hours/schema';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { HoursFields, useHoursDraft } from './fields.tsx';
import { useCorrectHours } from './queries.ts';

type CorrectDialogProps = { row: HoursRow; onClose: () => void };

/** Other hours for somebody, with the reason that they will read. */
export function CorrectDialog({ row, onClose }: CorrectDialogProps) {
  const { name, participationId, hours, plannedHours } = row;
  const draft = useHoursDraft(hours ?? plannedHours);
  const correct = useCorrectHours();
  const [isMeant, setMeant] = useState(false);
  const isBeyond = draft.typed > mostProposed(plannedHours);
  const send = () => {
    const body = draft.checked();
    if (!body) return;
    const meant = isBeyond && isMeant ? { beyondPlan: true } : {};
    const sent = { params: { id: participationId }, body: { ...body, ...meant } };
    correct.mutate(sent, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !correct.isPending) onClose();
      }}
      title={m.correct_the_hours_of_name({ name })}
      description={m.name_is_told_the_hours_and_the_reason({ name })}
      size="small"
      footer={
        <>
          <Button variant="secondary" disabled={correct.isPending} onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button isBusy={correct.isPending} busyText={m.saving()} onClick={send}>
            {m.save()}
          </Button>
        </>
      }
    >
      <HoursFields draft={draft} reasonLabel={m.the_reason()} />
      {isBeyond && (
        <CheckField
          label={m.more_than_planned_and_meant()}
          checked={isMeant}
          onChange={(event) => setMeant(event.target.checked)}
        />
      )}
    </Dialog>
  );
}
