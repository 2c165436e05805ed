import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { m } from '../paraglide/messages.js';
import { X } from './icons.ts';

export type FilterInForce = {
  readonly name: string;
  readonly text: ReactNode;
  /** The address without it. */
  readonly without: To;
};

type FiltersInForceProps = {
  filters: readonly FilterInForce[];
  /** The address without any of them, where one press is to take off more than one. */
  withoutAll?: To;
};

/** What narrows a list down, each to be taken off by itself; nothing when nothing does. */
export function FiltersInForce({ filters, withoutAll }: FiltersInForceProps) {
  if (filters.length === 0) return null;
  return (
    <ul
      aria-label={m.filters_in_force()}
      // On a phone one row, with room for the focus ring: what the filters found is to be in sight below them.
      // Relative: words for screen readers alone would widen the page past the row.
      className="mt-3 flex flex-wrap items-center gap-2 max-sm:relative max-sm:-m-1.5 max-sm:mt-1.5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1.5 max-sm:whitespace-nowrap"
    >
      {filters.map(({ name, text, without }) => (
        <li key={name}>
          <Link
            to={without}
            preventScrollReset
            className="flex min-h-11 items-center gap-1.5 rounded-full bg-primary-soft px-4 font-semibold sm:min-h-9"
          >
            <span>{text}</span>
            <X aria-hidden size={14} />
            <span className="sr-only">{m.take_this_filter_off()}</span>
          </Link>
        </li>
      ))}
      {withoutAll && filters.length > 1 && (
        // In sight on a phone as well, however long the row is.
        <li className="max-sm:sticky max-sm:-end-1.5 max-sm:bg-paper max-sm:ps-1">
          <Link
            to={withoutAll}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 underline sm:min-h-9"
          >
            {m.clear_all()}
          </Link>
        </li>
      )}
    </ul>
  );
}
