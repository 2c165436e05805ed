/** Text files from strangers: text has no signature, so it is told by what it is not. */
import { pictureFormat } from './picture.ts';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLD_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** A workbook of Excel (or another zip file, which is as little a table in text). */
export function isSpreadsheet(file: Buffer): boolean {
  const head = file.subarray(0, 4);
  return head.equals(ZIP) || head.equals(OLD_OFFICE);
}

/** No picture, no workbook, and no NUL bytes, unless it says that it is UTF-16. */
export function isText(file: Buffer): boolean {
  if (pictureFormat(file) || isSpreadsheet(file)) return false;
  return utf16Order(file) !== undefined || !file.includes(0);
}

/** The order of bytes that a UTF-16 file names in its first two. */
export function utf16Order(file: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  return file[0] === 0xfe && file[1] === 0xff ? 'utf-16be' : undefined;
}
