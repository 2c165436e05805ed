/** /admin/import-people: many people at once, from a table (OR-04). */

import { ImportPeople } from '../../features/office/imports/people.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.import_people_title);

export default function ImportPeoplePage() {
  return (
    <>
      <PageTitle
        title={m.import_people()}
        lead={m.import_people_lead()}
        back={{ to: paths.adminVolStats, label: m.volunteer_stats() }}
      />
      <ImportPeople />
    </>
  );
}
