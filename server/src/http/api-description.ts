/** `/api/openapi.json` and a page to browse it at `/api/docs`. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import type { Route } from './route.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Saath API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true });`;

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export async function serveApiDescription(
  app: FastifyInstance,
  routes: readonly Route[],
): Promise<void> {
  // Large, and hardly anybody asks.
  let document: Buffer | undefined;
  const described = () =>
    Buffer.from(JSON.stringify(openApiDocument(routes.map(({ endpoint }) => endpoint))));
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= described();
    return reply.type('application/json; charset=utf-8').send(document);
  });
  for (const path of ['/api/docs', '/api/docs/'])
    app.get(path, async (_request, reply) =>
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
    );
  app.get('/api/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  );
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder, serve: false });
    for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js'])
      scope.get(`/api/docs/${name}`, async (_request, reply) => reply.sendFile(name));
  });
}
