/** /sign-in/:token: a link that logs in. Opening it changes nothing. */
import { getSite } from '@saath/contract/office/site/endpoints';
import { ownPath } from '@saath/contract/own-path';
import { redirectDocument } from 'react-router';
import { pathOf } from '../../features/accounts/carried/carried.ts';
import { carriedIn } from '../../features/accounts/carried/look-up.ts';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { lookAtLink } from '../../features/accounts/entry/link-check.ts';
import { SignInStep } from '../../features/accounts/entry/sign-in-step.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/sign-in-page';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { searchParams } = new URL(request.url);
  const ids = carriedIn(searchParams);
  const returnTo = ids ? pathOf(ids) : searchParams.get('to');
  const link = await lookAtLink(call, 'sign_in', params.token);
  // Used before, on this device: the links of a mail share their secret, and the session is there.
  if (link.isDead && ownPath(returnTo) && (await call(getSite, {})).viewer)
    throw redirectDocument(ownPath(returnTo) ?? paths.home);
  return { ...link, returnTo };
}

export const meta = titled(m.log_in_title, () => [
  // The address holds a secret: it must not travel on.
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
]);

export default function SignInPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.welcome_back()}
      panelText={m.good_to_see_you_somebody_is_already()}
      title={m.log_in()}
      isDead={loaderData.isDead}
    >
      <SignInStep token={params.token} {...loaderData} />
    </EntryFrame>
  );
}
