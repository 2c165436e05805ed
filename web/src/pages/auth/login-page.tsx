import { Link } from 'react-router';
import { EntryFrame } from '../../features/accounts/entry-frame.tsx';
import { guestOnly } from '../../features/accounts/guest-only.ts';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import type { Route } from './+types/login-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  return await guestOnly(context.get(callContext), request);
}

export const meta: Route.MetaFunction = () => [
  { title: 'Log in · Saath' },
  { name: 'description', content: 'Log in to see your places, your requests and what comes next.' },
];

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle="Welcome Back"
      panelText="Good to see you. Somebody is already waiting for your help."
      title="Log in"
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
