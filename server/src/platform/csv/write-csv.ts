/** Writes a table as CSV that opens in any spreadsheet program and runs nothing there. */
import { stringify } from 'csv-stringify/sync';

export type CsvColumn<Row> = {
  readonly header: string;
  readonly cell: (row: Row) => string | number | null;
};

/**
 * RFC 4180 with the names of the columns first. A cell that a program would take for a formula begins with '.
 *
 * @returns one piece of text for each batch; the first holds the names of the columns too
 */
export async function* csvText<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let head = [columns.map(({ header }) => header)];
  for await (const rows of batches) {
    const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
    yield linesOf([...head, ...cells]);
    head = [];
  }
  if (head.length > 0) yield linesOf(head);
}

function linesOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify([...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
    // Without it a line end inside a cell would begin a new row, with whatever stands behind it.
    quote_record_delimiter: true,
  });
}
