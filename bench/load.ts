/** Requests against a server of this machine: counted, bounded, from a fixed number of connections. */
import { Agent, get } from 'node:http';

export type Load = {
  readonly url: string;
  readonly requests: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** @returns requests per second; a status other than 200 ends the run */
export async function measureRate({ url, requests, connections, headers }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const one = async () =>
    await new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
        answer.resume();
        answer.on('end', resolve);
      }).on('error', reject);
    });
  let left = requests;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) await one();
    }),
  );
  agent.destroy();
  return requests / ((performance.now() - began) / 1000);
}
