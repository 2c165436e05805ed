import { Link } from 'react-router';
import { Wordmark } from '../../features/site/wordmark.tsx';
import { paths } from '../../lib/paths.ts';
import { MenuEntries } from './menu-entries.tsx';

/** The portal's entries beside the page, where there is room. */
export function Sidebar() {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col border-line border-e bg-surface px-4 py-6 lg:flex">
      <Link to={paths.home} aria-label="Saath, home" className="px-3">
        <Wordmark />
      </Link>
      <p className="mt-1 mb-6 px-3 text-ink-soft text-sm">Admin Portal</p>
      <nav aria-label="Admin Portal" className="flex flex-1 flex-col">
        <MenuEntries />
      </nav>
    </aside>
  );
}
