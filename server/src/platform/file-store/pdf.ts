/** PDFs from strangers: kept as they are, so only those that do nothing but show pages. */
import { inflateSync } from 'node:zlib';
import { DomainError } from '../domain-error.ts';

/** How far from its end the last line of a PDF may stand: a line's end and some blanks. */
const TAIL = 64;
/** Of all packed objects together, once unpacked. */
const MOST_UNPACKED = 32 * 1_048_576;
/** How far before its stream the description of it begins. */
const DESCRIPTION = 2048;

/** What acts, leads to other programs or brings files along; long enough that no picture holds one by chance. */
const ACTIVE =
  /\/(JavaScript|Rendition|RichMedia|EmbeddedFiles?|FileAttachment|Filespec|Launch|SubmitForm|ImportData|GoToE|XFA)(?![\w-])/;
/** What no PDF holds that is nothing else as well: a page of the web, or a zip file whose list of contents stands at the end. */
const PAGE = /<(html|script|!doctype html)[\s>]/i;
const ZIP_END = 'PK\x05\x06';

/** By its first bytes, whatever its name says. */
export function isPdf(file: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(file.subarray(0, 8).toString('latin1'));
}

/**
 * Looks through all objects of a PDF, packed ones included. What cannot be looked through is refused.
 *
 * @throws DomainError `evidence.pdf_unreadable`, `evidence.pdf_locked`, `evidence.pdf_active`
 */
export function requirePlainPdf(file: Buffer): void {
  const text = file.toString('latin1');
  if (!isPdf(file) || !/%%EOF\s*$/.test(text.slice(-TAIL)) || !/\d+ \d+ obj\b/.test(text))
    throw new DomainError('evidence.pdf_unreadable');
  const written = plainNames(text);
  if (/\/Encrypt(?![\w-])/.test(written)) throw new DomainError('evidence.pdf_locked');
  if (PAGE.test(text) || text.includes(ZIP_END)) throw new DomainError('evidence.pdf_active');
  for (const objects of [written, ...packedObjects(file, { text, written })])
    if (ACTIVE.test(objects)) throw new DomainError('evidence.pdf_active');
}

/** Letters of names may be written by their number: `/J#61vaScript`. */
function plainNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** @throws DomainError `evidence.pdf_unreadable` for objects that are packed in a way that nobody needs */
function packedObjects(
  file: Buffer,
  { text, written }: { text: string; written: string },
): string[] {
  const found: string[] = [];
  let left = MOST_UNPACKED;
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - DESCRIPTION), index);
    const description = plainNames(before.slice(before.lastIndexOf(' obj') + 1));
    if (!/\/ObjStm(?![\w-])/.test(description)) continue;
    const objects = unpacked(file.subarray(index + word.length), { description, most: left });
    left -= objects.length;
    found.push(plainNames(objects));
  }
  const named = written.match(/\/ObjStm(?![\w-])/g)?.length ?? 0;
  if (named !== found.length) throw new DomainError('evidence.pdf_unreadable');
  return found;
}

function unpacked(
  bytes: Buffer,
  { description, most }: { description: string; most: number },
): string {
  const isDeflated = /\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(\/(?!FlateDecode)|>>)/.test(
    description,
  );
  const isUsual = isDeflated && !/\/(DecodeParms|F)(?![\w-])/.test(description);
  try {
    if (isUsual) return inflateSync(bytes, { maxOutputLength: most }).toString('latin1');
  } catch {
    // Told below, as everything that cannot be looked through.
  }
  throw new DomainError('evidence.pdf_unreadable');
}
