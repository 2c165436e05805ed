import { ForgotPasswordForm } from '../../features/accounts/account-care/forgot-password-form.tsx';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { ofSecretAddress, titled } from '../../features/office/site/titled.ts';
import { m } from '../../paraglide/messages.js';

export const meta = titled(m.forgot_your_password_title, ofSecretAddress);

export default function ForgotPasswordPage() {
  return (
    <EntryFrame
      panelTitle={m.it_happens()}
      panelText={m.one_mail_one_link_and_you_are()}
      title={m.forgot_your_password()}
    >
      <ForgotPasswordForm />
    </EntryFrame>
  );
}
