import type { Kind } from '@saath/contract/events/eligibility/schema';
import { claimPaper } from '@saath/contract/places/papers/endpoints';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';

type ClaimFormProps = {
  /** What there is to choose from. */
  kinds: readonly Kind[];
  /** After it is stored; the form is busy until then. */
  onAdded: () => Promise<unknown>;
  /** Where nothing else closes it. */
  onCancel?: () => void;
};

/** Says that one has a qualification, and until when (EL-01). */
export function ClaimForm({ kinds, onAdded, onCancel }: ClaimFormProps) {
  const form = useContractForm(claimPaper, {
    body: ({ kindId = '', validUntil = '' }) => ({ kindId, validUntil: validUntil || null }),
    failed: m.it_was_not_added(),
    saysFailure: 'both',
    failsAt: 'validUntil',
    onSuccess: async ({ message }) => {
      toast.success(message);
      await onAdded();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <SelectField
        label={m.what_do_you_have()}
        options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('kindId')}
      />
      <TextField
        label={m.valid_until()}
        hint={m.leave_empty_if_it_does_not_expire()}
        type="date"
        {...form.field('validUntil')}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton busyText={m.saving()}>{m.add_it()}</SubmitButton>
        {onCancel && (
          <Button variant="quiet" disabled={form.isBusy} onClick={onCancel}>
            {m.cancel()}
          </Button>
        )}
      </div>
    </Form>
  );
}
