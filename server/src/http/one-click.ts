/** The button of mail programs that ends mails of one kind (RFC 8058). */
import { changeMailChoice } from '@saath/contract/notices/notices/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../platform/counters.ts';
import { DomainError } from '../platform/domain-error.ts';
import { requireCleanText } from './clean-text.ts';
import { createRateCheck } from './rate-limit.ts';
import type { Route } from './route.ts';

const MOST_BYTES = 4096;

/**
 * `POST /unsubscribe/…`. It comes from another site by its nature, so this one address takes forms from anywhere: it
 * reads no cookie, knows nobody, and does nothing but switch off what its signed address names. A form in another page
 * that guesses no signature can do nothing with it; whoever has the address could open the page behind it as well.
 */
export function serveOneClick(
  app: FastifyInstance,
  routes: readonly Route[],
  { counters }: { counters: Counters },
): void {
  const route = routes.find(({ endpoint }) => endpoint === changeMailChoice);
  if (!route) throw new Error('There is no call that mails stop themselves by');
  const check = createRateCheck(counters, 'one click', route.limits);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // As the RFC has it: urlencoded, or with parts.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const { params, body } = request;
      requireCleanText([params]);
      await check({ address: request.ip });
      if (!isOneClick(body)) throw new DomainError('request.unreadable');
      await route.run({ actor: undefined, params, body: { isOn: false } });
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

/** `List-Unsubscribe=One-Click`, as a pair or as a part of its own. */
function isOneClick(body: unknown): boolean {
  return (
    typeof body === 'string' &&
    /(^|&)List-Unsubscribe=One-Click(&|$)|name="List-Unsubscribe"\r\n(?:[^\r\n]+\r\n)*\r\nOne-Click\r\n/.test(
      body.trim(),
    )
  );
}
