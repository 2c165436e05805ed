import { Link } from 'react-router';
import { searchOf } from '../../features/accounts/entry/carried.ts';
import { CarriedEvent } from '../../features/accounts/entry/carried-event.tsx';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { guestOnly } from '../../features/accounts/entry/guest-only.ts';
import { LoginForm } from '../../features/accounts/entry/login-form.tsx';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/login-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  return await guestOnly(context.get(callContext), request);
}

export const meta: Route.MetaFunction = () => [
  { title: m.log_in_saath() },
  { name: 'description', content: m.log_in_to_see_your_places_your() },
];

export default function LoginPage({ loaderData: { returnTo, carried } }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.welcome_back()}
      panelText={m.good_to_see_you_somebody_is_already()}
      title={m.log_in()}
    >
      <CarriedEvent carried={carried} />
      <LoginForm returnTo={returnTo} byMail={{ carried }} />
      <Link to={paths.forgotPassword} className="w-fit text-primary underline">
        {m.forgot_your_password()}
      </Link>
      <p>
        {m.new_here()}{' '}
        <Link
          to={carried ? paths.signupFor(searchOf(carried)) : paths.signup}
          className="font-semibold text-primary underline"
        >
          {m.sign_up()}
        </Link>
      </p>
    </EntryFrame>
  );
}
