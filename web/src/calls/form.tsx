import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { useEarlyPress } from '../lib/early-press.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { ContractForm } from './use-contract-form.ts';

const FormBusy = createContext(false);

type FormProps = Omit<ComponentProps<'form'>, keyof ContractForm | 'action' | 'method'> & {
  /** What `useContractForm` gave. */
  form: ContractForm;
  children: ReactNode;
};

/**
 * The form of a call: a failure that belongs to no field is shown at its top. The browser itself never sends it, which
 * would put what was typed into the address: a form of that method belongs to a dialog, and here there is none.
 */
export function Form({ form, children, ...rest }: FormProps) {
  const { ref, onSubmit, onChange, trouble, isBusy } = form;
  return (
    <form {...rest} {...{ ref, onSubmit, onChange }} method="dialog" noValidate>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <FormBusy value={isBusy}>{children}</FormBusy>
    </form>
  );
}

/** The button that sends the form around it; busy meanwhile. Pressed before the page's scripts run, it sends once they do. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'isBusy'>) {
  const isBusy = useContext(FormBusy);
  return <Button {...useEarlyPress()} {...props} type="submit" isBusy={isBusy} />;
}
