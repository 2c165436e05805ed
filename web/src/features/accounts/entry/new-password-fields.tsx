/** A new password, typed twice. */

import type { ContractForm } from '../../../calls/use-contract-form.ts';
import type { Problems } from '../../../calls/use-problems.ts';
import { m } from '../../../paraglide/messages.js';
import { PasswordField } from '../../../ui/password-field.tsx';
import { passwordHint } from '../sign-up/values.ts';

/** Whether it was typed the same twice. */
export function repeatedProblem({
  password,
  repeated,
}: Readonly<Record<string, string>>): Problems {
  return password === repeated ? {} : { repeated: m.passwords_do_not_match() };
}

export function NewPasswordFields({ form }: { form: Pick<ContractForm, 'field'> }) {
  return (
    <>
      <PasswordField
        label={m.new_password()}
        autoComplete="new-password"
        hint={passwordHint()}
        {...form.field('password')}
      />
      <PasswordField
        label={m.repeat_it()}
        autoComplete="new-password"
        {...form.field('repeated')}
      />
    </>
  );
}
