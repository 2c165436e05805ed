/** Every error as the API's answer: `{ success: false, code, message, error, fields? }`. */
import type { errorCatalogue } from '@saath/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { $ZodError } from 'zod/v4/core';
import { sqlState } from '../platform/database.ts';
import { isDatabaseAway } from '../platform/database-away.ts';
import { DomainError } from '../platform/domain-error.ts';
import { errorFields, type Log } from '../platform/log.ts';

/** Answers an error; only failures of ours are logged as errors. */
export function answerError(
  error: unknown,
  { request, reply, log }: { request: FastifyRequest; reply: FastifyReply; log: Log },
): FastifyReply {
  const refusal = asRefusal(error);
  const { status, code, message, fields, retryAfter } = refusal;
  const line = { requestId: request.id, code, status };
  if (status >= 500) log.error({ ...line, ...errorFields(error) }, 'request failed');
  else if (status === 403 || status === 429) log.warn(line, 'request refused');
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ success: false, code, message, error: message, ...(fields ? { fields } : {}) });
}

/** SQLSTATEs of a transaction that lost to another one as often as it was tried. */
const gaveWay = new Set(['40001', '40P01']);

function asRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof $ZodError) return invalidInput(error);
  if (isDatabaseAway(error) || gaveWay.has(sqlState(error) ?? ''))
    return new DomainError('server.busy', { retryAfter: 5 });
  return frameworkRefusal(error) ?? new DomainError('server.failed');
}

/** The first problem in the schema's order is the message; each field's first problem stands at the field. */
function invalidInput(error: $ZodError): DomainError {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const field = path.join('.');
    if (field && !Object.hasOwn(fields, field)) fields[field] = message;
  }
  return new DomainError('request.invalid', { message: error.issues[0]?.message, fields });
}

const byStatus = {
  400: 'request.unreadable',
  404: 'request.not_found',
  405: 'request.method',
  413: 'request.too_large',
  415: 'request.media_type',
} as const satisfies Record<number, keyof typeof errorCatalogue>;

/** The framework's own refusals: broken JSON, too large, wrong media type. */
function frameworkRefusal(error: unknown): DomainError | undefined {
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status !== 'number' || status >= 500 || status < 400) return undefined;
  return new DomainError(byStatus[status as keyof typeof byStatus] ?? 'request.unreadable');
}
