import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { useIsReady } from '../lib/is-ready.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { ContractForm } from './use-contract-form.ts';

const FormBusy = createContext(false);

type FormProps = Omit<ComponentProps<'form'>, keyof ContractForm | 'action' | 'method'> & {
  /** What `useContractForm` gave. */
  form: ContractForm;
  children: ReactNode;
};

/** The form of a call: a failure that belongs to no field is shown at its top. */
export function Form({ form, children, ...rest }: FormProps) {
  const { ref, onSubmit, onChange, trouble, isBusy } = form;
  return (
    <form {...rest} {...{ ref, onSubmit, onChange }} noValidate>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <FormBusy value={isBusy}>{children}</FormBusy>
    </form>
  );
}

/**
 * The button that sends the form around it; busy meanwhile. It waits for the page's scripts: the browser itself would
 * send what was typed in the address.
 */
export function SubmitButton({ disabled, ...rest }: Omit<ButtonProps, 'type' | 'isBusy'>) {
  const isReady = useIsReady();
  const isBusy = useContext(FormBusy);
  return <Button {...rest} type="submit" disabled={disabled || !isReady} isBusy={isBusy} />;
}
