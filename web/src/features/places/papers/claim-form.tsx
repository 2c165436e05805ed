import type { Kind } from '@saath/contract/events/eligibility/schema';
import { addEvidence } from '@saath/contract/places/evidence/endpoints';
import { claimPaper } from '@saath/contract/places/papers/endpoints';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { EvidenceField } from '../evidence/field.tsx';

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
  const [file, setFile] = useState<File>();
  const form = useContractForm(claimPaper, {
    body: ({ kindId = '', validUntil = '' }) => ({ kindId, validUntil: validUntil || null }),
    failed: m.it_was_not_added(),
    saysFailure: 'both',
    failsAt: 'validUntil',
    onSuccess: async ({ message, id }) => {
      toast.success(message);
      if (file) await show(id, file);
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
      <EvidenceField file={file} onChange={setFile} />
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

/** The paper waits already: without what shows it, it is added all the same, and more can be shown later. */
async function show(id: string, file: File): Promise<void> {
  try {
    await call(addEvidence, { params: { id }, files: [file] });
  } catch (error) {
    toast.error(failureText(error, m.the_file_was_not_added()));
  }
}
