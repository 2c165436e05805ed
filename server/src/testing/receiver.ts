/** Somebody else's web server that takes webhooks, over real HTTP. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly message: { readonly type: string; readonly data: Record<string, unknown> };
};

export type Receiver = {
  readonly url: string;
  /** What came so far, the first first. */
  readonly received: readonly Received[];
  /** Paths that were asked for. */
  readonly asked: readonly string[];
  /** How everything is answered from now on; 204 until told otherwise. */
  readonly answer: (how: (response: ServerResponse) => void) => void;
  readonly close: () => Promise<void>;
};

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const asked: string[] = [];
  let answer = (response: ServerResponse): void => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      asked.push(request.url ?? '');
      if (text) received.push({ headers: request.headers, text, message: JSON.parse(text) });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    asked,
    answer: (how) => {
      answer = how;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
