/** The web server: hardened Fastify with the API, the API's description, pictures and health. */
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { FileStore } from '../platform/file-store/file-store.ts';
import type { PictureFolder } from '../platform/file-store/picture-folder.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { OrganisationNow } from '../platform/organisation.ts';
import { serveAnswerForm } from './answer-form.ts';
import { type ApiOptions, serveApi } from './api.ts';
import { serveApiDescription } from './api-description.ts';
import { type Patience, usualPatience, watchBodies } from './body-watch.ts';
import {
  answerBrokenRequests,
  answerClientError,
  refuseStrangeRequests,
} from './broken-requests.ts';
import { serveContentPictures } from './content-pictures.ts';
import { answerError } from './errors.ts';
import { type Health, serveHealth } from './health.ts';
import { serveLanguageChoice } from './language.ts';
import { countRequests, serveMetrics } from './metrics.ts';
import { serveOneClick } from './one-click.ts';
import { servePictures } from './pictures.ts';
import { servePublicLists } from './public-lists.ts';
import { limitSearches } from './rate-limit.ts';
import type { Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { noteRefusals } from './security-notes.ts';
import { type SecurityText, serveSecurityText } from './security-text.ts';
import { serveSharePictures } from './share-pictures.ts';
import { serveSiteIcons } from './site-icons.ts';

// zod/mini carries no texts of its own.
z.config(z.locales.en());

const MOST_JSON_BYTES = 262_144;

export type AppOptions = ApiOptions & {
  readonly log: Log;
  readonly now: Clock;
  readonly securityContact: SecurityText['securityContact'];
  readonly files: FileStore;
  readonly organisation: OrganisationNow;
  readonly contentPicture: PictureFolder;
  /** Sites that may show the list of coming events in a frame. */
  readonly embedOrigins: readonly string[];
  readonly health: Health;
  /** Counts requests; `token`, when given, is what lets somebody read the figures here. */
  readonly metrics?: { readonly figures: Metrics; readonly token: string | undefined } | undefined;
  readonly trustProxy: boolean;
  readonly patience?: Patience | undefined;
};

export async function buildApp(
  routes: readonly Route[],
  options: AppOptions,
): Promise<FastifyInstance> {
  const { log, files, contentPicture, health, trustProxy } = options;
  const headers = securityHeaders(options.appUrl);
  const app = openServer({ log, trustProxy }, headers);
  app.decorate('offeredLanguages', options.organisation);
  app.setErrorHandler((error, request, reply) => answerError(error, { request, reply, log }));
  logRequests(app, log);
  const { metrics } = options;
  if (metrics) countRequests(app, metrics.figures);
  noteRefusals(app, options.security);
  limitSearches(app, options.counters);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  answerBrokenRequests(app.server, headers);
  refuseStrangeRequests(app, trustProxy);
  watchBodies(app, options.patience ?? usualPatience, (error, { request, reply }) =>
    answerError(error, { request, reply, log }),
  );
  await app.register(cookie);
  await app.register(multipart);
  serveHealth(app, health);
  if (metrics?.token) serveMetrics(app, metrics.figures, metrics.token);
  serveSecurityText(app, options);
  servePictures(app, files);
  serveSiteIcons(app, options);
  serveContentPictures(app, contentPicture);
  serveSharePictures(app, { routes, files, counters: options.counters });
  servePublicLists(app, { ...options, routes });
  serveAnswerForm(app, { routes, counters: options.counters, appUrl: options.appUrl });
  serveLanguageChoice(app, { routes, sessions: options.sessions, appUrl: options.appUrl });
  serveOneClick(app, routes, options);
  await serveApiDescription(app, routes);
  serveApi(app, routes, options);
  return app;
}

/** A server that answers nothing yet: how long it waits, how much it takes, and how it refuses what is not HTTP. */
function openServer(
  { log, trustProxy }: Pick<AppOptions, 'log' | 'trustProxy'>,
  headers: ReturnType<typeof securityHeaders>,
): FastifyInstance {
  return Fastify({
    // One named proxy in front at most: its word on the address is taken, nobody else's.
    trustProxy: trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: MOST_JSON_BYTES,
    genReqId: () => newId(),
    logger: false,
    forceCloseConnections: 'idle',
    // What still comes on open connections while the server closes is answered like everything before.
    return503OnClosing: false,
    // A large upload on a slow line takes its time; `watchBodies` ends what does not move.
    requestTimeout: 0,
    http: {
      headersTimeout: 5000,
      requestTimeout: 0,
      connectionsCheckingInterval: 1000,
      // Node would refuse it without a word; we do it with some.
      requireHostHeader: false,
    },
    // Answers that come before any hook.
    frameworkErrors: (error, request, reply) =>
      void answerError(error, { request, reply: reply.headers(headers), log }),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headers),
    routerOptions: { maxParamLength: 300 },
  });
}

/**
 * One line a request: the route's pattern, never the address, which can hold a token or a name.
 *
 * Hooks of every request call back, here and elsewhere: six promises for each are 5 to 10 % of an answer that is kept.
 */
function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
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
    done();
  });
}
