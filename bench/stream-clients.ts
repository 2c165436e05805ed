/** Clients of the stream of news, as light as can be: 5,000 of them must not cost more than what they measure. */
import { connect, type Socket } from 'node:net';

export type StreamClient = {
  /** Ids of the notices it was told of, in the order in which they came. */
  readonly heard: string[];
  /** What a browser would send as `Last-Event-ID`. */
  lastId: string;
  /** When the last notice came, in milliseconds of `performance.now`. */
  heardAt: number;
  socket: Socket;
};

/**
 * Resolves when the server has said that the stream is open.
 *
 * @param before one that goes on, from what it heard last; unless it `forgets` that
 */
export async function openClient(
  address: string,
  cookie: string,
  before?: StreamClient,
  { forgets = false } = {},
): Promise<StreamClient> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const client = before ?? { heard: [], lastId: '', heardAt: 0, socket };
  client.socket = socket;
  const again = client.lastId && !forgets ? `last-event-id: ${client.lastId}\r\n` : '';
  socket.write(`GET /api/live HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\n${again}\r\n`);
  await new Promise<void>((resolve, reject) => {
    let rest = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        take(client, block);
        if (client.lastId) resolve();
      }
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('A stream was closed')));
  });
  return client;
}

function take(client: StreamClient, block: string): void {
  client.lastId = /^id: (.*)$/m.exec(block)?.[1] ?? client.lastId;
  const data = /^event: change\ndata: (.*)$/m.exec(block)?.[1];
  if (!data) return;
  client.heard.push(...(JSON.parse(data) as { notices: string[] }).notices);
  client.heardAt = performance.now();
}
