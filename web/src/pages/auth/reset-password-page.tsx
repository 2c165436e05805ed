import { ResetPasswordForm } from '../../features/account-care/reset-password-form.tsx';
import { EntryFrame } from '../../features/accounts/entry-frame.tsx';
import type { Route } from './+types/reset-password-page';

export const meta: Route.MetaFunction = () => [
  { title: 'New password · Saath' },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

export default function ResetPasswordPage({ params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle="Almost there"
      panelText="Choose one that you use nowhere else."
      title="Choose a new password"
    >
      <ResetPasswordForm token={params.token} />
    </EntryFrame>
  );
}
