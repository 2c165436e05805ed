import { type FormEvent, type ReactNode, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

type ReasonFormProps = {
  label: string;
  hint?: string;
  /** In characters. */
  maxLength: number;
  /** What the button says that gives the reason. */
  action: string;
  tone?: 'secondary' | 'danger';
  isBusy: boolean;
  /** Without spaces around it, and never empty. */
  onGive: (reason: string) => void;
  /** Where one can go back. */
  onCancel?: (() => void) | undefined;
  className?: string;
  /** Why it is asked for. */
  children?: ReactNode;
};

/** Asks for a reason, without which nothing goes on. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, hint, maxLength, action, tone = 'secondary', isBusy, onGive, onCancel } = props;
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) onGive(reason.trim());
  };
  return (
    <form
      onSubmit={submit}
      className={`flex w-full flex-col sm:max-w-md ${props.className ?? 'gap-3'}`}
    >
      {props.children}
      <TextField
        label={label}
        {...(hint ? { hint } : {})}
        autoComplete="off"
        autoFocus
        required
        maxLength={maxLength}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          variant={tone}
          isBusy={isBusy}
          busyText={m.saving()}
          disabled={!reason.trim()}
        >
          {action}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={onCancel}>
            {m.cancel()}
          </Button>
        )}
      </div>
    </form>
  );
}
