/** F3: a process that is told to stop says so first, answers what still comes, and only then closes its port. */
import { rm } from 'node:fs/promises';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { testProduct } from '../testing/product.ts';
import { portOf, rawConnection } from '../testing/raw-connection.ts';

type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

/** @returns undefined when nobody listens */
async function ask(port: number, path: string, agent: Agent): Promise<Reply | undefined> {
  return await new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, agent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status, headers, text }));
    });
    request.on('error', () => resolve(undefined));
  });
}

test('F3 while it stops it is not ready, answers everybody, gives up their connections and then its port', async () => {
  const database = await testDatabase();
  const { app, stop, folder } = await testProduct({ database });
  const port = await portOf(app);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const open = await ask(port, '/readyz', agent);
  expect(open).toMatchObject({ status: 200, headers: { connection: 'keep-alive' } });

  let isOver = false;
  const stopping = stop().then(() => {
    isOver = true;
  });
  const event = await ask(port, '/api/event/events', agent);
  expect(event).toMatchObject({ status: 200, headers: { connection: 'close' } });
  const ready = await ask(port, '/readyz', agent);
  expect(ready).toMatchObject({ status: 503, headers: { connection: 'close' } });
  expect(JSON.parse(ready?.text ?? '')).toEqual({ status: 'draining' });
  // Whoever has asked once is given the time to ask again, twice.
  expect(isOver).toBe(false);
  await stopping;
  expect(await ask(port, '/readyz', agent)).toBeUndefined();
  agent.destroy();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

test('F3 a connection that a browser opened ahead, and on which nothing was said, does not hold up the end', async () => {
  const database = await testDatabase();
  const { app, stop, folder } = await testProduct({ database });
  const silent = await rawConnection(await portOf(app));
  await stop();
  expect(await silent.whole()).toBe('');
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});
