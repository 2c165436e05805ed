/** /ask: asking for a place without an account, where the organisation allows it. */
import { getSite } from '@saath/contract/office/site/endpoints';
import { redirect } from 'react-router';
import { searchOf } from '../../features/accounts/carried/carried.ts';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { guestOnly } from '../../features/accounts/entry/guest-only.ts';
import { useSite } from '../../features/foundation/organisation/site.ts';
import { titled } from '../../features/office/site/titled.ts';
import { GuestAsk } from '../../features/places/guest-ask/form.tsx';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/guest-ask-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { carried } = await guestOnly(call, request);
  if (!carried) throw redirect(paths.events());
  const { site } = await call(getSite, {});
  if (site.signup.guestAsking === 'off') throw redirect(paths.signupFor(searchOf(carried)));
  return { carried };
}

export const meta = titled(m.ask_for_a_place, () => [{ name: 'robots', content: 'noindex' }]);

export default function GuestAskPage({ loaderData }: Route.ComponentProps) {
  const { signup } = useSite();
  return (
    <EntryFrame panelTitle={m.be_the_change()} panelText={m.name_and_mail_are_enough()}>
      <GuestAsk settings={signup} carried={loaderData.carried} />
    </EntryFrame>
  );
}
