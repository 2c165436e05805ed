import { activateShop } from '@saath/contract/accounts/endpoints';
import { Activation } from '../../features/accounts/activation.tsx';
import { EntryFrame } from '../../features/accounts/entry-frame.tsx';
import type { Route } from './+types/seller-activation-page';

export const meta: Route.MetaFunction = () => [
  { title: 'Activate your account · Saath' },
  { name: 'description', content: 'The last step of signing up.' },
  // The address holds a secret: it must not travel on.
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

export default function SellerActivationPage({ params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle="Almost there"
      panelText="One moment, and you can join your first event."
      title="Activate your account"
    >
      <Activation endpoint={activateShop} token={params.token} />
    </EntryFrame>
  );
}
