/** /oidc/callback: where the organisation's provider sends people back to. */
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { CallbackStep } from '../../features/accounts/providers/callback-step.tsx';
import { ofSecretAddress, titled } from '../../features/office/site/titled.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/callback-page';

export function loader({ request }: Route.LoaderArgs) {
  return { search: new URL(request.url).search };
}

export const meta = titled(m.log_in_title, ofSecretAddress);

export default function CallbackPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.welcome()}
      panelText={m.good_to_see_you_somebody_is_already()}
      title={m.log_in()}
    >
      <CallbackStep search={loaderData.search} />
    </EntryFrame>
  );
}
