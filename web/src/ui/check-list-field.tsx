import { useId } from 'react';
import { CheckField } from './check-field.tsx';
import { FieldNotes } from './field.tsx';

type CheckListFieldProps<Value extends string> = {
  /** The name of the field in the form. */
  name: string;
  label: string;
  /** Each value with its words, in the order in which they stand. */
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
  error: string | undefined;
  onChange: (chosen: readonly Value[]) => void;
};

/** Several of a few values, each with a box to tick. */
export function CheckListField<Value extends string>({
  name,
  label,
  options,
  chosen,
  error,
  onChange,
}: CheckListFieldProps<Value>) {
  const id = useId();
  return (
    <fieldset data-field={name} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {options.map((option) => (
        <CheckField
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={({ target: { checked } }) =>
            onChange(
              checked ? [...chosen, option.value] : chosen.filter((each) => each !== option.value),
            )
          }
        />
      ))}
      <FieldNotes id={id} error={error} hint={undefined} />
    </fieldset>
  );
}
