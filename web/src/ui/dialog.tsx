import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { WindowClose, WindowFooter } from './window-parts.tsx';

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' } as const;

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** On a phone `small` comes up from the bottom edge, the others fill the screen. */
  size?: keyof typeof widths;
  /** A question that must be answered: a press outside does not close it. */
  isQuestion?: boolean;
  /** What has the focus at first; without it the first control of the dialog. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What has the focus afterwards, where what opened the dialog is gone by then. */
  finalFocus?: RefObject<HTMLElement | null>;
};

/** A window over the page that holds the focus until it is closed, and gives it back afterwards. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'medium',
  isQuestion = false,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const opened = useOpener(open);
  const height = size === 'small' ? 'max-h-[92dvh]' : 'h-dvh sm:h-auto sm:max-h-[86dvh]';
  const corners = size === 'small' ? 'rounded-t-card sm:rounded-card' : 'sm:rounded-card';
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={isQuestion}>
      <Base.Portal>
        <Base.Backdrop
          // Also over a drawer: what waits behind a question is out of reach.
          forceRender
          className="fixed inset-0 z-50 bg-black/50 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center overflow-hidden sm:items-center sm:p-6">
          <Base.Popup
            role={isQuestion ? 'alertdialog' : 'dialog'}
            {...(initialFocus ? { initialFocus } : {})}
            finalFocus={finalFocus ?? opened}
            className={`flex w-full flex-col border-line bg-surface text-ink shadow-float outline-none transition-[opacity,translate] duration-200 ease-out data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0 motion-reduce:transition-none sm:border ${widths[size]} ${height} ${corners}`}
          >
            <header className="px-5 pt-5 pb-3 sm:px-6">
              <div className="flex items-start gap-3">
                <Base.Title className="min-w-0 flex-1 font-display text-xl leading-snug font-semibold break-words">
                  {title}
                </Base.Title>
                <WindowClose className="-mt-2" />
              </div>
              {description && (
                <Base.Description render={<div />} className="mt-1.5 text-pretty text-ink-soft">
                  {description}
                </Base.Description>
              )}
            </header>
            {children && (
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 sm:px-6">
                {children}
              </div>
            )}
            <WindowFooter>{footer}</WindowFooter>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * What opened the window can go with the row that it was about. Then the focus goes to what is left around it and can have
 * it, such as the list, so that the keyboard stays where it was.
 *
 * @returns what has the focus afterwards; true for what opened the window
 */
function useOpener(open: boolean): () => HTMLElement | true {
  const way = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (open) way.current = wayUpFrom(document.activeElement);
  }, [open]);
  return () => {
    const [opener, ...around] = way.current;
    if (!opener || opener.isConnected) return true;
    return around.find((each) => each.isConnected && each.hasAttribute('tabindex')) ?? true;
  };
}

function wayUpFrom(element: Element | null): HTMLElement[] {
  return element instanceof HTMLElement ? [element, ...wayUpFrom(element.parentElement)] : [];
}
