import { activate } from '@saath/contract/accounts/endpoints';
import { Activation } from '../../features/accounts/activation.tsx';
import { EntryFrame } from '../../features/accounts/entry-frame.tsx';
import type { Route } from './+types/activation-page';

export const meta: Route.MetaFunction = () => [
  { title: 'Activate your account · Saath' },
  { name: 'description', content: 'The last step of signing up.' },
  // The address holds a secret: it must not travel on.
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

export default function ActivationPage({ params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle="Almost there"
      panelText="One moment, and you can join your first event."
      title="Activate your account"
    >
      <Activation endpoint={activate} token={params.token} />
    </EntryFrame>
  );
}
