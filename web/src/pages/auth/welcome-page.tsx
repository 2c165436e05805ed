/** /welcome/:token: somebody whom an organiser brought in begins. */

import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { lookAtLink } from '../../features/accounts/entry/link-check.ts';
import { useSiteName } from '../../features/foundation/organisation/site.ts';
import { WelcomeForm } from '../../features/office/imports/welcome-form.tsx';
import { ofSecretAddress, titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/welcome-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return await lookAtLink(context.get(callContext), 'welcome', params.token);
}

export const meta = titled(m.welcome_title, ofSecretAddress);

export default function WelcomePage({ loaderData, params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.welcome_to_name({ name: useSiteName() })}
      panelText={m.an_organiser_has_added_you()}
      title={m.choose_your_password()}
      isDead={loaderData.isDead}
    >
      <WelcomeForm token={params.token} isDead={loaderData.isDead} />
    </EntryFrame>
  );
}
