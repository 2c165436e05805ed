/** /ask/:token: the link of a mail that asks for a place. Opening it changes nothing. */
import { readGuestLink } from '@saath/contract/places/guest-ask/endpoints';
import { data } from 'react-router';
import { lookUp } from '../../features/accounts/carried/look-up.ts';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { ConfirmGuestAsk } from '../../features/places/guest-ask/confirm.tsx';
import { callContext } from '../../lib/context.ts';
import { viewOrProblem } from '../../lib/load.ts';
import { paths } from '../../lib/paths.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/guest-confirm-page';

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { seen, init } = await viewOrProblem(call(readGuestLink, { params: { token } }));
  const { view, problem } = seen;
  return data({ given: view && { view, carried: await lookUp(call, view) }, problem }, init);
}

export const meta = titled(m.ask_for_a_place, () => [
  // The address holds a secret: it must not travel on.
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
]);

export default function GuestConfirmPage({ loaderData, params }: Route.ComponentProps) {
  const { given, problem } = loaderData;
  return (
    <EntryFrame
      panelTitle={m.be_the_change()}
      panelText={m.name_and_mail_are_enough()}
      title={m.ask_for_a_place()}
      isDead={!given}
    >
      {given ? (
        <QueryProvider>
          <ConfirmGuestAsk token={params.token} {...given} />
        </QueryProvider>
      ) : (
        <>
          <Notice tone="danger">{problem}</Notice>
          <ButtonLink to={paths.events({ tab: 'upcoming' })}>{m.see_upcoming_events()}</ButtonLink>
        </>
      )}
    </EntryFrame>
  );
}
