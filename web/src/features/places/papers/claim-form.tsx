import type { Kind } from '@saath/contract/events/eligibility/schema';
import { claimPaper } from '@saath/contract/places/papers/endpoints';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';

type ClaimFormProps = {
  /** What there is to choose from. */
  kinds: readonly Kind[];
  /** After it is stored; the form is busy until then. */
  onAdded: () => Promise<unknown>;
};

/** Says that one has a qualification, and until when (EL-01). */
export function ClaimForm({ kinds, onAdded }: ClaimFormProps) {
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
      <TextField label={m.valid_until_optional()} type="date" {...form.field('validUntil')} />
      <SubmitButton className="self-start" busyText={m.saving()}>
        {m.add_it()}
      </SubmitButton>
    </Form>
  );
}
