/** What the organisers' pages for paper have in common: no menu, and the buttons above are not printed. */
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button, ButtonLink } from '../../ui/button.tsx';

type SheetBarProps = {
  back: { to: string; text: string };
  isReady: boolean;
  isBusy: boolean;
};

export function SheetBar({ back, isReady, isBusy }: SheetBarProps) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink to={back.to} variant="quiet" className="-ms-5">
        {back.text}
      </ButtonLink>
      <Button
        className="sm:ms-auto"
        disabled={!isReady}
        isBusy={isBusy}
        onClick={() => window.print()}
      >
        <Printer aria-hidden size={18} />
        {m.print_or_save_as_pdf()}
      </Button>
    </div>
  );
}

type SheetPageProps = {
  /** Names the sheet for the style sheet's rules of printing, and says how it lies on the page. */
  className: string;
  children: ReactNode;
};

export function SheetPage({ className, children }: SheetPageProps) {
  return (
    <main
      id="content"
      className={`mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 print:max-w-none print:p-0 ${className}`}
    >
      {children}
    </main>
  );
}
