/** Answers of public calls for people who are not signed in: kept for a few seconds, compressed once, with a tag. */
import { createHash } from 'node:crypto';
import type { Endpoint } from '@saath/contract/endpoint';
import { browseEvents, getEvent, listEvents } from '@saath/contract/events/events/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Bell } from '../platform/database.ts';
import { chooseEncoding, compress, type Encoding } from './page-cache.ts';

/** Milliseconds; as long as pages; what another process changes is seen so late. */
const LIFE = 5000;
const MOST = 200;

/** Calls that everybody who is not signed in gets the same answer from. */
const shared: ReadonlySet<Endpoint> = new Set([listEvents, browseEvents, getEvent]);

type KeptAnswer = {
  readonly etag: string;
  /** The body in an encoding; made on first demand. */
  readonly body: (encoding: Encoding) => Promise<Buffer>;
};

export type KeptAnswers = {
  /** Whether answers of the call are kept for those who bring no session. */
  readonly isShared: (endpoint: Endpoint) => boolean;
  /** The answer to the request that is there, or being made. Nothing more need be known of who asks then. */
  readonly find: (request: FastifyRequest) => Promise<KeptAnswer> | undefined;
  /** The same, or a new one; whoever comes meanwhile waits for it. A failure is not kept. @param make the whole answer */
  readonly make: (request: FastifyRequest, make: () => Promise<object>) => Promise<KeptAnswer>;
  /** @returns what the handler returns; a reply would be waited for until its last byte is written */
  readonly send: (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: Promise<KeptAnswer>,
  ) => Promise<FastifyReply | Buffer>;
};

type Surroundings = {
  readonly now: Clock;
  readonly bell: Pick<Bell, 'onRing'>;
  /** Milliseconds. */
  readonly answerLife?: number | undefined;
};

/**
 * Whatever a request may have changed in this process is forgotten before its answer leaves, and what background work has
 * changed on screens once it is committed.
 */
export function keepAnswers(
  app: FastifyInstance,
  { now, bell, answerLife = LIFE }: Surroundings,
): KeptAnswers {
  const kept = new Map<string, { at: number; answer: Promise<KeptAnswer> }>();
  app.addHook('onSend', ({ method }, _reply, payload, done) => {
    if (method !== 'GET' && method !== 'HEAD') kept.clear();
    done(null, payload);
  });
  bell.onRing(() => kept.clear());

  /** A clock that was put back must not keep it for an hour. */
  function known(key: string): Promise<KeptAnswer> | undefined {
    const entry = kept.get(key);
    const at = now().getTime();
    return entry && at >= entry.at && at < entry.at + answerLife ? entry.answer : undefined;
  }

  function remember(key: string, answer: Promise<KeptAnswer>): Promise<KeptAnswer> {
    kept.delete(key);
    if (kept.size >= MOST) kept.delete(kept.keys().next().value ?? '');
    const entry = { at: now().getTime(), answer };
    kept.set(key, entry);
    answer.catch(() => kept.get(key) === entry && kept.delete(key));
    return answer;
  }

  return {
    isShared: (endpoint) => shared.has(endpoint),
    find: ({ url }) => known(url),
    make: async ({ url }, make) => await (known(url) ?? remember(url, made(make))),
    async send(request, reply, answer) {
      const { etag, body } = await answer;
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('vary', 'cookie, accept-encoding')
        .header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return await body(encoding);
    },
  };
}

async function made(make: () => Promise<object>): Promise<KeptAnswer> {
  const bytes = Buffer.from(JSON.stringify(await make()));
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    body(encoding) {
      const present = encoded.get(encoding) ?? compress(bytes, encoding);
      encoded.set(encoding, present);
      return present;
    },
  };
}
