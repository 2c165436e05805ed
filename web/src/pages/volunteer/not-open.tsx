import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** The event is not this person's, or not any more. */
export function NotOpen() {
  return (
    <>
      <PageTitle title={m.lead_page_title()} />
      <EmptyState
        title={m.this_event_is_not_open_to_you()}
        hint={m.this_event_is_not_open_to_you_hint()}
        action={<ButtonLink to={paths.volunteerDashboard}>{m.back_to_the_dashboard()}</ButtonLink>}
      />
    </>
  );
}
