import { isValidElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronLeft } from './icons.ts';

type PageTitleProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons and links that concern the whole page. */
  actions?: ReactNode;
  /** The page this one hangs under. */
  back?: { to: string; label: string };
};

/** The heading of a page, once a page. */
export function PageTitle({ title, lead, actions, back }: PageTitleProps) {
  // Somebody's own words, whatever the language of the page.
  const isNamed = isValidElement(title) && title.type === 'bdi';
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 max-w-full flex-1 basis-56 sm:basis-72">
        {back && (
          <Link
            to={back.to}
            className="-ms-1.5 mb-1 inline-flex min-h-11 items-center gap-1 rounded-field pe-2 text-ink-soft text-sm hover:text-ink sm:min-h-8"
          >
            <ChevronLeft aria-hidden size={18} className="rtl:-scale-x-100" />
            {back.label}
          </Link>
        )}
        <h1
          className={`font-display text-2xl leading-tight font-semibold break-words sm:text-3xl ${isNamed ? 'own-words' : ''}`}
        >
          {title}
        </h1>
        {lead && <div className="mt-2 max-w-prose text-ink-soft">{lead}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  );
}
