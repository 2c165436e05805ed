/** /admin/fill?events=…: one plan for the free places of several events (MA-03). */

import { limits } from '@saath/contract/limits';
import { useSearchParams } from 'react-router';
import { FillForMe } from '../../features/filling/fill/for-me.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.fill_for_me_title);

export default function FillPage() {
  const [search] = useSearchParams();
  const given = (search.get('events') ?? '').split(',').filter(Boolean);
  const eventIds = [...new Set(given)].slice(0, limits.fill.events);
  return (
    <>
      <PageTitle
        back={{ to: paths.adminEventList, label: m.events() }}
        title={m.fill_for_me()}
        lead={m.the_best_people_for_the_free_places()}
      />
      {eventIds.length > 0 ? (
        <FillForMe key={eventIds.join()} eventIds={eventIds} />
      ) : (
        <EmptyState
          title={m.choose_events_in_the_list()}
          hint={m.tick_the_events_to_fill_together()}
          action={<ButtonLink to={paths.adminEventList}>{m.go_to_the_events()}</ButtonLink>}
        />
      )}
    </>
  );
}
