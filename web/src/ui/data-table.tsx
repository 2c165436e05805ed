import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The name of the row: a card's heading. */
  isName?: boolean;
  /** Figures line up at the end. */
  isFigure?: boolean;
  /** Buttons: no label on a card. */
  isActions?: boolean;
  /** Says what it is without its label on a card. */
  isPlain?: boolean;
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
  /** Many columns: it stays cards until there is room for all of them. */
  isWide?: boolean;
};

/** A dense table; where it has no room every row becomes a card with its column names (`cards:` and `rows:` in app.css). */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isStale,
  isWide = false,
}: DataTableProps<Row>) {
  return (
    <div className={isWide ? '@container/wide-table' : '@container/table'}>
      {/* Relative: words for screen readers scroll with the table instead of making the page wider. */}
      <div className="relative overflow-x-auto rows:rounded-card rows:border rows:border-line rows:bg-surface">
        <table
          aria-busy={isStale}
          className={`w-full border-collapse text-start transition-opacity rows:text-sm cards:block ${isStale ? 'opacity-60' : ''}`}
        >
          <caption className="sr-only">{caption}</caption>
          <thead className="cards:sr-only">
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
          <tbody className="cards:grid cards:grid-cols-1 cards:gap-3 cards:@min-[38rem]/wide-table:grid-cols-2">
            {rows.map((row) => (
              <tr
                key={keyOf(row)}
                className="cards:relative cards:block cards:min-w-0 cards:rounded-card cards:border cards:border-line cards:bg-surface cards:p-4 rows:not-last:border-line rows:not-last:border-b rows:hover:bg-neutral-soft/50"
              >
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, isName, isFigure, isActions, isPlain, className = '' } = column;
  const place = isFigure || isActions ? 'rows:text-end' : '';
  const small = isName
    ? 'cards:block cards:pb-2'
    : isActions
      ? // The words of buttons without an edge begin where all lines of the card do.
        'cards:-ms-3 cards:-mb-2 cards:flex cards:pt-1'
      : 'cards:flex cards:items-baseline cards:gap-3 cards:py-1';
  const content = (
    <>
      {!isName && !isActions && !isPlain && (
        <span aria-hidden className="w-24 flex-none text-ink-soft text-sm rows:hidden">
          {header}
        </span>
      )}
      {column.cell(row)}
    </>
  );
  const look = `align-middle rows:px-3 rows:py-2.5 rows:first:ps-4 rows:last:pe-4 ${place} ${isFigure ? 'tabular-nums' : ''} ${small} ${className}`;
  return isName ? (
    <th scope="row" className={`text-start font-normal ${look}`}>
      {content}
    </th>
  ) : (
    <td className={look}>{content}</td>
  );
}
