/** The pages: React Router's request handler behind Fastify. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Sessions } from '../platform/sessions.ts';
import { pagePolicy } from './content-policy.ts';
import { inProcessCalls } from './in-process.ts';
import { languageOf } from './language.ts';
import { chooseEncoding, compress, createPageCache, type KeptPage } from './page-cache.ts';
import type { Route } from './route.ts';
import { hasSessionCookie, secretOf } from './session-cookie.ts';
import { developmentBuild, productionBuild, webModule } from './web-build.ts';

export type PageOptions = {
  readonly routes: readonly Route[];
  readonly sessions: Sessions;
  readonly appUrl: URL;
  readonly mode: 'production' | 'development';
};

/** What a page depends on besides its address. */
const VARY = 'accept-encoding, accept-language, cookie';

/** Pages that look the same to everyone who is not signed in. */
const SHARED = /^\/(events|event\/[\w-]+|terms|_(?=\.data))?(\.data)?$/;

export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { routes, sessions, appUrl, mode } = options;
  const isDevelopment = mode === 'development';
  const build = isDevelopment ? await developmentBuild(app) : await productionBuild(app);
  const handler = createRequestHandler(build, mode);
  const callAs = inProcessCalls(routes);
  const cache = createPageCache();

  async function render(request: FastifyRequest, reply: FastifyReply, nonce: string) {
    const current = typeof build === 'function' ? await build() : build;
    const { callContext, nonceContext } = webModule(current);
    const secret = secretOf(request, appUrl);
    const actor = secret ? await sessions.find(secret) : undefined;
    const context = new RouterContextProvider();
    context.set(callContext, callAs(actor));
    context.set(nonceContext, nonce);
    return await handler(toWebRequest(request, reply, appUrl), context);
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const [path = '/'] = request.url.split('?');
      if (!isDevelopment && SHARED.test(path) && !hasSessionCookie(request)) {
        const key = `${languageOf(request)} ${request.host} ${request.url}`;
        const page = await cache(key, async () => await render(request, reply, ''));
        return await sendKept(request, reply, page);
      }
      // React Router's development-only stylesheet link complains about a nonce when it hydrates.
      const nonce = isDevelopment ? '' : randomBytes(16).toString('base64');
      const response = await render(request, reply, nonce);
      reply.header('content-security-policy', pagePolicy(isDevelopment ? 'any' : { nonce }));
      return await sendOwn(request, reply, response);
    },
  });
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
    .header('cache-control', 'private, no-cache')
    .header('vary', VARY)
    .header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
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

function toWebRequest(request: FastifyRequest, reply: FastifyReply, appUrl: URL): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  // One decision for pages and their cache; whatever a client sends under this name is overwritten.
  headers.set('saath-language', languageOf(request));
  // A host header that is no host cannot make an address; the page then speaks of its configured one.
  const origin = `${request.protocol}://${request.host}`;
  const url = new URL(request.url.replace(/^\/+/, '/'), URL.canParse(origin) ? origin : appUrl);
  return new Request(url, { method: request.method, headers, signal: gone.signal });
}
