import { type ComponentProps, useId } from 'react';
import { describedBy, FieldNotes, type FieldTexts } from './field.tsx';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & FieldTexts;

export function CheckField({ label, error, hint, id, ...input }: CheckFieldProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-11 items-center gap-3 py-1.5">
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className="size-5 flex-none accent-primary"
          {...describedBy(inputId, { error, hint })}
        />
        <label htmlFor={inputId}>{label}</label>
      </div>
      <FieldNotes id={inputId} error={error} hint={hint} />
    </div>
  );
}
