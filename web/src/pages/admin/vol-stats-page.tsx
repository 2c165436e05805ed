/** /admin/vol-stats: the people of the installation, what they did, and what can be decided about them (AD-02). */

import type { PersonRow } from '@saath/contract/office/people/schema';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { WriteToPeople } from '../../features/office/letters/write-to-people.tsx';
import { PeopleActions } from '../../features/office/people/people-actions.tsx';
import {
  addressOf,
  besideOf,
  type PeopleView,
  viewOf,
} from '../../features/office/people/people-address.ts';
import { PeopleFigures } from '../../features/office/people/people-figures.tsx';
import { PeopleFilters } from '../../features/office/people/people-filters.tsx';
import { PeopleList } from '../../features/office/people/people-list.tsx';
import { PersonDrawer } from '../../features/office/people/person-drawer.tsx';
import { RemovePerson } from '../../features/office/people/remove-person.tsx';
import { InviteToRole } from '../../features/office/role-invitations/invite-to-role.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.volunteer_stats_title);

export default function VolStatsPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<PersonRow>();
  const view = viewOf(search);

  /** Another person beside the same page keeps the page's place; another page or selection has none yet. */
  const show = (next: PeopleView) => {
    const isSamePage = pageAddress(next) === pageAddress(view);
    const options = { preventScrollReset: true, state: isSamePage ? state : null };
    void navigate(addressOf(next), { ...options, replace: next.q !== view.q });
  };
  return (
    <>
      <PageTitle title={m.volunteer_stats()} actions={<PeopleActions />} />
      <div className="flex flex-col gap-6">
        <PeopleFigures />
        <section aria-label={m.people()} className="flex flex-col gap-4">
          <PeopleFilters view={view} onChange={show} />
          <div className="flex flex-wrap gap-3 empty:hidden">
            <WriteToPeople view={view} beside={besideOf(state)} />
            <InviteToRole view={view} beside={besideOf(state)} />
          </div>
          <div>
            <PeopleList view={view} beside={besideOf(state)} onChange={show} onRemove={setDoomed} />
          </div>
        </section>
      </div>
      <PersonDrawer userId={view.person} onClose={() => show({ ...view, person: undefined })} />
      <RemovePerson person={doomed} onClose={() => setDoomed(undefined)} />
    </>
  );
}

function pageAddress(view: PeopleView): string {
  return addressOf({ ...view, person: undefined });
}
