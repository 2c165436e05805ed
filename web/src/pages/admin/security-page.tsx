/** /admin/security: who came in, who was turned away, and what changed about accounts. */

import { useSearchParams } from 'react-router';
import { useInfiniteQuery } from '../../calls/query.ts';
import { securityFilters } from '../../features/office/security-log/address.ts';
import { SecurityFilters } from '../../features/office/security-log/filters.tsx';
import { SecurityList } from '../../features/office/security-log/list.tsx';
import { securityQuery } from '../../features/office/security-log/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.security_log_title);

export default function SecurityPage() {
  const [search] = useSearchParams();
  const filters = securityFilters(search);
  const isNarrow = Object.values(filters).some(Boolean);
  return (
    <>
      <PageTitle
        title={m.security_log()}
        lead={m.who_came_in_and_who_was_turned_away()}
        actions={
          <>
            <ButtonLink to={paths.adminRights} variant="secondary" size="small">
              {m.who_may_do_what()}
            </ButtonLink>
            <ButtonLink to={paths.adminTokens} variant="secondary" size="small">
              {m.api_tokens()}
            </ButtonLink>
            <ButtonLink to={paths.adminWebhooks} variant="secondary" size="small">
              {m.webhooks()}
            </ButtonLink>
          </>
        }
      />
      <div className="max-w-4xl">
        <SecurityFilters filters={filters} personName={usePersonName(filters)} />
        <SecurityList
          filters={filters}
          empty={
            isNarrow ? (
              <EmptyState
                title={m.nothing_fits_these_filters()}
                action={<ButtonLink to={paths.adminSecurity}>{m.clear_all()}</ButtonLink>}
              />
            ) : (
              <EmptyState
                title={m.nothing_happened_yet()}
                hint={m.logins_and_refusals_show_up_here()}
              />
            )
          }
        />
      </div>
    </>
  );
}

/** The person's name, as the first entry says. */
function usePersonName(filters: ReturnType<typeof securityFilters>): string | undefined {
  const first = useInfiniteQuery(securityQuery(filters)).data?.pages[0]?.entries[0];
  return [first?.actor, first?.person].find((each) => each?.id === filters.person)?.name;
}
