import { type ComponentProps, useId } from 'react';
import { controlLook, describedBy, Field, type FieldTexts } from './field.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'children'> &
  FieldTexts & { options: readonly { value: string; label: string }[] };

/** The system's own list: known to everyone's fingers, on every phone. */
export function SelectField({ label, error, hint, options, id, ...select }: SelectFieldProps) {
  const own = useId();
  const selectId = id ?? own;
  return (
    <Field id={selectId} label={label} error={error} hint={hint}>
      <select
        {...select}
        id={selectId}
        className={controlLook}
        {...describedBy(selectId, { error, hint })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
