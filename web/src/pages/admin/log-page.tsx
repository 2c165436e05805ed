/** /admin/log: who changed what, all of it (OR-05). */

import { useSearchParams } from 'react-router';
import { useInfiniteQuery } from '../../calls/query.ts';
import { AuditList } from '../../features/office/audit-log/list.tsx';
import { logAddress, logFilters, logPart } from '../../features/office/audit-log/log-address.ts';
import { LogFilters } from '../../features/office/audit-log/log-filters.tsx';
import { auditQuery } from '../../features/office/audit-log/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.activity_log_title);

export default function LogPage() {
  const [search] = useSearchParams();
  const filters = logFilters(search);
  const isNarrow = Object.values(filters).some(Boolean);
  return (
    <>
      <PageTitle title={m.activity_log()} lead={m.who_changed_what_in_the_last_year()} />
      <div className="max-w-4xl">
        <LogFilters filters={filters} actorName={useActorName(filters)} />
        <AuditList
          part={logPart(filters)}
          actorHref={(by) => logAddress({ ...filters, by })}
          empty={
            isNarrow ? (
              <EmptyState
                title={m.nothing_in_the_log_fits_these_filters()}
                action={<ButtonLink to={paths.adminLog}>{m.clear_all()}</ButtonLink>}
              />
            ) : (
              <EmptyState
                title={m.nothing_has_been_changed_yet()}
                hint={m.what_organisers_and_volunteers_do_shows_up_here()}
              />
            )
          }
        />
      </div>
    </>
  );
}

/** Whose doings are shown, as the first entry says. */
function useActorName(filters: ReturnType<typeof logFilters>): string | undefined {
  const { data } = useInfiniteQuery(auditQuery(logPart(filters)));
  return filters.by ? data?.pages[0]?.entries[0]?.actor?.name : undefined;
}
