/** The form behind the link of a reminder: it works without JavaScript, and only pressing its button changes anything. */
import type { RequestOf } from '@saath/contract/endpoint';
import { isRefusal } from '@saath/contract/errors';
import { answerByLink } from '@saath/contract/places/reminders/endpoints';
import type { FastifyInstance } from 'fastify';
import { $ZodError } from 'zod/v4/core';
import { requireCleanText } from './clean-text.ts';
import { inProcessCalls } from './in-process.ts';
import { createRateCheck, rateLimits } from './rate-limit.ts';
import type { Route } from './route.ts';
import { requireSameSite } from './same-site.ts';

const MOST_BYTES = 8192;

/**
 * `POST /coming/:token` with fields of a form. Every way leads back to the page of the link, which says how things stand.
 * Who cannot come is asked once more before the place goes to somebody else.
 */
export function serveAnswerForm(
  app: FastifyInstance,
  { routes, rateFactor }: { routes: readonly Route[]; rateFactor: number },
): void {
  const callAs = inProcessCalls(routes);
  const check = createRateCheck(rateLimits.token, rateFactor);
  // By itself, so that no other address takes forms.
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, text, done) => done(null, fieldsOf(String(text))),
    );
    own.post<{ Params: { token: string }; Body: Record<string, string> | undefined }>(
      '/coming/:token',
      async (request, reply) => {
        requireSameSite(request);
        await check({ address: request.ip });
        const { token } = request.params;
        requireCleanText([token, request.body]);
        const back = (search: string) =>
          reply
            .header('cache-control', 'no-store')
            .redirect(`/coming/${encodeURIComponent(token)}${search}`, 303);
        const { sure, ...fields } = request.body ?? {};
        const { answer = '' } = fields;
        if (answer === 'cant' && sure !== 'yes') return back('?ask=cant');
        try {
          const body = fields as RequestOf<typeof answerByLink>['body'];
          await callAs(undefined)(answerByLink, { params: { token }, body });
          return back(`?said=${encodeURIComponent(answer)}`);
        } catch (error) {
          // What stands in the way is what the page says by itself.
          if (isRefusal(error) || error instanceof $ZodError) return back('?unsent=yes');
          throw error;
        }
      },
    );
  });
}

/** Forms send two characters for the end of a line; both sides count one. */
function fieldsOf(text: string): Record<string, string> {
  const pairs = new URLSearchParams(text);
  return Object.fromEntries(
    [...pairs].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
}
