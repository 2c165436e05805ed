/** Bodies that stop, trickle or never end must not hold what others need. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../platform/domain-error.ts';

/** How long a body may take. A phone on a bad line is slow but moves; what has stopped is not waited for. */
export type Patience = {
  /** Milliseconds without a byte. */
  readonly silence: number;
  /** Bytes per second on the whole, once `grace` milliseconds are over. */
  readonly rate: number;
  readonly grace: number;
};

export const usualPatience: Patience = { silence: 10_000, rate: 2048, grace: 10_000 };

/** Of what is left of a body when its answer is sent, so much is still read: the client then gets to read the answer. */
const MOST_REST_BYTES = 262_144;
const REST_MILLISECONDS = 5000;
/** A connection that ends while it holds unread bytes takes the answer with it: the client gets so long to read that. */
const LINGER_MILLISECONDS = 500;

type Refuse = (
  error: DomainError,
  exchange: { request: FastifyRequest; reply: FastifyReply },
) => void;

/**
 * Watches the bodies of all requests: one that is too slow is refused with `request.timeout`, and what is left of one that
 * was answered early is read only a little further before the connection ends.
 *
 * @param refuse answers a request whose handler still waits for its body
 */
export function watchBodies(app: FastifyInstance, patience: Patience, refuse: Refuse): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw))
      whenTooSlow(request.raw, patience, () => {
        if (reply.sent) return;
        reply.header('connection', 'close');
        refuse(new DomainError('request.timeout'), { request, reply });
      });
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (hasBody(request.raw)) {
      // Said before: the connection ends long before such a body does.
      if (!request.raw.complete && declaredBytes(request.raw) > MOST_REST_BYTES)
        reply.header('connection', 'close');
      limitRest(request.raw, reply.raw);
    }
    done(null, payload);
  });
}

const declaredBytes = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0);

const hasBody = (raw: IncomingMessage) =>
  raw.headers['transfer-encoding'] !== undefined || declaredBytes(raw) > 0;

/**
 * Judges only while somebody reads: who waits for their turn is not slow. Counts its own looks instead of the clock's time:
 * between two of them whatever has come is read, so a process that was kept from running blames nobody for it.
 */
function whenTooSlow(raw: IncomingMessage, patience: Patience, tell: () => void): void {
  const { socket } = raw;
  const every = Math.min(1000, patience.silence / 4);
  let spent: number | undefined;
  let silent = 0;
  let first = 0;
  let bytes = 0;
  const timer = setInterval(() => {
    // Requests from within the process never say that they are complete.
    if (raw.complete || raw.readableEnded || raw.destroyed) return stop();
    if (raw.readableFlowing !== true) return;
    if (spent === undefined) {
      [spent, first, bytes] = [0, socket.bytesRead, socket.bytesRead];
      return;
    }
    spent += every;
    silent = socket.bytesRead > bytes ? 0 : silent + every;
    bytes = socket.bytesRead;
    const isTrickle = spent > patience.grace && (bytes - first) / (spent / 1000) < patience.rate;
    if (silent <= patience.silence && !isTrickle) return;
    stop();
    tell();
  }, every);
  timer.unref();
  const stop = () => clearInterval(timer);
  raw.once('close', stop);
}

function limitRest(raw: IncomingMessage, response: ServerResponse): void {
  if (raw.complete || raw.readableEnded) return;
  const end = () => void raw.destroy();
  const endSoon = () => void setTimeout(end, LINGER_MILLISECONDS).unref();
  let rest = 0;
  raw.on('data', (chunk: Buffer) => {
    rest += chunk.length;
    if (rest <= MOST_REST_BYTES || raw.isPaused()) return;
    raw.pause();
    if (response.writableFinished) endSoon();
    else response.once('finish', endSoon);
  });
  // Whoever gave up reading may have left it standing still.
  raw.resume();
  response.once('finish', () => {
    const timer = setTimeout(end, REST_MILLISECONDS).unref();
    raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  });
}
