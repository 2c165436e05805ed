import type { FocusEvent, ReactNode } from 'react';
import type { SignupField, SignupProblems, SignupValues } from './values.ts';

/** What the fields of the sign-up form work with. */
export type FieldsProps = {
  values: SignupValues;
  problems: SignupProblems;
  set: <F extends SignupField>(field: F, value: SignupValues[F]) => void;
  /** One goes on to another field. */
  leave: (field: SignupField) => Promise<void>;
};

type TextName = {
  [F in SignupField]: SignupValues[F] extends string ? F : never;
}[SignupField];

/** Where the form finds the field to lead to. */
export function Slot({ field, children }: { field: SignupField; children: ReactNode }) {
  return <div data-field={field}>{children}</div>;
}

export function textOf({ values, problems, set, leave }: FieldsProps, field: TextName) {
  return {
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
    // Only between fields: a line of text that appears while a button is pressed would move it away from the finger.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLInputElement) void leave(field);
    },
    error: problems[field],
  };
}
