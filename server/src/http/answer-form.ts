/** The forms behind the links of mails: they work without JavaScript, and only pressing a button changes anything. */
import type { Call, RequestOf } from '@saath/contract/endpoint';
import { isRefusal } from '@saath/contract/errors';
import { answerAsGuardian } from '@saath/contract/places/guardians/endpoints';
import { answerOfferLink, answerRequestLink } from '@saath/contract/places/mail-answers/endpoints';
import { answerByLink } from '@saath/contract/places/reminders/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../platform/counters.ts';
import { requireCleanText } from './clean-text.ts';
import { inProcessCalls } from './in-process.ts';
import { createRateCheck, rateLimits } from './rate-limit.ts';
import type { Route } from './route.ts';
import { requireSameSite } from './same-site.ts';
import { cookieOf } from './session-cookie.ts';
import { keepTyped } from './typed-cookie.ts';

const MOST_BYTES = 8192;
const VERSION = 'version.';

type Fields = Readonly<Record<string, string>>;

/** What a form says, and how it is answered. */
type Answering = (call: Call, given: { token: string; fields: Fields }) => Promise<unknown>;

/** By the address of the page. What fields say is checked by the call. */
const answerings: Readonly<Record<string, Answering>> = {
  coming: async (call, { token, fields }) =>
    await call(answerByLink, {
      params: { token },
      body: fields as RequestOf<typeof answerByLink>['body'],
    }),
  offer: async (call, { token, fields }) =>
    await call(answerOfferLink, {
      params: { token },
      body: fields as RequestOf<typeof answerOfferLink>['body'],
    }),
  guardian: async (call, { token, fields: { answer, name, ...texts } }) =>
    await call(answerAsGuardian, {
      params: { token },
      body: { answer, name, agreements: versionsIn(texts) } as RequestOf<
        typeof answerAsGuardian
      >['body'],
    }),
  request: async (call, { token, fields: { roleId, ...fields } }) =>
    await call(answerRequestLink, {
      params: { token },
      // A role that was not chosen is an empty field.
      body: { ...fields, ...(roleId ? { roleId } : {}) } as RequestOf<
        typeof answerRequestLink
      >['body'],
    }),
};

/** `POST /coming/:token` and the like, with fields of a form. Every way leads back to the page of the link, which says how things stand. */
export function serveAnswerForm(
  app: FastifyInstance,
  { routes, counters, appUrl }: { routes: readonly Route[]; counters: Counters; appUrl: URL },
): void {
  const callAs = inProcessCalls(routes);
  const check = createRateCheck(counters, 'answer form', rateLimits.token);
  // By itself, so that no other address takes forms.
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, text, done) => done(null, fieldsOf(String(text))),
    );
    for (const [page, answering] of Object.entries(answerings))
      own.post<{ Params: { token: string }; Body: Fields | undefined }>(
        `/${page}/:token`,
        async (request, reply) => {
          requireSameSite(request);
          await check({ address: request.ip });
          const { token } = request.params;
          requireCleanText([token, request.body]);
          const back = (search: string) =>
            reply
              .header('cache-control', 'no-store')
              .redirect(`/${page}/${encodeURIComponent(token)}${search}`, 303);
          const fields = request.body ?? {};
          const answer = encodeURIComponent(fields.answer ?? '');
          const keep = (name: string) => keepTyped(reply, name, cookieOf(request, appUrl));
          try {
            await answering(callAs(undefined), { token, fields });
            keep('');
            return back(`?said=${answer}`);
          } catch (error) {
            if (!isRefusal(error)) throw error;
            keep(fields.name ?? '');
            // What stands in the way is what the page says by itself.
            return back(`?answer=${answer}&unsent=${error.code}`);
          }
        },
      );
  });
}

/** The texts that were read stand in fields of their own, `version.<id>`. */
function versionsIn(fields: Fields): { id: string; version: number }[] {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(VERSION))
    .map(([name, version]) => ({ id: name.slice(VERSION.length), version: Number(version) }));
}

/** Forms send two characters for the end of a line; both sides count one. */
function fieldsOf(text: string): Record<string, string> {
  const pairs = new URLSearchParams(text);
  return Object.fromEntries(
    [...pairs].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
}
