import { type ComponentProps, useState } from 'react';
import { CheckField } from './check-field.tsx';

type SavedCheckFieldProps = Omit<
  ComponentProps<typeof CheckField>,
  'checked' | 'onChange' | 'aria-disabled' | 'aria-busy'
> & {
  /** What holds. */
  isOn: boolean;
  /** Saves what was pressed. It is over, by an answer or by a failure, once it calls `onSettled`. */
  save: (isOn: boolean, after: { onSettled: () => void }) => void;
  /** Something else has to end before it can be pressed. */
  isBusy?: boolean;
};

/**
 * A choice that is saved by pressing it. From the press on it shows what was pressed, and what holds once that is saved or
 * has failed; meanwhile it can not be pressed again.
 */
export function SavedCheckField({ isOn, save, isBusy = false, ...field }: SavedCheckFieldProps) {
  // Of its own: a call tells that it is under way a moment after the press, in which the old choice would stand there again.
  const [pressed, setPressed] = useState<boolean>();
  const waits = isBusy || pressed !== undefined;
  return (
    <CheckField
      {...field}
      checked={pressed ?? isOn}
      // Not `disabled`: that would take the focus away from whoever uses the keyboard.
      aria-disabled={waits}
      aria-busy={waits}
      onChange={({ target }) => {
        if (waits) return;
        setPressed(target.checked);
        save(target.checked, { onSettled: () => setPressed(undefined) });
      }}
    />
  );
}
