/** /admin/organisation: whose product it is, and all that follows from it (WI-02). */
import { Link } from 'react-router';
import { useQuery } from '../../calls/query.ts';
import { UsualTimeLimits } from '../../features/events/time-limits/usual.tsx';
import { OrganisationForm } from '../../features/foundation/organisation/form.tsx';
import { organisationQuery } from '../../features/foundation/organisation/queries.ts';
import { useSite } from '../../features/foundation/organisation/site.ts';
import { EndDemo } from '../../features/office/demo/end-demo.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.organisation);

export default function OrganisationPage() {
  const query = useQuery(organisationQuery);
  const { isDemo } = useSite();
  return (
    <>
      <PageTitle title={m.organisation()} lead={m.organisation_lead()} />
      <QueryState query={query} errorTitle={m.the_settings_could_not_be_loaded()}>
        {(settings) => (
          <OrganisationForm
            settings={settings}
            onReload={async () => (await query.refetch()).data}
            more={UsualTimeLimits}
          />
        )}
      </QueryState>
      <p className="max-w-3xl">
        <Link to={paths.adminBranches} className="text-ink-soft underline">
          {m.branches()}
        </Link>
      </p>
      {isDemo && <EndDemo />}
    </>
  );
}
