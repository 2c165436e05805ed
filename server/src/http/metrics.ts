/** `/metrics`, as Prometheus asks for it: on a port of its own, or for whoever brings the token. */
import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../platform/metrics.ts';
import { hashToken } from '../platform/tokens.ts';

/** Counts every answer by the route's pattern, never by the address, which can hold anything. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    metrics.countRequest({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: isStream ? undefined : reply.elapsedTime / 1000,
    });
    done();
  });
}

/** On the product's own port, for those who bring the token; nobody else learns more than that there is one. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isAllowed(request.headers.authorization, token))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send(NO_TOKEN);
    return reply.type(metrics.contentType).send(await metrics.expose());
  });
}

const NO_TOKEN = 'Bring METRICS_TOKEN as "Authorization: Bearer …".\n';

function isAllowed(header: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer (\S+)$/i.exec(header ?? '') ?? [];
  return timingSafeEqual(hashToken(given), hashToken(token));
}

type Place = { readonly host: string; readonly port: number; readonly token: string | undefined };

/**
 * On a port of its own, which no proxy passes on.
 *
 * @param place `port` 0 takes a free one
 * @returns the port, and how it ends
 */
export async function listenForMetrics(metrics: Metrics, { host, port, token }: Place) {
  const server = createServer(async (request, answer) => {
    const isHere = request.method === 'GET' && request.url === '/metrics';
    if (!isHere) return void answer.writeHead(404).end();
    if (token && !isAllowed(request.headers.authorization, token))
      return void answer.writeHead(401, { 'www-authenticate': 'Bearer' }).end(NO_TOKEN);
    const text = await metrics.expose().catch(() => undefined);
    if (text === undefined) return void answer.writeHead(500).end();
    answer.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve());
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
