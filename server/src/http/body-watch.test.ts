import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBodies } from './body-watch.ts';

const patience = { silence: 10_000, rate: 2048, grace: 10_000 };

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

/** An app that says when a handler has its body, and what it refuses. */
function watched(work: () => void = () => {}) {
  const app = fastify();
  watchBodies(app, patience, (error, { reply }) => void reply.code(408).send(error.code));
  app.post('/', async (request) => {
    work();
    return request.body;
  });
  return app;
}

test('EC-07 whoever has sent all of it waits for the answer as long as it takes', async () => {
  const app = watched(() => void vi.advanceTimersByTime(60_000));
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/', payload: { a: 1 } });
  expect([statusCode, body]).toEqual([200, '{"a":1}']);
});

/** A request whose body has begun and is being read, looked at once. */
async function begun() {
  const app = watched();
  let isRead = () => false;
  app.addHook('onRequest', async ({ raw }) => {
    isRead = () => raw.readableFlowing === true;
  });
  const url = await app.listen({ port: 0 });
  const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
  const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write('{"a":');
  await vi.waitUntil(() => isRead());
  vi.advanceTimersByTime(1000);
  return {
    sent,
    status: async () => {
      const [{ statusCode }] = await answer;
      sent.destroy();
      await app.close();
      return statusCode;
    },
  };
}

test('EC-07 a process that could not run for a minute blames nobody for it', async () => {
  const { sent, status } = await begun();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
  vi.advanceTimersByTime(1000);
  sent.end('1}');
  expect(await status()).toBe(200);
});

test('EC-07 a body that has stopped is refused', async () => {
  const { status } = await begun();
  vi.advanceTimersByTime(12_000);
  expect(await status()).toBe(408);
});
