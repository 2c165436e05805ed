/** The web server: hardened Fastify with the API, the API's description, pictures and health. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { FileStore } from '../platform/file-store/file-store.ts';
import type { PictureFolder } from '../platform/file-store/picture-folder.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import { serveAnswerForm } from './answer-form.ts';
import { type ApiOptions, serveApi } from './api.ts';
import { serveApiDescription } from './api-description.ts';
import { serveContentPictures } from './content-pictures.ts';
import { answerError } from './errors.ts';
import { type Health, serveHealth } from './health.ts';
import { serveLanguageChoice } from './language.ts';
import { serveOneClick } from './one-click.ts';
import { servePictures } from './pictures.ts';
import { limitSearches } from './rate-limit.ts';
import type { Route } from './route.ts';
import { noteRefusals } from './security-notes.ts';

// zod/mini carries no texts of its own.
z.config(z.locales.en());

const MOST_JSON_BYTES = 262_144;

export type AppOptions = ApiOptions & {
  readonly log: Log;
  readonly files: FileStore;
  readonly contentPicture: PictureFolder;
  readonly health: Health;
  readonly trustProxy: boolean;
};

export async function buildApp(
  routes: readonly Route[],
  options: AppOptions,
): Promise<FastifyInstance> {
  const { log, files, contentPicture, health, trustProxy } = options;
  const app = Fastify({
    // One named proxy in front at most: its word on the address is taken, nobody else's.
    trustProxy: trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: MOST_JSON_BYTES,
    genReqId: () => newId(),
    logger: false,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    http: { headersTimeout: 5000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 300 },
  });
  app.setErrorHandler((error, request, reply) => answerError(error, { request, reply, log }));
  logRequests(app, log);
  noteRefusals(app, options.security);
  limitSearches(app, options.rateFactor);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Links in mails carry tokens: no other site may learn the address.
    referrerPolicy: { policy: 'same-origin' },
    hsts: options.appUrl.protocol === 'https:',
    xFrameOptions: { action: 'deny' },
  });
  // The API answers data only; pages and the API's description set their own policy.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  await app.register(cookie);
  await app.register(multipart);
  serveHealth(app, health);
  servePictures(app, files);
  serveContentPictures(app, contentPicture);
  serveAnswerForm(app, { routes, rateFactor: options.rateFactor });
  serveLanguageChoice(app, { routes, sessions: options.sessions, appUrl: options.appUrl });
  serveOneClick(app, routes, options);
  await serveApiDescription(app, routes);
  serveApi(app, routes, options);
  return app;
}

/** One line a request: the route's pattern, never the address, which can hold a token or a name. */
function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
