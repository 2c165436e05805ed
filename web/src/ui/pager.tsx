import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../paraglide/messages.js';
import { ChevronLeft, ChevronRight } from './icons.ts';

type PagerProps = {
  /** Counted from 1. */
  page: number;
  totalPages: number;
} & (
  | {
      hrefOf: (page: number) => string;
    }
  | {
      onPage: (page: number) => void;
      /** A press on Next on the last page. */
      onPastEnd?: () => void;
    }
);

const look =
  'inline-flex min-h-11 items-center gap-1 rounded-field border border-edge bg-surface px-3 font-medium sm:min-h-9 sm:text-sm';
const active = 'cursor-pointer hover:bg-neutral-soft';
const inactive = 'cursor-default border-line text-ink-soft';

/** Previous, the current page number and Next; links where the pages have addresses. */
export function Pager(props: PagerProps) {
  const { page, totalPages } = props;
  return (
    <nav aria-label={m.pages()} className="flex items-center gap-3">
      <Step {...props} to={page - 1} isPossible={page > 1} rel="prev">
        <ChevronLeft aria-hidden size={18} className="rtl:-scale-x-100" />
        {m.previous()}
      </Step>
      <span aria-current="page" className="tabular-nums">
        {m.page_of_total({ page, total: Math.max(totalPages, 1) })}
      </span>
      <Step {...props} to={page + 1} isPossible={page < totalPages} rel="next">
        {m.next()}
        <ChevronRight aria-hidden size={18} className="rtl:-scale-x-100" />
      </Step>
    </nav>
  );
}

type StepProps = PagerProps & {
  to: number;
  isPossible: boolean;
  rel: 'prev' | 'next';
  children: ReactNode;
};

/** Stays focusable when it is not possible, so that the keyboard does not lose its place on the last page. */
function Step(props: StepProps) {
  const { to, isPossible, rel, children } = props;
  if (!('hrefOf' in props)) {
    const press = () => {
      if (isPossible) props.onPage(to);
      else if (rel === 'next') props.onPastEnd?.();
    };
    return (
      <button
        type="button"
        aria-disabled={!isPossible}
        onClick={press}
        className={`${look} ${isPossible ? active : inactive}`}
      >
        {children}
      </button>
    );
  }
  if (!isPossible)
    return (
      <span aria-hidden className={`${look} ${inactive}`}>
        {children}
      </span>
    );
  return (
    <Link to={props.hrefOf(to)} rel={rel} className={`${look} ${active}`}>
      {children}
    </Link>
  );
}
