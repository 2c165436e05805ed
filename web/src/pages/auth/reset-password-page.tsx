import { ResetPasswordForm } from '../../features/accounts/account-care/reset-password-form.tsx';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { lookAtLink } from '../../features/accounts/entry/link-check.ts';
import { ofSecretAddress, titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/reset-password-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return await lookAtLink(context.get(callContext), 'reset_password', params.token);
}

export const meta = titled(m.new_password_title, ofSecretAddress);

export default function ResetPasswordPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.almost_there()}
      panelText={m.choose_one_that_you_use_nowhere_else()}
      isDead={loaderData.isDead}
    >
      <ResetPasswordForm token={params.token} isDead={loaderData.isDead} />
    </EntryFrame>
  );
}
