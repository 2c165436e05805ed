/** Maps the routes of the features to Fastify. */
import type { Endpoint } from '@saath/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../platform/actor.ts';
import { type Caller, callingAs } from '../platform/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Counters } from '../platform/counters.ts';
import type { Bell } from '../platform/database.ts';
import type { Signer } from '../platform/secrets.ts';
import type { SecurityLog } from '../platform/security.ts';
import type { ApiTokens, Sessions } from '../platform/sessions.ts';
import { bearerOf, readTokens } from './bearer.ts';
import { callerOf } from './callers.ts';
import { requireCleanText } from './clean-text.ts';
import { sendDownload } from './download.ts';
import { answerStream } from './event-stream.ts';
import { idsNamedIn } from './ids-named.ts';
import { type KeptAnswers, keepAnswers } from './kept-answers.ts';
import { addressesOf, refuseTheRest } from './other-methods.ts';
import { createRateCheck, type RateCheck } from './rate-limit.ts';
import { admit, type RawCall, type Route } from './route.ts';
import { requireOwnPage, requireSameSite } from './same-site.ts';
import { keepCaller, noteDone, notedSession } from './security-notes.ts';
import { secretOf, sessionControl } from './session-cookie.ts';
import { readUpload } from './uploads.ts';

export type ApiOptions = {
  readonly sessions: Sessions;
  readonly apiTokens: ApiTokens;
  readonly signer: Signer;
  readonly security: SecurityLog;
  readonly appUrl: URL;
  readonly counters: Counters;
  readonly now: Clock;
  /** Rung when something that open screens show has changed in this process. */
  readonly bell: Pick<Bell, 'onRing'>;
  readonly answerLife?: number | undefined;
};

export function serveApi(
  app: FastifyInstance,
  routes: readonly Route[],
  options: ApiOptions,
): void {
  const kept = keepAnswers(app, options);
  const personBehind = readTokens(options.apiTokens, options.counters);
  for (const route of routes) {
    const { method } = route.endpoint;
    const handler = handlerOf(route, { ...options, kept, personBehind });
    for (const url of addressesOf(route)) app.route({ method, url, handler });
  }
  refuseTheRest(app, routes);
}

type Handling = ApiOptions & {
  readonly kept: KeptAnswers;
  readonly personBehind: ReturnType<typeof readTokens>;
};

function handlerOf(route: Route, options: Handling) {
  const { endpoint } = route;
  const { security, appUrl, counters, kept } = options;
  const check = createRateCheck(counters, `${endpoint.method} ${endpoint.path}`, route.limits);
  const changesByGet = endpoint.method === 'GET' && endpoint.path.endsWith('/logout');

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearerOf(request);
    // No page of another site can send a token; a cookie beside one is not looked at.
    if (!token) requireSameSite(request);
    if (!token && changesByGet) requireOwnPage(request);
    const secret = token ? undefined : secretOf(request, appUrl);
    // With a cookie that nobody knows any more too: what follows may depend on it.
    const isShared = !secret && !token && kept.isShared(endpoint);
    // Looked for once: a moment later it may be gone.
    const known = isShared ? kept.find(request) : undefined;
    if (known) return await kept.send(request, reply, known);
    const asked = { route, request, reply, options };
    const actor = await actorBehind({ token, secret }, asked);
    const caller = callerOf(request, options, actor?.id);
    keepCaller(request, caller);
    // Before the body of an upload is read: strangers cannot make us read it.
    admit(endpoint, { actor });
    const input = await inputOf(request, { endpoint, check, personId: actor?.id });
    const control = sessionControl(request, reply, options);
    const session = notedSession(request, control, { caller, security });
    return await answer({ actor, ...input, session }, { ...asked, caller, isShared });
  };
}

type Asked = {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly options: Handling;
};

/** The person whose token or session it is; undefined for a guest. @throws DomainError for a token that is not known */
async function actorBehind(
  { token, secret }: { token: string | undefined; secret: string | undefined },
  { route: { endpoint }, request, reply, options: { sessions, personBehind } }: Asked,
): Promise<Actor | undefined> {
  if (token) return await personBehind(token, { request, reply });
  if (!secret) return undefined;
  const named = idsNamedIn(request.url, endpoint.files ? undefined : request.body);
  return await sessions.find(secret, named);
}

type Reading = {
  readonly endpoint: Endpoint;
  readonly check: RateCheck;
  readonly personId: string | undefined;
};

/** What was sent, counted against the call's limits: an upload before its files are read, everything else by its body too. */
async function inputOf(request: FastifyRequest, { endpoint, check, personId }: Reading) {
  const by = { address: request.ip, personId };
  if (endpoint.files) await check(by);
  const { body, files } = endpoint.files
    ? await readUpload(request, endpoint.files, { accountId: personId, address: request.ip })
    : { body: request.body, files: [] };
  const { params, query } = request;
  requireCleanText([params, query, body]);
  if (!endpoint.files) await check({ ...by, body });
  return { params, query, body, files };
}

/** Runs the call and sends what comes of it: a file, a stream, an answer for all guests, or one for the caller alone. */
async function answer(
  raw: RawCall,
  {
    route,
    request,
    reply,
    options,
    caller,
    isShared,
  }: Asked & { caller: Caller; isShared: boolean },
) {
  const { endpoint, download, stream } = route;
  const { kept, security } = options;
  if (download && endpoint.download) {
    const file = await callingAs(caller, async () => await download(raw));
    noteDone(request, endpoint, security);
    return await sendDownload(request, reply, { ...endpoint.download, ...file });
  }
  if (stream)
    return await answerStream(request, reply, async (query) => await stream({ ...raw, query }));
  const run = async () => ({
    success: true,
    ...(await callingAs(caller, async () => await route.run(raw))),
  });
  if (isShared) return await kept.send(request, reply, kept.make(request, run));
  const result = await run();
  noteDone(request, endpoint, security);
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return result;
}
