/** What a stream does with its connection, whatever it carries. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../platform/live/text-stream.ts';
import { answerStream } from './event-stream.ts';

const app = Fastify();
let connection: Connection | undefined;
let gone = 0;
let port: number;
beforeAll(async () => {
  app.get('/stream', async (request, reply) =>
    answerStream(request, reply, async () => ({
      start(opened) {
        connection = opened;
        opened.send('data: first\n\n');
        return () => {
          gone += 1;
        };
      },
    })),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(async () => await app.close());

/** A client that reads the beginning and then nothing more, unless it is resumed. */
async function openSlowly(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /stream HTTP/1.1\r\nhost: saath\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}
const isGone = async (before: number) => {
  for (let look = 0; look < 200 && gone === before; look++) await wait(25);
  return gone > before;
};
const piece = `data: ${'x'.repeat(10_000)}\n\n`;

test('NT-03 F29 a client that takes nothing is cut off when too much waits for it, and only then', async () => {
  const before = gone;
  const slow = await openSlowly();
  // The system's own buffers take some megabytes first.
  let sent = 0;
  while (gone === before && sent < 5000) {
    connection?.send(piece);
    sent += 1;
    if (sent % 20 === 0) await wait(1);
  }
  expect(await isGone(before)).toBe(true);
  expect(sent).toBeLessThan(5000);
  // What is sent to who is gone harms nobody.
  connection?.send(piece);
  connection?.end('');
  slow.destroy();

  const quick = await openSlowly();
  const now = gone;
  quick.resume();
  for (let count = 0; count < 600; count++) {
    connection?.send(piece);
    await wait(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(gone).toBe(now);
  quick.destroy();
  expect(await isGone(now)).toBe(true);
});

test('NT-03 F9 the last words of a stream close its connection', async () => {
  const socket = await openSlowly();
  let text = '';
  socket.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  connection?.end('retry: 700\n\n');
  await closed;
  expect(text).toContain('retry: 700\n\n');
});
