/** A new password, typed twice. */

import { signupMessages } from '@saath/contract/accounts/accounts/messages';
import { newPasswordSchema } from '@saath/contract/accounts/accounts/schema';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { PasswordField } from '../../../ui/password-field.tsx';
import { passwordHint } from '../sign-up/values.ts';

export type NewPasswordProblems = { password?: string; repeated?: string };

/** What is wrong with the fields in a form; empty when nothing is. */
export function newPasswordProblems(form: FormData): NewPasswordProblems {
  const password = String(form.get('password') ?? '');
  const message = newPasswordSchema.safeParse(password).error?.issues[0]?.message;
  if (message) return { password: message };
  return password === form.get('repeated')
    ? {}
    : { repeated: spoken(signupMessages, 'passwordMatch') };
}

export function NewPasswordFields({ password, repeated }: NewPasswordProblems) {
  return (
    <>
      <PasswordField
        label={m.new_password()}
        name="password"
        autoComplete="new-password"
        hint={passwordHint()}
        error={password}
      />
      <PasswordField
        label={m.repeat_it()}
        name="repeated"
        autoComplete="new-password"
        error={repeated}
      />
    </>
  );
}
