import { useId, useState } from 'react';
import { useEarlyPress } from '../lib/early-press.ts';
import { m } from '../paraglide/messages.js';
import { controlLook, describedBy, Field } from './field.tsx';
import { Eye, EyeOff } from './icons.ts';
import type { TextFieldProps } from './text-field.tsx';

/** A password that its owner can look at while typing. */
export function PasswordField({ label, error, hint, id, ...input }: TextFieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id={inputId} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...input}
          id={inputId}
          type={isShown ? 'text' : 'password'}
          className={`${controlLook} pe-12`}
          {...describedBy(inputId, { error, hint })}
        />
        <button
          {...useEarlyPress()}
          type="button"
          aria-label={isShown ? m.hide_password() : m.show_password()}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden size={18} />
        </button>
      </div>
    </Field>
  );
}
