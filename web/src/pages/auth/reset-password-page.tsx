import { ResetPasswordForm } from '../../features/accounts/account-care/reset-password-form.tsx';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/reset-password-page';

export const meta = titled(m.new_password_title, () => [
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
]);

export default function ResetPasswordPage({ params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.almost_there()}
      panelText={m.choose_one_that_you_use_nowhere_else()}
      title={m.choose_a_new_password()}
    >
      <ResetPasswordForm token={params.token} />
    </EntryFrame>
  );
}
