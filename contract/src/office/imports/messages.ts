/** Texts of the import of people. */
import type { ErrorEntry } from '../../error-entry.ts';

export const importErrors = {
  'imports.changed': {
    status: 409,
    message: 'Somebody changed these people in the meantime. Please look at the preview again.',
  },
  'imports.errors_left': {
    status: 409,
    message: 'Some rows have errors. Correct them in the file, or leave them out.',
  },
  'imports.nothing': { status: 409, message: 'This file adds nobody and changes nothing.' },
} as const satisfies Record<string, ErrorEntry>;

/** Why a file is refused as a whole. */
export const importFileMessages = {
  $: 'import_file',
  missing: 'Please choose a CSV file.',
  one: 'Please choose one file.',
  large: 'The file must be under 5 MB.',
  spreadsheet:
    'This is an Excel file. Save it as CSV (UTF-8) in your spreadsheet program and choose that file.',
  notText: 'This is not a text file. Save your table as CSV (UTF-8) and choose that file.',
  encoding:
    'Line {line} holds letters that are not UTF-8. Save your table as CSV (UTF-8) and choose that file.',
  empty: 'This file is empty.',
  headerOnly: 'This file has a row of column names, but nobody below it.',
  quoteOpen: 'A quotation mark that opens in row {row} is never closed.',
  quotePlace: 'Row {row} has a quotation mark in the wrong place.',
  manyColumns: 'This file has more than 200 columns.',
  manyRows: 'This file has more than 10,000 rows. Please split it.',
  noName: 'No column is called “Name”. The first row must hold the names of the columns.',
  noEmail: 'No column is called “E-mail”. The first row must hold the names of the columns.',
  twoColumns: 'These columns are about the same: {columns}. Keep one of them.',
} as const;

/** What is said about a row. */
export const importRowMessages = {
  $: 'import_row',
  ragged: 'This row has {cells} cells, the row of column names has {columns}.',
  duplicate: 'Row {row} has the same e-mail address.',
  noName: 'Somebody new needs a name.',
  noEmail: 'The e-mail address is missing.',
  admin: 'This is an Admin. Admins change their profile themselves.',
  leaving: 'This person is deleting the account.',
  same: 'Nothing new.',
} as const;

export const importMessages = {
  $: 'import',
  done: 'The people are imported.',
} as const;
