import { limits } from '@saath/contract/limits';
import type { ContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type AgreementFieldsProps = {
  form: ContractForm;
  /** What stands there at first. */
  initial?: { readonly name: string; readonly text: string } | undefined;
};

/** The name of an agreement and what people sign. */
export function AgreementFields({ form, initial }: AgreementFieldsProps) {
  return (
    <>
      <TextField
        label={m.name_of_the_agreement()}
        autoComplete="off"
        maxLength={limits.agreement.name}
        defaultValue={initial?.name}
        {...form.field('name')}
      />
      <TextArea
        label={m.text_of_the_agreement()}
        hint={m.plain_text_that_people_read_before_they_sign()}
        rows={10}
        dir="auto"
        maxLength={limits.agreement.text}
        defaultValue={initial?.text}
        {...form.field('text')}
      />
    </>
  );
}
