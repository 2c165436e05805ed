import { type ComponentProps, useId } from 'react';
import { controlLook, describedBy, Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & FieldTexts;

/** One line of text; works with `form.register`. */
export function TextField({ label, error, hint, id, ...input }: TextFieldProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <Field id={inputId} label={label} error={error} hint={hint}>
      <input
        {...input}
        id={inputId}
        className={controlLook}
        {...describedBy(inputId, { error, hint })}
      />
    </Field>
  );
}
