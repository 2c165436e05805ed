import { seePasskeyLogin } from '@saath/contract/accounts/passkeys/endpoints';
import { guestOnly } from '../../features/accounts/entry/guest-only.ts';
import { LoginScreen } from '../../features/accounts/entry/login-screen.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/admin-login-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const given = await guestOnly(call, request);
  const { isOffered: hasPasskeys } = await call(seePasskeyLogin, {});
  return { ...given, hasPasskeys };
}

export const meta = titled(m.log_in_as_an_organiser_title, () => [
  {
    name: 'description',
    content: m.log_in_to_run_your_events_and(),
  },
]);

export default function AdminLoginPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoginScreen
      title={m.log_in_as_an_organiser()}
      panelText={m.your_events_your_people_one_place()}
      {...loaderData}
    />
  );
}
