import type { ReactNode } from 'react';
import { CircleAlert } from './icons.ts';

export type FieldTexts = {
  label: ReactNode;
  /** What is wrong; tied to the control and read out when it appears. */
  error?: string | undefined;
  /** How to fill it in. */
  hint?: ReactNode;
};

export const controlLook =
  'w-full min-h-11 rounded-field border bg-surface px-3 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-danger border-edge';

/** The ids by which a control names its texts. */
export function describedBy(id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])];
  return {
    'aria-invalid': Boolean(error),
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
  };
}

type FieldProps = FieldTexts & {
  id: string;
  children: ReactNode;
  /** Beside the label, such as a counter. */
  aside?: ReactNode;
};

/** Label, control, hint and error of one field. */
export function Field({ id, label, error, hint, aside, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

export function FieldNotes({ id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1.5 text-danger text-sm font-medium"
        >
          <CircleAlert aria-hidden size={16} className="mt-0.5 flex-none" />
          {error}
        </p>
      )}
    </>
  );
}
