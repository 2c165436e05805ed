/** Multipart calls: text fields and files, held in memory within strict bounds, so no temporary file is left. */

import type { Multipart } from '@fastify/multipart';
import type { FileRule } from '@saath/contract/endpoint';
import { fileMessages } from '@saath/contract/request-messages';
import { say } from '@saath/contract/texts';
import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../platform/domain-error.ts';
import { fairQueue } from '../platform/fair-queue.ts';
import { isPdf } from '../platform/file-store/pdf.ts';
import { pictureFormat } from '../platform/file-store/picture.ts';
import { isSpreadsheet, isText } from '../platform/file-store/text.ts';
import { networkOf } from '../platform/network.ts';

export type Upload = {
  readonly body: Record<string, string>;
  readonly files: readonly Buffer[];
};

const MOST_FIELDS = 30;
const MOST_FIELD_BYTES = 100_000;
/** Parts around files, and fields of forms, which are small. */
const MOST_OTHER_BYTES = 1_048_576;
/** A body that says it is no larger takes nobody's place: a sign-up without a picture goes on whatever others do. */
const SMALL_BYTES = 131_072;

/** Five pictures of 5 MiB each, four at a time: within 100 MiB. */
const ofMembers = fairQueue({ concurrency: 4, each: 2, mostEach: 8, patience: 60_000 });
/** One small picture each. A venue shares one address (of IPv6 one /64), so some of it stand in line rather than being refused. */
const ofGuests = fairQueue({ concurrency: 12, each: 4, mostEach: 60, patience: 30_000 });

export type Uploader = {
  /** The account; undefined for a guest. */
  readonly accountId: string | undefined;
  readonly address: string;
};

/**
 * Reads a multipart request. Parts may come in any order. Each account, and each network of guests, has its share of the
 * places; guests and accounts do not take each other's.
 *
 * @throws DomainError `request.media_type`, `request.too_large`, `request.uploads`, `server.busy`, `request.invalid` with
 * the rule's own texts for too many, too large or wrong files
 */
export async function readUpload(
  request: FastifyRequest,
  rule: FileRule,
  { accountId, address }: Uploader,
): Promise<Upload> {
  if (!request.isMultipart()) throw new DomainError('request.media_type');
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const most = rule.max * rule.maxBytes + MOST_OTHER_BYTES;
  if (Number.isFinite(length) && length > most) throw tooLarge(rule);
  const read = async () => await readBounded(request, rule, most);
  if (length <= SMALL_BYTES) return await read();
  return await (accountId ? ofMembers(accountId, read) : ofGuests(networkOf(address), read));
}

/** Leaves the connection as soon as more came than the rule can mean, or the client has gone. */
async function readBounded(request: FastifyRequest, rule: FileRule, most: number): Promise<Upload> {
  const { raw } = request;
  // Gone while they stood in line.
  if (raw.destroyed) throw new DomainError('request.unreadable');
  let size = 0;
  let leave: (error: DomainError) => void = () => {};
  const left = new Promise<never>((_resolve, reject) => {
    leave = reject;
  });
  const count = (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) leave(tooLarge(rule));
  };
  const close = () => {
    // Also told of a body that was read to its end.
    if (!raw.complete) leave(new DomainError('request.unreadable'));
  };
  raw.on('data', count).once('close', close);
  try {
    return await Promise.race([readParts(request, rule), left]);
  } finally {
    raw.off('data', count).off('close', close);
    raw.unpipe();
  }
}

async function readParts(request: FastifyRequest, rule: FileRule): Promise<Upload> {
  const body: Record<string, string> = Object.create(null);
  const files: Buffer[] = [];
  const parts = request.parts({
    limits: {
      fields: MOST_FIELDS,
      fieldSize: MOST_FIELD_BYTES,
      // One more than allowed, so that too many can be told apart and answered in words.
      files: rule.max + 1,
      parts: MOST_FIELDS + rule.max + 1,
      // "Under" the limit: a file of exactly that size is too large.
      fileSize: rule.maxBytes,
    },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'file') files.push(await readFile(part, rule, files.length));
      else body[part.fieldname] = fieldText(part.value);
    }
  } catch (error) {
    throw asRefusal(error, rule);
  }
  return { body, files: files.filter((file) => file.length > 0) };
}

async function readFile(
  part: Extract<Multipart, { type: 'file' }>,
  rule: FileRule,
  already: number,
): Promise<Buffer> {
  if (part.fieldname !== rule.field)
    throw invalidField(rule.field, say(fileMessages, 'field', { field: rule.field }));
  if (already >= rule.max) throw invalidField(rule.field, rule.messages.tooMany);
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks);
  if (part.file.truncated || file.length >= rule.maxBytes) throw tooLarge(rule);
  // A form sends an empty part for a file field that was left empty.
  if (file.length === 0 && !part.filename) return file;
  requireFormat(file, rule);
  return file;
}

function requireFormat(file: Buffer, { formats, ...rule }: FileRule): void {
  const { wrongType, spreadsheet = wrongType } = rule.messages;
  const picture = pictureFormat(file);
  if (picture ? formats.includes(picture) : isOther(file, formats)) return;
  throw invalidField(rule.field, isSpreadsheet(file) ? spreadsheet : wrongType);
}

function isOther(file: Buffer, formats: FileRule['formats']): boolean {
  if (isPdf(file)) return formats.includes('pdf');
  return formats.includes('csv') && isText(file);
}

function fieldText(value: unknown): string {
  if (typeof value !== 'string') throw new DomainError('request.unreadable');
  return value;
}

function tooLarge(rule: FileRule): DomainError {
  const said = rule.messages.tooLarge;
  return new DomainError('request.too_large', { said, fields: { [rule.field]: said } });
}

/** The parser's own errors, in our words. */
function asRefusal(error: unknown, rule: FileRule): unknown {
  if (error instanceof DomainError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(rule);
  if (code === 'FST_FILES_LIMIT') return invalidField(rule.field, rule.messages.tooMany);
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT')
    return new DomainError('request.too_large');
  // A body that ends early or is no multipart at all.
  return new DomainError('request.unreadable');
}
