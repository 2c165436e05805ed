/** A client that keeps every cookie, as a browser does. */
import type { FastifyInstance } from 'fastify';
import { type Client, testClient } from './client.ts';

export type TestBrowser = Pick<Client, 'call'> & {
  /** By name; a test may change them. */
  readonly cookies: Map<string, string>;
};

export function testBrowser(app: FastifyInstance): TestBrowser {
  const client = testClient(app);
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(endpoint, sent = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { ...(cookie ? { cookie } : {}), ...sent.headers };
      const reply = await client.call(endpoint, { ...sent, headers });
      for (const set of [reply.headers['set-cookie'] ?? []].flat()) {
        const [name = '', value = ''] = (String(set).split(';')[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      return reply;
    },
  };
}
