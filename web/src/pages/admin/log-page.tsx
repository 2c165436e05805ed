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
  const first = useFirstEntries(filters);
  const actorName = filters.by ? first?.[0]?.actor?.name : undefined;
  return (
    <>
      <PageTitle title={m.activity_log()} lead={m.who_changed_what_in_the_last_year()} />
      <div className="max-w-4xl">
        {(isNarrow || first?.length !== 0) && (
          <LogFilters filters={filters} actorName={actorName} />
        )}
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

/** The newest of what is shown: it says whose doings they are, and whether there is anything to narrow down. */
function useFirstEntries(filters: ReturnType<typeof logFilters>) {
  const { data } = useInfiniteQuery(auditQuery(logPart(filters)));
  return data?.pages[0]?.entries;
}
