/** Reads a stream of the API over a real connection, as a browser's `EventSource` does. */
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from './client.ts';
import type { TestProduct } from './product.ts';

export type StreamMessage = { readonly name: string; readonly data: Record<string, unknown> };

export type Listener = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** All messages so far. */
  readonly messages: readonly StreamMessage[];
  /** What a browser would send as `Last-Event-ID` when it comes back. */
  readonly lastId: () => string;
  /** The time after which a browser comes back, in milliseconds. */
  readonly retry: () => number | undefined;
  /** Resolves when there are so many messages in all; fails after five seconds. */
  readonly messagesOf: (count: number) => Promise<readonly StreamMessage[]>;
  /** Resolves when the server has ended the stream; fails after five seconds. */
  readonly end: () => Promise<void>;
  /** The client goes away. */
  readonly close: () => void;
};

type Asked = { readonly query?: Record<string, string>; readonly lastEventId?: string };

/** Opens a stream of a product that listens (`app.listen`), or of the server at a port of this machine. */
export async function openStream(
  at: Pick<TestProduct, 'app'> | { readonly port: number },
  client: Pick<Client, 'cookie'>,
  { query = {}, lastEventId }: Asked = {},
): Promise<Listener> {
  const { port } = 'port' in at ? at : (at.app.server.address() as AddressInfo);
  const request = get({
    port,
    host: '127.0.0.1',
    path: `/api/live?${new URLSearchParams(query)}`,
    headers: {
      cookie: client.cookie,
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
    agent: false,
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  return listenTo(request, response);
}

function listenTo(request: ClientRequest, response: IncomingMessage): Listener {
  const messages: StreamMessage[] = [];
  let lastId = '';
  let retry: number | undefined;
  let isOver = false;
  let rest = '';
  const waiting = new Set<() => void>();
  const changed = () => {
    for (const look of waiting) look();
  };
  response.setEncoding('utf8').on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = fieldsOf(block);
      lastId = fields.get('id') ?? lastId;
      if (fields.has('retry')) retry = Number(fields.get('retry'));
      const data = fields.get('data');
      if (data) messages.push({ name: fields.get('event') ?? 'message', data: JSON.parse(data) });
    }
    changed();
  });
  request.on('error', () => {});
  response.on('error', () => {});
  response.on('close', () => {
    isOver = true;
    changed();
  });

  async function until(isSo: () => boolean, what: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const settle = (done: () => void) => {
        clearTimeout(timer);
        waiting.delete(look);
        done();
      };
      const look = () => {
        if (isSo()) settle(resolve);
      };
      const timer = setTimeout(() => {
        settle(() =>
          reject(new Error(`Five seconds without ${what}: ${JSON.stringify(messages)}`)),
        );
      }, 5000);
      waiting.add(look);
      look();
    });
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    messages,
    lastId: () => lastId,
    retry: () => retry,
    async messagesOf(count) {
      await until(() => messages.length >= count, `${count} messages`);
      return messages;
    },
    end: async () => await until(() => isOver, 'an end'),
    close: () => request.destroy(),
  };
}

const fieldsOf = (block: string) =>
  new Map(
    block.split('\n').map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
  );
