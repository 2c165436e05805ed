/** /admin/first-run: after the first Admin was made, whose installation it is (WI-02). */
import { useQuery } from '../../calls/query.ts';
import { FirstRun } from '../../features/foundation/organisation/first-run.tsx';
import { organisationQuery } from '../../features/foundation/organisation/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.whose_site_is_this);

export default function FirstRunPage() {
  const query = useQuery(organisationQuery);
  return (
    <>
      <PageTitle title={m.whose_site_is_this()} lead={m.whose_site_is_this_lead()} />
      <QueryState query={query} errorTitle={m.the_settings_could_not_be_loaded()}>
        {(settings) => <FirstRun settings={settings} />}
      </QueryState>
    </>
  );
}
