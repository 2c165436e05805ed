/** `/healthz`: the process answers. `/readyz`: it can serve, so a balancer may send it requests. */
import type { FastifyInstance } from 'fastify';

export type Health = {
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>;
  readonly isDraining: () => boolean;
};

export function serveHealth(app: FastifyInstance, { ping, isDraining }: Health): void {
  app.get('/healthz', async (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await ping();
      return reply.send({ status: 'ready' });
    } catch {
      return reply.code(503).send({ status: 'database' });
    }
  });
}
