/** /admin/event/{id}/fill: a plan for the free places of one event (MT-04). */

import { FillForMe } from '../../features/filling/fill/for-me.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/fill-event-page';

export const meta = titled(m.fill_for_me_title);

export default function FillEventPage({ params: { id } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        back={{ to: paths.adminEvent(id), label: m.requests_and_people() }}
        title={m.fill_for_me()}
        lead={m.the_best_people_for_the_free_places()}
      />
      <FillForMe key={id} eventIds={[id]} />
    </>
  );
}
