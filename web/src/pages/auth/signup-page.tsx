import { Link } from 'react-router';
import { EntryFrame } from '../../features/accounts/entry-frame.tsx';
import { guestOnly } from '../../features/accounts/guest-only.ts';
import { SignupForm } from '../../features/accounts/signup-form.tsx';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import type { Route } from './+types/signup-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  return await guestOnly(context.get(callContext), request);
}

export const meta: Route.MetaFunction = () => [
  { title: 'Sign up · Saath' },
  {
    name: 'description',
    content: 'Say what you can do and what you care about, and join the events that need it.',
  },
];

export default function SignupPage() {
  return (
    <EntryFrame
      panelTitle="Be the Change"
      panelText="Say what you can do and what you care about. We show you where it is needed."
      title="Create your account"
    >
      <SignupForm />
      <p>
        Have an account?{' '}
        <Link to={paths.login()} className="font-semibold text-primary underline">
          Log in
        </Link>
      </p>
    </EntryFrame>
  );
}
