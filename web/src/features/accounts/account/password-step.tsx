import { Form, SubmitButton } from '../../../calls/form.tsx';
import type { ContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

type PasswordStepProps = {
  /** Sends `currentPassword`. */
  form: ContractForm;
  hasNoPassword: boolean;
  /** What both buttons say. */
  action: string;
  isOpen: boolean;
  onOpen: () => void;
  /** The way back, where there is one. */
  onCancel?: () => void;
};

/** A step that asks for the password once more. It opens by a button; without a password there is nothing to ask. */
export function PasswordStep(props: PasswordStepProps) {
  const { form, hasNoPassword, action, isOpen, onOpen, onCancel } = props;
  if (!isOpen && !hasNoPassword)
    return (
      <div>
        <Button variant="secondary" onClick={onOpen}>
          {action}
        </Button>
      </div>
    );
  return (
    <Form form={form} className="flex flex-col gap-4">
      {!hasNoPassword && (
        <PasswordField
          label={m.current_password()}
          autoComplete="current-password"
          autoFocus
          {...form.field('currentPassword')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText={m.one_moment()}>{action}</SubmitButton>
        {!hasNoPassword && onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {m.cancel()}
          </Button>
        )}
      </div>
    </Form>
  );
}
