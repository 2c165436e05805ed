import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSiteName } from '../../features/foundation/organisation/site.ts';
import { Wordmark } from '../../features/foundation/organisation/wordmark.tsx';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { Menu, X } from '../../ui/icons.ts';
import { AdminNotices } from './admin-notices.tsx';
import { MenuEntries } from './menu-entries.tsx';

const square =
  'grid size-11 cursor-pointer place-items-center rounded-field text-ink hover:bg-neutral-soft';

/** The top bar of small screens, whose menu holds the entries of the sidebar. */
export function PhoneBar() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 flex items-center gap-1 border-line border-b bg-surface px-4 py-1.5 lg:hidden">
      <Link
        to={paths.home}
        aria-label={m.name_home({ name: useSiteName() })}
        className="me-auto flex min-h-11 items-center"
      >
        <Wordmark />
      </Link>
      <AdminNotices />
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Trigger aria-label={m.menu()} className={square}>
          <Menu aria-hidden size={22} />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/50 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Dialog.Popup className="fixed inset-y-0 end-0 z-50 flex w-72 max-w-[85vw] flex-col border-line border-s bg-surface p-4 text-ink outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <div className="mb-4 flex items-center justify-between">
              <Dialog.Title className="ps-3 font-semibold">{m.admin_portal()}</Dialog.Title>
              <Dialog.Close aria-label={m.close()} className={square}>
                <X aria-hidden size={22} />
              </Dialog.Close>
            </div>
            <nav aria-label={m.admin_portal()} className="flex flex-1 flex-col">
              <MenuEntries onLeave={() => setIsOpen(false)} />
            </nav>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </header>
  );
}
