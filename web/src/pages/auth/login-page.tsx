import { seePasskeyLogin } from '@saath/contract/accounts/passkeys/endpoints';
import { lazy, Suspense } from 'react';
import { guestOnly } from '../../features/accounts/entry/guest-only.ts';
import { LoginScreen } from '../../features/accounts/entry/login-screen.tsx';
import { useSite } from '../../features/foundation/organisation/site.ts';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/login-page';

// Nobody but visitors of the demo carries it.
const TryDemo = lazy(async () => ({
  default: (await import('../../features/office/demo/try-it.tsx')).TryDemo,
}));

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const given = await guestOnly(call, request);
  const { isOffered: hasPasskeys } = await call(seePasskeyLogin, {});
  return { ...given, hasPasskeys };
}

export const meta = titled(m.log_in_title, () => [
  { name: 'description', content: m.log_in_to_see_your_places_your() },
]);

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { hasDemoLogin } = useSite();
  return (
    <LoginScreen
      title={m.log_in()}
      panelText={m.good_to_see_you_somebody_is_already()}
      {...loaderData}
      hasMailLink
      tryIt={
        hasDemoLogin && (
          <Suspense>
            <TryDemo />
          </Suspense>
        )
      }
    />
  );
}
