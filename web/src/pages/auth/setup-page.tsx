import { EntryFrame } from '../../features/accounts/entry-frame.tsx';
import { SetupForm } from '../../features/accounts/setup-form.tsx';
import type { Route } from './+types/setup-page';

export const meta: Route.MetaFunction = () => [
  { title: 'Set up Saath' },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

export default function SetupPage({ params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle="A fresh start"
      panelText="This installation has no organiser yet. The first one is you."
      title="Make the first Admin"
    >
      <SetupForm token={params.token} />
    </EntryFrame>
  );
}
