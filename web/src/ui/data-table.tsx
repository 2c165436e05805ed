import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The name of the row: a card's heading on a phone. */
  isName?: boolean;
  /** Figures line up at the end. */
  isFigure?: boolean;
  /** Buttons: no label on a phone. */
  isActions?: boolean;
  className?: string;
};

type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Rows are being replaced: they stay, a little paler, until the new ones are there. */
  isStale?: boolean;
};

/** A dense table; under 640 px every row becomes a card with its column names. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isStale }: DataTableProps<Row>) {
  return (
    // Relative: words for screen readers scroll with the table instead of making the page wider.
    <div className="relative overflow-x-auto sm:rounded-card sm:border sm:border-line sm:bg-surface">
      <table
        aria-busy={isStale}
        className={`w-full border-collapse text-start transition-opacity sm:text-sm max-sm:block ${isStale ? 'opacity-60' : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-line border-b text-ink-soft text-sm">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={`px-3 py-2.5 font-medium whitespace-nowrap first:ps-4 last:pe-4 ${column.isFigure || column.isActions ? 'text-end' : 'text-start'}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="max-sm:block max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-4 sm:not-last:border-line sm:not-last:border-b sm:hover:bg-neutral-soft/50"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, isName, isFigure, isActions, className = '' } = column;
  const place = isFigure || isActions ? 'sm:text-end' : '';
  const small = isName
    ? 'max-sm:block max-sm:pb-2'
    : isActions
      ? 'max-sm:flex max-sm:pt-3'
      : 'max-sm:flex max-sm:items-baseline max-sm:gap-3 max-sm:py-1';
  const content = (
    <>
      {!isName && !isActions && (
        <span aria-hidden className="w-24 flex-none text-ink-soft text-sm sm:hidden">
          {header}
        </span>
      )}
      {column.cell(row)}
    </>
  );
  const look = `align-middle sm:px-3 sm:py-2.5 sm:first:ps-4 sm:last:pe-4 ${place} ${isFigure ? 'tabular-nums' : ''} ${small} ${className}`;
  return isName ? (
    <th scope="row" className={`text-start font-normal ${look}`}>
      {content}
    </th>
  ) : (
    <td className={look}>{content}</td>
  );
}
