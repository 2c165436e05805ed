/** /admin/confirm: an organiser shows their passkey, where that is asked for (RG-03). */
import { listPasskeys } from '@saath/contract/accounts/passkeys/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import { redirectDocument } from 'react-router';
import { ConfirmByPasskey } from '../../features/accounts/entry/confirm-by-passkey.tsx';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { loginDestination } from '../../features/accounts/entry/login-destination.ts';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/confirm-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const returnTo = new URL(request.url).searchParams.get('returnTo');
  const { viewer } = await call(getSite, {});
  if (!viewer) throw redirectDocument(paths.adminLogin(returnTo ? { returnTo } : {}));
  const wanted = loginDestination(viewer.role, returnTo);
  // Confirmed in another window, perhaps.
  if (!viewer.waitsForPasskey) throw redirectDocument(wanted);
  const { passkeys } = await call(listPasskeys, {});
  const hasNoPassword = viewer.hasNoPassword ?? false;
  return { wanted, hasNoPassword, hasPasskey: passkeys.length > 0 };
}

export const meta = titled(m.confirm_that_it_is_you, () => [
  { name: 'robots', content: 'noindex' },
]);

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.welcome_back()}
      panelText={m.organisers_see_other_peoples_data()}
      title={m.confirm_that_it_is_you()}
    >
      <QueryProvider>
        <ConfirmByPasskey {...loaderData} />
      </QueryProvider>
    </EntryFrame>
  );
}
