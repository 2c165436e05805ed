import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { WindowClose, WindowFooter } from './window-parts.tsx';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
};

/** A sheet at the end of the screen, beside what it is about; on a phone it fills the screen. */
export function Drawer({ open, onClose, title, children, footer }: DrawerProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-black/50 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex justify-end overflow-hidden">
          <Base.Popup className="flex h-dvh w-full flex-col border-line bg-surface text-ink shadow-float outline-none transition-[opacity,translate] duration-200 ease-out data-ending-style:translate-x-6 data-ending-style:opacity-0 data-starting-style:translate-x-6 data-starting-style:opacity-0 motion-reduce:transition-none sm:max-w-lg sm:border-s rtl:data-ending-style:-translate-x-6 rtl:data-starting-style:-translate-x-6">
            <header className="flex items-start gap-3 border-line border-b px-5 py-4 sm:px-6">
              <Base.Title className="min-w-0 flex-1 font-display text-xl leading-snug font-semibold break-words">
                {title}
              </Base.Title>
              <WindowClose className="-my-1.5" />
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">
              {children}
            </div>
            <WindowFooter>{footer}</WindowFooter>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
