import { confirmPassword } from '@saath/contract/account-care/endpoints';
import { LinkStep } from '../../features/account-care/link-step.tsx';
import { EntryFrame } from '../../features/accounts/entry-frame.tsx';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/change-password-page';

export const meta: Route.MetaFunction = () => [
  { title: m.use_your_new_password_saath() },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

export default function ChangePasswordPage({ params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.almost_there()}
      panelText={m.one_press_and_the_new_password_counts()}
      title={m.use_your_new_password()}
    >
      <LinkStep
        endpoint={confirmPassword}
        token={params.token}
        lead={m.the_password_you_typed_in_your_profile()}
        button={m.use_my_new_password()}
        wayOn={m.a_link_works_once_for_one_hour_type_again()}
      />
    </EntryFrame>
  );
}
