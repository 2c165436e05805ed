import { Link } from 'react-router';
import { EntryFrame } from '../../features/accounts/entry-frame.tsx';
import { guestOnly } from '../../features/accounts/guest-only.ts';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import type { Route } from './+types/admin-login-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  return await guestOnly(context.get(callContext), request);
}

export const meta: Route.MetaFunction = () => [
  { title: 'Log in as an organiser · Saath' },
  {
    name: 'description',
    content: 'Log in to run your events and answer the people who want to help.',
  },
];

export default function AdminLoginPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle="Welcome Back"
      panelText="Your events, your people, one place."
      title="Log in as an organiser"
    >
      <LoginForm returnTo={loaderData.returnTo} />
      <Link to={paths.forgotPassword} className="w-fit text-primary underline">
        Forgot your password?
      </Link>
      <p>
        New here?{' '}
        <Link to={paths.signup} className="font-semibold text-primary underline">
          Sign up
        </Link>
      </p>
    </EntryFrame>
  );
}
