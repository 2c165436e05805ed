/** The pages: React Router's request handler behind Fastify. */
import { randomBytes } from 'node:crypto';
import type { Language } from '@saath/contract/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Actor } from '../platform/actor.ts';
import type { Sessions } from '../platform/sessions.ts';
import { requireCleanText } from './clean-text.ts';
import { pagePolicy } from './content-policy.ts';
import { COME_BACK_AFTER, passesByItself } from './errors.ts';
import { idsNamedIn } from './ids-named.ts';
import { inProcessCalls } from './in-process.ts';
import { languageOf } from './language.ts';
import { chooseEncoding, compress, createPageCache, type KeptPage } from './page-cache.ts';
import type { Route } from './route.ts';
import { hasSessionCookie, secretOf } from './session-cookie.ts';
import { typedBefore } from './typed-cookie.ts';
import { developmentBuild, productionBuild, webModule } from './web-build.ts';

export type PageOptions = {
  readonly routes: readonly Route[];
  readonly sessions: Sessions;
  readonly appUrl: URL;
  readonly mode: 'production' | 'development';
  /** Changes with what every page shows of the organisation: pages kept from before are not shown any more. */
  readonly siteVersion: () => number;
};

/** What a page depends on besides its address. */
const VARY = 'accept-encoding, accept-language, cookie';

/** One decision for pages and their cache. */
const LANGUAGE_HEADER = 'saath-language';

/** What was typed into a form that was refused, for the page of the form; encoded as in an address. */
const TYPED_HEADER = 'saath-typed';

/** Pages that look the same to everyone who is not signed in. */
const SHARED = /^\/(events|event\/[\w-]+|terms|_(?=\.data))?(\.data)?$/;

export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { routes, sessions, appUrl, mode, siteVersion } = options;
  const isDevelopment = mode === 'development';
  const build = isDevelopment ? await developmentBuild(app) : await productionBuild(app);
  const handler = createRequestHandler(build, mode);
  const callAs = inProcessCalls(routes);
  const cache = createPageCache();

  async function render(request: Request, actor: Actor | undefined, nonce: string) {
    const current = typeof build === 'function' ? await build() : build;
    const { callContext, nonceContext } = webModule(current);
    const context = new RouterContextProvider();
    const passing: unknown[] = [];
    const hear = (error: unknown) => void (passesByItself(error) && passing.push(error));
    context.set(callContext, callAs(actor, hear));
    context.set(nonceContext, nonce);
    const response = await handler(request, context);
    return passing.length > 0 ? comeBack(request, response, passing[0]) : response;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      // Before a page that is made in vain. A link with such characters in its path is for its page to call dead.
      requireCleanText([request.query]);
      const [path = '/'] = request.url.split('?');
      if (!isDevelopment && SHARED.test(path) && !hasSessionCookie(request)) {
        const language = languageOf(request);
        const shared = (nonce: string) =>
          render(sharedRequest(request.url, language, appUrl), undefined, nonce);
        return await sendKept(
          request,
          reply,
          await cache(`${siteVersion()} ${language} ${request.url}`, shared),
        );
      }
      // React Router's development-only stylesheet link complains about a nonce when it hydrates.
      const nonce = isDevelopment ? '' : randomBytes(16).toString('base64');
      const secret = secretOf(request, appUrl);
      const actor = secret ? await sessions.find(secret, idsNamedIn(request.url)) : undefined;
      const response = await render(ownRequest(request, reply, appUrl), actor, nonce);
      reply.header('content-security-policy', pagePolicy(isDevelopment ? 'any' : { nonce }));
      return await sendOwn(request, reply, response);
    },
  });
}

/**
 * Whatever a page made of a database that was away is not what there is. Data for a script that is already running keeps
 * the form that it can read.
 *
 * @throws the error, whose answer is the small page that needs no database
 */
function comeBack(request: Request, { body, headers }: Response, error: unknown): Response {
  if (!new URL(request.url).pathname.endsWith('.data')) throw error;
  headers.set('retry-after', `${COME_BACK_AFTER}`);
  return new Response(body, { status: 503, headers });
}

async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
): Promise<FastifyReply> {
  for (const [name, value] of page.headers) reply.header(name, value);
  reply
    .code(page.status)
    .header('content-security-policy', page.policy)
    .header('cache-control', page.isWhole ? 'private, no-cache' : 'no-store')
    .header('vary', VARY);
  if (page.isWhole) reply.header('etag', page.etag);
  if (page.isWhole && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.body(encoding));
}

/** A page for one person: never stored by anybody. */
async function sendOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  reply.status(response.status);
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  for (const one of response.headers.getSetCookie()) reply.header('set-cookie', one);
  reply.header('cache-control', 'no-store').header('vary', VARY);
  if (!response.body) return reply.send(null);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await compress(Buffer.from(await response.arrayBuffer()), encoding));
}

/** The request of one person, which ends when they go away. */
function ownRequest(request: FastifyRequest, reply: FastifyReply, appUrl: URL): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  // Whatever a client sends under these names is overwritten.
  headers.set(LANGUAGE_HEADER, languageOf(request));
  headers.set(TYPED_HEADER, encodeURIComponent(typedBefore(request)));
  return new Request(addressOf(request.url, appUrl), { headers, signal: gone.signal });
}

/** A rendering that many wait for: nothing of the one who came first is in it, neither headers nor when they go away. */
function sharedRequest(path: string, language: Language, appUrl: URL): Request {
  return new Request(addressOf(path, appUrl), { headers: { [LANGUAGE_HEADER]: language } });
}

/** Pages speak of the site by its configured address: a client's `Host` is only what the client says. */
const addressOf = (path: string, appUrl: URL): URL =>
  new URL(path.replace(/^[/\\]+/, '/'), appUrl.origin);
