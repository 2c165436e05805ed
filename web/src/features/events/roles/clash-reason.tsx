import { limits } from '@saath/contract/limits';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type ClashReasonProps = {
  /** Which place stands in the way, as the server says it. */
  refusal: string;
  isBusy: boolean;
  onGive: (reason: string) => void;
  /** What the button says, where nothing is given that was not there. */
  action?: string;
  /** Where the question was asked for. */
  onCancel?: () => void;
};

/** A place that overlaps another one is given only with a reason, which is kept (JO-04). */
export function ClashReason({ refusal, isBusy, onGive, action, onCancel }: ClashReasonProps) {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) onGive(reason.trim());
  };
  return (
    <form onSubmit={submit} className="mt-2 flex w-full flex-col gap-2 sm:max-w-md">
      <p role="alert" className="text-danger text-sm">
        {refusal}
      </p>
      <TextField
        label={m.why_all_the_same()}
        hint={m.the_reason_is_kept_with_the_place()}
        autoComplete="off"
        autoFocus
        required
        maxLength={limits.clashReason.max}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          variant="secondary"
          isBusy={isBusy}
          busyText={m.saving()}
          disabled={!reason.trim()}
        >
          {action ?? m.give_the_place_all_the_same()}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={onCancel}>
            {m.cancel()}
          </Button>
        )}
      </div>
    </form>
  );
}
