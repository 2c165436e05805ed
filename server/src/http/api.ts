/** Maps the routes of the features to Fastify. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../platform/domain-error.ts';
import type { Sessions } from '../platform/sessions.ts';
import { requireCleanText } from './clean-text.ts';
import { createRateCheck, type RateCheck } from './rate-limit.ts';
import { admit, type Route } from './route.ts';
import { requireOwnPage, requireSameSite } from './same-site.ts';
import { secretOf, sessionControl } from './session-cookie.ts';
import { readUpload } from './uploads.ts';

export type ApiOptions = {
  readonly sessions: Sessions;
  readonly appUrl: URL;
  readonly rateFactor: number;
};

export function serveApi(
  app: FastifyInstance,
  routes: readonly Route[],
  options: ApiOptions,
): void {
  for (const route of routes) {
    const { method, path } = route.endpoint;
    const handler = handlerOf(route, options);
    app.route({ method, url: path, handler });
    // `/api/event/events/?page=1` and the same without the slash are one address.
    if (path.endsWith('/')) app.route({ method, url: path.slice(0, -1), handler });
  }
  app.all('/api/*', () => {
    throw new DomainError('request.not_found');
  });
}

function handlerOf(route: Route, { sessions, appUrl, rateFactor }: ApiOptions) {
  const { endpoint } = route;
  const check: RateCheck = createRateCheck(route.limits, rateFactor);
  const changesByGet = endpoint.method === 'GET' && endpoint.path.endsWith('/logout');

  return async (request: FastifyRequest, reply: FastifyReply) => {
    requireSameSite(request);
    if (changesByGet) requireOwnPage(request);
    const secret = secretOf(request, appUrl);
    const actor = secret ? await sessions.find(secret) : undefined;
    // Before the body of an upload is read: strangers cannot make us read it.
    admit(endpoint.access, actor);
    if (endpoint.files) await check({ address: request.ip, body: undefined });
    const { body, files } = endpoint.files
      ? await readUpload(request, endpoint.files)
      : { body: request.body, files: [] };
    const { params, query } = request;
    requireCleanText([params, query, body]);
    if (!endpoint.files) await check({ address: request.ip, body });
    const session = sessionControl(request, reply, { sessions, appUrl });
    const answer = await route.run({ actor, params, query, body, files, session });
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send({ success: true, ...answer });
  };
}
