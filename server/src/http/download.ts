/** Sends a file to keep. A table is made while it travels: what is not fetched is not made. */
import { Readable } from 'node:stream';
import type { DownloadRule } from '@saath/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Download } from './route.ts';

/** Without it spreadsheet programs take UTF-8 for the encoding of their country. */
const BYTE_ORDER_MARK = '\ufeff';

/** The first piece is made before anything is sent: until then a refusal can still be answered as one. */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, ...download }: Download & DownloadRule,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if ('bytes' in download)
    return reply
      .header('content-disposition', attachment(download.fileName))
      .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
      .send(download.bytes);
  const { fileName, text } = download;
  const pieces = text[Symbol.asyncIterator]();
  const isAsked = request.method !== 'HEAD';
  const first = isAsked ? await pieces.next() : { value: '' };
  reply.header('content-disposition', attachment(fileName)).type(`${type}; charset=utf-8`);
  if (!isAsked) return reply.send();
  const whole = startingWith(BYTE_ORDER_MARK + (first.value ?? ''), pieces);
  return reply.send(Readable.from(whole, { objectMode: false }));
}

/** A generator would not pass an end on that comes before its beginning: the source would stay open. */
function startingWith(first: string, pieces: AsyncIterator<string>): AsyncIterable<string> {
  let isFirst = true;
  const iterator: AsyncIterator<string> = {
    async next() {
      if (!isFirst) return await pieces.next();
      isFirst = false;
      return { done: false, value: first };
    },
    async return() {
      await pieces.return?.();
      return { done: true, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}

/** RFC 6266: the name in full, and one in plain letters for clients that read no other. */
function attachment(fileName: string): string {
  const name = fileName.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '-');
  const plain = name.replace(/[^\w. -]+/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
