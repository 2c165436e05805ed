import { confirmEmail } from '@saath/contract/account-care/endpoints';
import { LinkStep } from '../../features/account-care/link-step.tsx';
import { EntryFrame } from '../../features/accounts/entry-frame.tsx';
import type { Route } from './+types/change-email-page';

export const meta: Route.MetaFunction = () => [
  { title: 'New email address · Saath' },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

export default function ChangeEmailPage({ params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle="Almost there"
      panelText="One press, and the new address counts."
      title="Use this address?"
    >
      <LinkStep
        endpoint={confirmEmail}
        token={params.token}
        lead="From now on you log in with this address, and our mails go there."
        button="Use this address"
        wayOn="A link works once and for 24 hours. Your profile sends you a new one."
      />
    </EntryFrame>
  );
}
