/** /invitation/{token}: an invited person becomes an Admin. */

import { tokenBody } from '@saath/contract/accounts/account-care/schema';
import { seeInvitation } from '@saath/contract/office/invitations/endpoints';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { useViewer } from '../../features/foundation/organisation/site.ts';
import { AcceptForm } from '../../features/office/invitations/accept-form.tsx';
import { DeadInvitation } from '../../features/office/invitations/dead-invitation.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { orDeadLink } from '../../lib/load.ts';
import { m } from '../../paraglide/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import type { Route } from './+types/invitation-page';

/** Uses nothing up: a mail scanner that merely opens the page does no harm. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const body = tokenBody.safeParse(params);
  if (!body.success) return { invitation: null };
  const seen = context.get(callContext)(seeInvitation, { body: body.data });
  return (await orDeadLink(seen)) ?? { invitation: null };
}

export const meta = titled(m.your_invitation_title, () => [
  // The address holds a secret: it must not travel on.
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
]);

export default function InvitationPage({ loaderData, params }: Route.ComponentProps) {
  const { invitation } = loaderData;
  const viewer = useViewer();
  return (
    <EntryFrame
      panelTitle={m.good_that_you_come()}
      panelText={m.organisers_publish_events_answer_requests()}
      title={m.join_as_an_organiser()}
      isDead={!invitation}
    >
      {invitation && viewer && (
        <Notice tone="info">
          <Sentence
            text={m.you_are_logged_in_as_name_on_this}
            parts={{ name: <bdi>{viewer.name}</bdi> }}
          />
        </Notice>
      )}
      {invitation ? (
        <AcceptForm token={params.token} invitation={invitation} />
      ) : (
        <DeadInvitation />
      )}
    </EntryFrame>
  );
}
