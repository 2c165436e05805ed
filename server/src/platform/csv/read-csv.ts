/** Reads a table that somebody saved as CSV, however their program writes it. */

import { limits } from '@saath/contract/limits';
import { importFileMessages } from '@saath/contract/office/imports/messages';
import { type Said, say } from '@saath/contract/texts';
import { CsvError, parse } from 'csv-parse/sync';
import { type DomainError, invalidField } from '../domain-error.ts';
import { isText, utf16Order } from '../file-store/text.ts';

export type CsvRow = {
  /** As a spreadsheet program numbers it: the names of the columns are row 1. */
  readonly row: number;
  readonly cells: readonly string[];
};

export type CsvTable = { readonly header: readonly string[]; readonly rows: readonly CsvRow[] };

/** Programs write empty rows below a table; there is an end to that. */
const MOST_EMPTY_ROWS = 30_000;
/** Characters of the first line that are looked at to tell what stands between cells. */
const MOST_HEADER = 50_000;

/**
 * Commas, semicolons or tabs between cells, any line ends, UTF-8 or (with its mark) UTF-16. Empty rows are left out.
 *
 * @throws DomainError `request.invalid` that says in words why the file as a whole cannot be read
 */
export function readCsv(file: Buffer): CsvTable {
  const [first, ...rows] = recordsOf(textOf(file));
  if (!first) throw refusal(say(importFileMessages, 'empty'));
  if (first.cells.length > limits.importFile.columns)
    throw refusal(say(importFileMessages, 'manyColumns'));
  if (rows.length === 0) throw refusal(say(importFileMessages, 'headerOnly'));
  return { header: first.cells, rows };
}

export function refusal(said: Said): DomainError {
  return invalidField('file', said);
}

function textOf(file: Buffer): string {
  const encoding = utf16Order(file) ?? 'utf-8';
  const read = (fatal: boolean) => new TextDecoder(encoding, { fatal }).decode(file);
  let text: string;
  try {
    text = read(true);
  } catch {
    const [right = ''] = read(false).split('\ufffd', 1);
    throw refusal(say(importFileMessages, 'encoding', { line: right.split(/\r\n|\r|\n/).length }));
  }
  if (!isText(file) || text.includes('\0')) throw refusal(say(importFileMessages, 'notText'));
  return text.normalize('NFC');
}

function recordsOf(text: string): CsvRow[] {
  const records: CsvRow[] = [];
  let read = 0;
  const keep = (cells: string[]) => {
    read += 1;
    if (cells.some((cell) => cell.trim() !== '')) records.push({ row: read, cells });
    // One more than the rows: the names of the columns.
    if (records.length > limits.importFile.rows + 1 || read > MOST_EMPTY_ROWS)
      throw refusal(say(importFileMessages, 'manyRows'));
    return null;
  };
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      on_record: keep,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    throw refusal(say(importFileMessages, isOpen ? 'quoteOpen' : 'quotePlace', { row: read + 1 }));
  }
  return records;
}

/** Whichever stands most often in the first line, outside quotation marks. */
function delimiterOf(text: string): string {
  const [line = ''] = text
    .trimStart()
    .slice(0, MOST_HEADER)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const times = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, each) => (times(each) > times(best) ? each : best));
}
