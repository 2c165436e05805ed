import { keepAccount } from '@saath/contract/account-care/endpoints';
import { LinkStep } from '../../features/account-care/link-step.tsx';
import { EntryFrame } from '../../features/accounts/entry-frame.tsx';
import type { Route } from './+types/keep-account-page';

export const meta: Route.MetaFunction = () => [
  { title: 'Keep your account · Saath' },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

export default function KeepAccountPage({ params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle="Stay with us"
      panelText="Nothing is lost yet."
      title="Keep your account?"
    >
      <LinkStep
        endpoint={keepAccount}
        token={params.token}
        lead="Your account is marked for deletion. One press keeps it, with your profile and your past events."
        button="Keep my account"
        wayOn="The link works once and for seven days. If the account is deleted already, you can sign up again."
      />
    </EntryFrame>
  );
}
