import { Link } from 'react-router';
import { useSiteName } from '../../features/foundation/organisation/site.ts';
import { Wordmark } from '../../features/foundation/organisation/wordmark.tsx';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { AdminNotices } from './admin-notices.tsx';
import { MenuEntries } from './menu-entries.tsx';

/** The portal's entries beside the page, where there is room. */
export function Sidebar() {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col border-line border-e bg-surface px-4 py-6 lg:flex">
      <Link to={paths.home} aria-label={m.name_home({ name: useSiteName() })} className="px-3">
        <Wordmark />
      </Link>
      <div className="mt-1 mb-5 flex items-center justify-between ps-3">
        <p className="text-ink-soft text-sm">{m.admin_portal()}</p>
        <AdminNotices />
      </div>
      <nav aria-label={m.admin_portal()} className="flex flex-1 flex-col">
        <MenuEntries />
      </nav>
    </aside>
  );
}
