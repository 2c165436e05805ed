/** PDFs from strangers: kept as they are, so only those that do nothing but show pages. */
import { constants, inflateRawSync } from 'node:zlib';
import { DomainError } from '../domain-error.ts';

/** How far from its end the last line of a PDF may stand: a line's end and some blanks. */
const TAIL = 64;
/** Of all that is unpacked together. */
const MOST_UNPACKED = 32 * 1_048_576;
/** Streams that are looked into; a PDF of this size has some hundreds. */
const MOST_STREAMS = 10_000;
/** Letters that are written by their number; by chance there are a hundred in 5 MB. */
const MOST_NUMBERS = 50_000;
/** Bytes of a stream by which is seen what it begins with. */
const BEGINNING = 512;
/** How far before its stream the description of it begins. */
const DESCRIPTION = 2048;

/** What acts, leads to other programs or files, or brings them along; long enough that no picture holds one by chance. */
const ACTIVE =
  /\/(JavaScript|Rendition|RichMedia|Movie|Sound|EmbeddedFiles?|FileAttachment|Filespec|FFilter|Launch|SubmitForm|ImportData|GoToE|GoToR|XFA)(?![\w-])/;
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

/** Letters of names may be written by their number: `/J#61vaScript`. @throws DomainError `evidence.pdf_unreadable` */
function plainNames(text: string): string {
  let count = 0;
  return text.replace(/#([\da-f]{2})/gi, (_, hex: string) => {
    count += 1;
    if (count > MOST_NUMBERS) throw unreadable();
    return String.fromCharCode(Number.parseInt(hex, 16));
  });
}

/**
 * Readers differ in what they take for packed objects. So whatever unpacks to numbers, as packed objects begin, is looked
 * through, and what is said to be packed objects but is not of that sort is refused.
 *
 * @throws DomainError `evidence.pdf_unreadable`
 */
function packedObjects(
  file: Buffer,
  { text, written }: { text: string; written: string },
): string[] {
  const found: string[] = [];
  const left = { unpacked: MOST_UNPACKED, read: 2 * file.length };
  let streams = 0;
  let described = 0;
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream[\s\0]+/g)) {
    streams += 1;
    if (streams > MOST_STREAMS) throw unreadable();
    const objects = unpackedObjects(file.subarray(index + word.length), left);
    if (objects !== undefined) found.push(plainNames(objects));
    const description = describing(text, index);
    if (!/\/(ObjStm|First)(?![\w-])/.test(description)) continue;
    if (objects === undefined || !isUsual(description)) throw unreadable();
    if (/\/ObjStm(?![\w-])/.test(description)) described += 1;
  }
  const named = written.match(/\/ObjStm(?![\w-])/g)?.length ?? 0;
  if (named !== described) throw unreadable();
  return found;
}

function describing(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - DESCRIPTION), index);
  return plainNames(before.slice(before.lastIndexOf(' obj') + 1));
}

/** Packed once, in the usual way; and no words stand in it that could be taken for its end. */
function isUsual(description: string): boolean {
  const filters = description.match(/\/Filter(?![\w-])/g)?.length;
  const isDeflated = /\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(\/(?!FlateDecode)|>>)/.test(
    description,
  );
  return filters === 1 && isDeflated && !/\/(DecodeParms|DP|F)(?![\w-])|[(%]/.test(description);
}

type Left = { unpacked: number; read: number };

/**
 * Undefined for what is packed otherwise or begins otherwise, such as pictures and fonts. Where streams lie within each
 * other, so that more is read than there is, it is none.
 */
function unpackedObjects(bytes: Buffer, left: Left): string | undefined {
  const [method = 0, flags = 0] = bytes;
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 > 0) return undefined;
  const beginning = unpacked(bytes.subarray(0, BEGINNING), left);
  if (!/^[\s\0]*(%|\d+[\s\0]+\d+[\s\0])/.test(beginning.slice(0, BEGINNING))) return undefined;
  const objects = unpacked(bytes, left);
  left.unpacked -= objects.length;
  return objects;
}

/** By the packed bytes alone: a wrong sum behind them is no hindrance to most readers. */
function unpacked(bytes: Buffer, left: Left): string {
  if (left.read < 0 || left.unpacked <= 0) throw unreadable();
  try {
    const { buffer, engine } = inflateRawSync(bytes.subarray(2), {
      ...{ finishFlush: constants.Z_SYNC_FLUSH, info: true },
      maxOutputLength: left.unpacked,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    left.read -= engine.bytesWritten;
    return buffer.toString('latin1');
  } catch {
    throw unreadable();
  }
}

const unreadable = () => new DomainError('evidence.pdf_unreadable');
