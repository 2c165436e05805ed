/** /admin/branches: the branches of the organisation, and who helps to run them (OR-08). */
import { useState } from 'react';
import { useQuery } from '../../calls/query.ts';
import { BranchList } from '../../features/office/branches/list.tsx';
import { MakeBranch } from '../../features/office/branches/make.tsx';
import { branchesQuery } from '../../features/office/branches/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.branches);

export default function BranchesPage() {
  const query = useQuery(branchesQuery);
  const [isMaking, setMaking] = useState(false);
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <div className="max-w-4xl">
      <PageTitle
        back={{ to: paths.adminOrganisation, label: m.organisation() }}
        title={m.branches()}
        lead={m.branches_lead()}
        actions={<Button onClick={() => setMaking(true)}>{m.make_a_branch()}</Button>}
      />
      <div>
        <QueryState query={query} errorTitle={m.the_branches_could_not_be_loaded()}>
          {(branches) =>
            branches.length === 0 ? (
              <EmptyState title={m.no_branches_yet()} hint={m.no_branches_yet_hint()} />
            ) : (
              <BranchList branches={branches} now={now} />
            )
          }
        </QueryState>
      </div>
      <MakeBranch open={isMaking} onClose={() => setMaking(false)} />
    </div>
  );
}
