/** Requests that never become one: what the parser, Node or the router would answer by themselves gets our shape. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../platform/domain-error.ts';
import { refusalAnswer } from './refusal-answer.ts';

type Headers = Readonly<Record<string, string>>;

/** A name or address, with a port or without: nothing that could turn into another address when it is put together. */
const HOST = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/** Every method that has a meaning for some address here. */
const KNOWN = 'GET, HEAD, POST, PUT, DELETE';

/**
 * Refuses a `Host` that is none, and addresses and methods that nothing answers.
 *
 * @param isTrusted whether a proxy in front names the host as well
 */
export function refuseStrangeRequests(app: FastifyInstance, isTrusted: boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers;
    const isOld = request.raw.httpVersion === '1.0' && host === undefined;
    const isHost = isOld || (HOST.test(host ?? '') && !hasTwoHosts(request.raw));
    if (!isHost || (isTrusted && !isOld && !HOST.test(request.host)))
      throw new DomainError('request.host');
    done();
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD')
      throw new DomainError('request.not_found');
    reply.header('allow', isOfApi(request) ? KNOWN : 'GET, HEAD');
    throw new DomainError('request.method');
  });
}

/** Of several, Node reads the first; a proxy in front may have read the last. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length > 1;

const isOfApi = ({ url }: FastifyRequest) => url.startsWith('/api/');

/** What Node answers before the framework sees it. */
export function answerBrokenRequests(server: Server, headers: Headers): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const { answer, head } = written(new DomainError('request.expectation'), headers, request);
    response.writeHead(417, head).end(answer);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    endWith(socket, new DomainError('request.method'), { ...headers, allow: KNOWN });
  });
}

/** For Fastify's `clientErrorHandler`: bytes that are no HTTP, headers that are too large, requests that never end. */
export function answerClientError(error: Error, socket: Duplex, headers: Headers): void {
  // Nothing may be written into the middle of another answer, and nothing to somebody who has gone.
  const under = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage;
  const isGone = 'code' in error && error.code === 'ECONNRESET';
  if (isGone || !socket.writable || under?.headersSent) socket.destroy();
  else endWith(socket, refusalOf(error), headers, sentBy(error));
}

function refusalOf(error: Error): DomainError {
  const code = 'code' in error ? error.code : '';
  if (code === 'HPE_HEADER_OVERFLOW') return new DomainError('request.headers_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new DomainError('request.timeout');
  return new DomainError('request.unreadable');
}

/** Address and wish of a request that was cut short, as far as its first bytes tell. */
function sentBy(error: Error): Partial<IncomingMessage> {
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : '';
  const start = packet.toString('latin1', 0, 4096);
  const accept = /\r\naccept: *([^\r\n]+)/i.exec(start)?.[1];
  return { url: /^[A-Z]+ (\S+)/.exec(start)?.[1] ?? '', headers: accept ? { accept } : {} };
}

function endWith(
  socket: Duplex,
  error: DomainError,
  headers: Headers,
  request: Partial<IncomingMessage> = {},
): void {
  const { answer, head } = written(error, headers, request);
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  const { status } = error;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${answer}`, () =>
    socket.destroy(),
  );
}

function written(error: DomainError, headers: Headers, request: Partial<IncomingMessage>) {
  const { url: path = '', headers: { accept } = {} } = request;
  const { type, body: answer } = refusalAnswer(error, { path, accept, language: 'en' });
  const head = {
    ...headers,
    'content-type': type,
    'content-length': String(Buffer.byteLength(answer)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  return { answer, head };
}
