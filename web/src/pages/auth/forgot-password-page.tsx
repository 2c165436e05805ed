import { ForgotPasswordForm } from '../../features/account-care/forgot-password-form.tsx';
import { EntryFrame } from '../../features/accounts/entry-frame.tsx';
import type { Route } from './+types/forgot-password-page';

export const meta: Route.MetaFunction = () => [
  { title: 'Forgot your password · Saath' },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

export default function ForgotPasswordPage() {
  return (
    <EntryFrame
      panelTitle="It happens"
      panelText="One mail, one link, and you are back."
      title="Forgot your password?"
    >
      <ForgotPasswordForm />
    </EntryFrame>
  );
}
