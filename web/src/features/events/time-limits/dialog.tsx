import type { TimeLimits } from '@saath/contract/events/time-limits/rules';
import { useId, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TimeLimitsForm } from './form.tsx';

type TimeLimitsDialogProps = {
  isOpen: boolean;
  limits: TimeLimits | undefined;
  onSave: (limits: TimeLimits) => Promise<{ message: string }>;
  onSaved?: (message: string) => void;
  onClose: () => void;
};

/** Asks how much one person may help at an event. */
export function TimeLimitsDialog(props: TimeLimitsDialogProps) {
  const { isOpen, limits, onSave, onSaved, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  const formId = useId();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!isBusy && !open) onClose();
      }}
      title={m.hours_and_rest()}
      description={m.places_at_other_events_count_too()}
      size="small"
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy} busyText={m.saving()}>
            {m.save()}
          </Button>
        </>
      }
    >
      {isOpen && (
        <TimeLimitsForm
          {...{ formId, limits, onSave, onBusy: setBusy }}
          onSaved={(message) => {
            onSaved?.(message);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
