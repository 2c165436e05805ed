import { AdminSearch } from '../../features/events/admin-list/search.tsx';
import { useViewer } from '../../features/foundation/organisation/site.ts';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/avatar.tsx';

/** The page's name, the search, and who is here; on a phone the search takes a row of its own. */
export function DashboardHeader() {
  const viewer = useViewer();
  return (
    <header className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
      <h1 className="me-auto font-display text-2xl leading-tight font-semibold sm:text-3xl">
        {m.admin_dashboard()}
      </h1>
      <div className="w-full sm:w-72 max-sm:order-last">
        <AdminSearch />
      </div>
      {viewer && (
        <p className="flex min-w-0 items-center gap-3">
          <Avatar name={viewer.name} src={viewer.profileImage?.url ?? null} size={40} />
          <span className="min-w-0">
            <span className="block break-words font-semibold leading-tight">
              <bdi>{viewer.name}</bdi>
            </span>
            <span className="text-ink-soft text-sm">{m.admin()}</span>
          </span>
        </p>
      )}
    </header>
  );
}
