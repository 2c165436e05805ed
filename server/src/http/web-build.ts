/** The screens as a React Router build: the finished one in production, Vite's live one in development. */
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Call } from '@saath/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { RouterContext, ServerBuild } from 'react-router';

const webFolder = fileURLToPath(new URL('../../../web/', import.meta.url));

/** What the bundle's own entry module gives us: contexts must be the bundle's instances. */
export type WebModule = {
  readonly callContext: RouterContext<Call>;
  readonly nonceContext: RouterContext<string>;
};

export function webModule(build: ServerBuild): WebModule {
  return build.entry.module as unknown as WebModule;
}

export async function productionBuild(app: FastifyInstance): Promise<ServerBuild> {
  await app.register(fastifyStatic, {
    root: `${webFolder}build/client`,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes('/assets/');
      reply.header(
        'cache-control',
        isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // A worker lives by the policy of its own file: it takes in its parts and passes requests on, to us alone. What is
      // sent may be the compressed copy beside it.
      if (/\/sw\.js(\.\w+)?$/.test(path))
        reply.header('content-security-policy', "default-src 'self'");
    },
  });
  return (await import(`${webFolder}build/server/index.js`)) as ServerBuild;
}

export async function developmentBuild(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webFolder,
    configFile: `${webFolder}vite.config.ts`,
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onRequest', (request, reply, next) => {
    if (/^\/(api|media|content)\//.test(request.url)) return next();
    vite.middlewares(request.raw, reply.raw, next);
  });
  app.addHook('onClose', () => vite.close());
  return async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
}
