/** Multipart calls: text fields and files, held in memory within strict bounds, so no temporary file is left. */

import type { Multipart } from '@fastify/multipart';
import type { FileRule } from '@saath/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { boundedQueue } from '../platform/bounded-queue.ts';
import { DomainError } from '../platform/domain-error.ts';
import { pictureFormat } from '../platform/file-store/picture.ts';
import { isSpreadsheet, isText } from '../platform/file-store/text.ts';

export type Upload = {
  readonly body: Record<string, string>;
  readonly files: readonly Buffer[];
};

const MOST_FIELDS = 30;
const MOST_FIELD_BYTES = 100_000;
/** At most this many uploads are read at a time: five pictures of 5 MiB each stay within 100 MiB. */
const reading = boundedQueue(4, 30_000);

/**
 * Reads a multipart request. Parts may come in any order.
 *
 * @throws DomainError `request.media_type`, `request.too_large`, `request.invalid` with the rule's own texts for too
 * many, too large or wrong files
 */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  rule: FileRule,
): Promise<Upload> {
  if (!request.isMultipart()) throw new DomainError('request.media_type');
  requireBearable(request, reply, rule);
  return await reading(async () => {
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
  });
}

/** A body that says it is far too large is refused unread, and the connection ends with the answer. */
function requireBearable(request: FastifyRequest, reply: FastifyReply, rule: FileRule): void {
  const most = 2 * (rule.max * rule.maxBytes + MOST_FIELDS * MOST_FIELD_BYTES);
  if (Number(request.headers['content-length'] ?? 0) <= most) return;
  reply.header('connection', 'close');
  throw tooLarge(rule);
}

async function readFile(
  part: Extract<Multipart, { type: 'file' }>,
  rule: FileRule,
  already: number,
): Promise<Buffer> {
  if (part.fieldname !== rule.field) throw refusal(rule, `There is no file field "${rule.field}".`);
  if (already >= rule.max) throw refusal(rule, rule.messages.tooMany);
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
  if (picture ? formats.includes(picture) : formats.includes('csv') && isText(file)) return;
  throw refusal(rule, isSpreadsheet(file) ? spreadsheet : wrongType);
}

function fieldText(value: unknown): string {
  if (typeof value !== 'string') throw new DomainError('request.unreadable');
  return value;
}

function refusal(rule: Pick<FileRule, 'field'>, message: string): DomainError {
  return new DomainError('request.invalid', { message, fields: { [rule.field]: message } });
}

function tooLarge(rule: FileRule): DomainError {
  const message = rule.messages.tooLarge;
  return new DomainError('request.too_large', { message, fields: { [rule.field]: message } });
}

/** The parser's own errors, in our words. */
function asRefusal(error: unknown, rule: FileRule): unknown {
  if (error instanceof DomainError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(rule);
  if (code === 'FST_FILES_LIMIT') return refusal(rule, rule.messages.tooMany);
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT')
    return new DomainError('request.too_large');
  // A body that ends early or is no multipart at all.
  return new DomainError('request.unreadable');
}
