import { limits } from '@saath/contract/limits';
import { m } from '../../../paraglide/messages.js';
import { ReasonForm } from '../../../ui/reason-form.tsx';

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
  return (
    <ReasonForm
      label={m.why_all_the_same()}
      hint={m.the_reason_is_kept_with_the_place()}
      maxLength={limits.clashReason.max}
      action={action ?? m.give_the_place_all_the_same()}
      isBusy={isBusy}
      onGive={onGive}
      onCancel={onCancel}
      className="mt-2 gap-2"
    >
      <p role="alert" className="text-danger text-sm">
        {refusal}
      </p>
    </ReasonForm>
  );
}
