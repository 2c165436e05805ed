/** Every error as the product's answer: `{ success: false, code, message, error, wording?, fields?, problems? }`, or a small page. */
import type { errorCatalogue } from '@saath/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../platform/database.ts';
import { isDatabaseAway } from '../platform/database-away.ts';
import { isDiskFull } from '../platform/disk-full.ts';
import { DomainError } from '../platform/domain-error.ts';
import { StoreAway } from '../platform/file-store/file-store.ts';
import { errorFields, type Log } from '../platform/log.ts';
import { inWords } from './invalid-input.ts';
import { languageOf } from './language.ts';
import { refusalAnswer } from './refusal-answer.ts';

/** Answers an error; only failures of ours are logged as errors. */
export function answerError(
  error: unknown,
  { request, reply, log }: { request: FastifyRequest; reply: FastifyReply; log: Log },
): FastifyReply {
  // The same error code as that of a database that is away, which is ours.
  const isClientGone = error !== null && request.raw.errored === error;
  const refusal = isClientGone ? new DomainError('request.unreadable') : asRefusal(error);
  const { status, code, retryAfter } = refusal;
  const line = { requestId: request.id, code, status };
  if (status >= 500) log.error({ ...line, ...errorFields(error) }, 'request failed');
  // Whoever is refused can be refused without end: what an operator should know of it is in the security log.
  else if (status === 403 || status === 429) log.info(line, 'request refused');
  if (retryAfter) reply.header('retry-after', retryAfter);
  const { url: path, headers } = request;
  const language = languageOf(request);
  const { type, body } = refusalAnswer(refusal, { path, accept: headers.accept, language });
  // What a handler has set for the answer it did not come to.
  for (const name of ['content-length', 'content-encoding', 'content-disposition', 'etag'])
    reply.removeHeader(name);
  return reply.code(status).header('cache-control', 'no-store').type(type).send(body);
}

/** SQLSTATEs of a transaction that lost to another one as often as it was tried. */
const gaveWay = new Set(['40001', '40P01']);

/** Whether the same request can be answered a moment later: the database or the store was away or too busy. */
export const passesByItself = (error: unknown): boolean =>
  isDatabaseAway(error) || error instanceof StoreAway || gaveWay.has(sqlState(error) ?? '');

/** Seconds. */
export const COME_BACK_AFTER = 5;

function asRefusal(error: unknown): DomainError {
  const refusal = inWords(error);
  if (refusal instanceof DomainError) return refusal;
  if (passesByItself(error)) return new DomainError('server.busy', { retryAfter: COME_BACK_AFTER });
  if (isDiskFull(error)) return new DomainError('server.full');
  return frameworkRefusal(error) ?? new DomainError('server.failed');
}

const byStatus = {
  400: 'request.unreadable',
  404: 'request.not_found',
  405: 'request.method',
  408: 'request.timeout',
  413: 'request.too_large',
  414: 'request.address_too_long',
  415: 'request.media_type',
  431: 'request.headers_too_large',
} as const satisfies Record<number, keyof typeof errorCatalogue>;

/** The framework's own refusals: broken JSON, too large, wrong media type. */
function frameworkRefusal(error: unknown): DomainError | undefined {
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status !== 'number' || status >= 500 || status < 400) return undefined;
  return new DomainError(byStatus[status as keyof typeof byStatus] ?? 'request.unreadable');
}
