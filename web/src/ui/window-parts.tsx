/** What dialogs and drawers have in common. */
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { X } from './icons.ts';

export function WindowClose({ className }: { className: string }) {
  return (
    <Base.Close
      aria-label={m.close()}
      className={`-me-2 grid size-11 flex-none place-items-center rounded-full text-ink-soft hover:bg-neutral-soft hover:text-ink ${className}`}
    >
      <X aria-hidden size={20} />
    </Base.Close>
  );
}

/** Buttons; they stay in sight while the content scrolls. */
export function WindowFooter({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4 sm:px-6">
      {children}
    </footer>
  );
}
