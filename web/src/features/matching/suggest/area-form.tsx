import { limits } from '@saath/contract/limits';
import { setMatchingUse } from '@saath/contract/matching/choices/endpoints';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { TextField } from '../../../ui/text-field.tsx';

type AreaFormProps = { area: string; isSaving: boolean; onSave: (area: string) => Promise<void> };

/** Where the person lives, if they want to say. */
export function AreaForm({ area, isSaving, onSave }: AreaFormProps) {
  const form = useContractForm(setMatchingUse, {
    body: ({ area: typed = '' }) => ({ area: typed.trim() }),
    send: async ({ area: typed = '' }) => (typed === area ? undefined : await onSave(typed)),
    failed: m.matching_choice_not_saved(),
    saysFailure: 'toast',
    onSuccess: () => undefined,
  });
  return (
    <Form form={form} className="flex max-w-md flex-col items-start gap-3">
      <div className="w-full">
        <TextField
          dir="auto"
          label={m.town_or_area()}
          hint={m.only_used_to_suggest_what_is_near()}
          autoComplete="address-level2"
          maxLength={limits.area.max}
          defaultValue={area}
          {...form.field('area')}
        />
      </div>
      <SubmitButton variant="secondary" disabled={isSaving} busyText={m.saving()}>
        {m.save_area()}
      </SubmitButton>
    </Form>
  );
}
