/** `/healthz`: the process answers. `/readyz`: it can serve, so a balancer may send it requests. */
import type { FastifyInstance } from 'fastify';
import type { Draining } from '../platform/draining.ts';

export type Health = {
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>;
  readonly draining: Draining;
};

export function serveHealth(app: FastifyInstance, { ping, draining }: Health): void {
  // Whoever keeps a connection open sends the next request on another one, which leads elsewhere.
  app.addHook('onRequest', (_request, reply, done) => {
    if (draining.isOn()) reply.header('connection', 'close');
    done();
  });
  app.get('/healthz', async (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    draining.noteAsked();
    if (draining.isOn()) return reply.code(503).send({ status: 'draining' });
    try {
      await ping();
      return reply.send({ status: 'ready' });
    } catch {
      return reply.code(503).send({ status: 'database' });
    }
  });
}
