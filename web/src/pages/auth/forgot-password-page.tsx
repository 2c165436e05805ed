import { ForgotPasswordForm } from '../../features/accounts/account-care/forgot-password-form.tsx';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/forgot-password-page';

export const meta: Route.MetaFunction = () => [
  { title: m.forgot_your_password_saath() },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

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
