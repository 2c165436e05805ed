/** /unsubscribe/{token}: where mails of one kind stop. Opening it changes nothing: mail scanners do that. */

import { getMailChoice } from '@saath/contract/notices/notices/endpoints';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { MailChoiceStep } from '../../features/notices/notices/mail-choice-step.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { orDeadLink } from '../../lib/load.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/unsubscribe-page';

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const seen = context.get(callContext)(getMailChoice, { params: { token } });
  return (await orDeadLink(seen)) ?? { choice: null };
}

export const meta = titled(m.no_more_mails_title, () => [
  // The address holds a secret: it must not travel on.
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
]);

export default function UnsubscribePage({ loaderData, params }: Route.ComponentProps) {
  const { choice } = loaderData;
  return (
    <EntryFrame
      panelTitle={m.mails_you_choose()}
      panelText={m.you_still_find_all_news_on_our_pages()}
      {...(choice ? {} : { title: m.this_link_does_not_work() })}
    >
      {choice ? (
        <MailChoiceStep token={params.token} choice={choice} />
      ) : (
        <Notice tone="danger">{m.a_part_of_the_address_may_be_missing()}</Notice>
      )}
      <ButtonLink to={paths.ownNotices} variant="secondary">
        {m.choose_for_all_kinds()}
      </ButtonLink>
    </EntryFrame>
  );
}
