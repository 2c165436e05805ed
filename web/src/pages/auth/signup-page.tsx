import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { guestOnly } from '../../features/accounts/entry/guest-only.ts';
import { ProviderEntry } from '../../features/accounts/entry/provider-entry.tsx';
import { Signup } from '../../features/accounts/sign-up/form.tsx';
import { skillsWanted } from '../../features/accounts/sign-up/skills-wanted.ts';
import { useSite } from '../../features/foundation/organisation/site.ts';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/signup-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { carried, returnTo } = await guestOnly(call, request);
  return { carried, returnTo, wanted: await skillsWanted(call, carried) };
}

export const meta = titled(m.sign_up_title, () => [
  {
    name: 'description',
    content: m.say_what_you_can_do_and_what(),
  },
]);

export default function SignupPage({ loaderData }: Route.ComponentProps) {
  const { signup, provider } = useSite();
  const { returnTo, ...given } = loaderData;
  return (
    <EntryFrame
      panelTitle={m.be_the_change()}
      panelText={m.say_what_you_can_do_we_show_where()}
      // The form has a heading of its own.
      {...(provider?.isOnly && { title: m.create_your_account() })}
    >
      <ProviderEntry returnTo={returnTo}>
        <Signup settings={signup} {...given} />
      </ProviderEntry>
    </EntryFrame>
  );
}
