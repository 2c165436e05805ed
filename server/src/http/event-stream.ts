/** Sends server-sent events (WHATWG HTML 9.2) for as long as the client stays. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TextStream } from '../platform/live/text-stream.ts';

/** Bytes that may wait for a slow client. Cut off, it comes back and catches up. */
const MOST_WAITING = 65_536;
/** Milliseconds for the last bytes of a stream to leave. */
const LAST_WORDS = 2000;

/**
 * Nothing is sent before the stream is there, so that a refusal can be answered as one. Where a client goes on from is
 * in its `Last-Event-ID`, or in the query, where a page that opens the stream anew can put it.
 */
export async function answerStream(
  request: FastifyRequest,
  reply: FastifyReply,
  open: (query: unknown) => Promise<TextStream>,
): Promise<FastifyReply> {
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    // Proxies such as nginx would otherwise collect messages.
    .header('x-accel-buffering', 'no')
    .header('connection', 'close');
  if (request.method === 'HEAD') return reply.send();
  const { query, headers } = request;
  const after = headers['last-event-id'];
  const stream = await open(after ? { ...(query as object), after } : query);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, reply.getHeaders() as Record<string, string>);
  raw.flushHeaders();
  raw.socket?.setNoDelay(true);
  const stop = stream.start({
    send(text) {
      if (raw.writableEnded || raw.destroyed) return;
      raw.write(text);
      if (raw.writableLength > MOST_WAITING) raw.destroy();
    },
    end(text) {
      if (raw.writableEnded || raw.destroyed) return;
      raw.end(text);
      setTimeout(() => raw.destroy(), LAST_WORDS).unref();
    },
  });
  if (raw.destroyed) stop();
  else raw.once('close', stop);
  return reply;
}
