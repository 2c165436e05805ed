import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { formatNumber } from '../lib/numbers.ts';
import { m } from '../paraglide/messages.js';
import { ChevronLeft, ChevronRight } from './icons.ts';

/** Where a page is, and what its entry of the history keeps. */
export type PageTarget = { to: To; state?: unknown };

type PageNumbersProps = {
  /** Counted from 1. */
  page: number;
  pages: number;
  /** There are more pages than were counted. */
  hasMore?: boolean;
  targetOf: (page: number) => PageTarget;
};

const look =
  'inline-flex h-11 min-w-11 items-center justify-center rounded-field px-1.5 font-medium tabular-nums sm:h-9 sm:min-w-9 sm:text-sm';

/** Previous, the first page, the current one between its neighbours, the last one, Next; links, with gaps between. */
export function PageNumbers({ page, pages, hasMore = false, targetOf }: PageNumbersProps) {
  return (
    <nav aria-label={m.pages()}>
      <ul className="flex flex-wrap items-center gap-0.5">
        <li>
          <Step to={page > 1 ? targetOf(page - 1) : undefined} rel="prev" label={m.previous()}>
            <ChevronLeft aria-hidden size={18} className="rtl:-scale-x-100" />
          </Step>
        </li>
        {entriesOf(page, pages).map((entry) => (
          <Entry key={`${entry.kind} ${entry.page}`} entry={entry} isCurrent={entry.page === page}>
            {targetOf}
          </Entry>
        ))}
        {hasMore && page < pages && <Gap />}
        <li>
          <Step to={page < pages ? targetOf(page + 1) : undefined} rel="next" label={m.next()}>
            <ChevronRight aria-hidden size={18} className="rtl:-scale-x-100" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

type NumberEntry = { kind: 'page' | 'neighbour' | 'gap'; page: number };

/** A gap stands for two pages at least: one alone is shown instead. */
function entriesOf(page: number, pages: number): NumberEntry[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const entries: NumberEntry[] = [];
  let last = 0;
  for (const each of [...new Set(wanted)].sort((a, b) => a - b)) {
    if (each - last === 2) entries.push({ kind: 'neighbour', page: each - 1 });
    else if (each - last > 2) entries.push({ kind: 'gap', page: each - 1 });
    const isEnd = each === 1 || each === pages || each === page;
    entries.push({ kind: isEnd ? 'page' : 'neighbour', page: each });
    last = each;
  }
  return entries;
}

type EntryProps = {
  entry: NumberEntry;
  isCurrent: boolean;
  children: PageNumbersProps['targetOf'];
};

function Entry({ entry: { kind, page }, isCurrent, children: targetOf }: EntryProps) {
  if (kind === 'gap') return <Gap />;
  const text = (
    <>
      <span className="sr-only">{m.go_to_page({ page: formatNumber(page) })}</span>
      <span aria-hidden>{formatNumber(page)}</span>
    </>
  );
  if (isCurrent)
    return (
      <li>
        <span aria-current="page" className={`${look} bg-primary text-on-primary`}>
          {text}
        </span>
      </li>
    );
  const target = targetOf(page);
  return (
    // On a phone the neighbours are one press on the arrows away.
    <li className={kind === 'neighbour' ? 'max-sm:hidden' : ''}>
      <Link {...target} preventScrollReset className={`${look} hover:bg-neutral-soft`}>
        {text}
      </Link>
    </li>
  );
}

function Gap() {
  return (
    <li aria-hidden className="px-1 text-ink-soft">
      …
    </li>
  );
}

type StepProps = {
  to: PageTarget | undefined;
  rel: 'prev' | 'next';
  label: string;
  children: ReactNode;
};

function Step({ to, rel, label, children }: StepProps) {
  const box = `${look} border`;
  if (!to)
    return (
      <span aria-hidden className={`${box} border-line text-ink-soft`}>
        {children}
      </span>
    );
  return (
    <Link
      {...to}
      rel={rel}
      aria-label={label}
      preventScrollReset
      className={`${box} border-edge bg-surface hover:bg-neutral-soft`}
    >
      {children}
    </Link>
  );
}
