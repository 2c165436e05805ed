import { Link } from 'react-router';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { guestOnly } from '../../features/accounts/entry/guest-only.ts';
import { SignupForm } from '../../features/accounts/sign-up/form.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/signup-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  return await guestOnly(context.get(callContext), request);
}

export const meta = titled(m.sign_up_title, () => [
  {
    name: 'description',
    content: m.say_what_you_can_do_and_what(),
  },
]);

export default function SignupPage() {
  return (
    <EntryFrame
      panelTitle={m.be_the_change()}
      panelText={m.say_what_you_can_do_we_show_where()}
      title={m.create_your_account()}
    >
      <SignupForm />
      <p>
        {m.have_an_account()}{' '}
        <Link to={paths.login()} className="font-semibold text-primary underline">
          {m.log_in()}
        </Link>
      </p>
    </EntryFrame>
  );
}
