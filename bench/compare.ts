/** One address of the product against a bare server that answers the same bytes, one after the other. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureRate } from './load.ts';
import { type Server, startBare } from './servers.ts';

const load = { requests: 4000, connections: 16 };

type Headers = Readonly<Record<string, string>>;

export type Figures = {
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds of the server's CPU a request. */
  readonly cpu: number;
};

/** @param how a free port, a folder for the bytes, and what the requests carry */
export async function compareWithBare(
  product: Server,
  path: string,
  { port, folder, headers = {} }: { port: number; folder: string; headers?: Headers },
): Promise<{ own: Figures; bare: Figures }> {
  const answer = await fetch(product.url + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  const file = join(folder, `${port}.body`);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const server = await startBare(port, file);
  const own = await measure(product, path, headers);
  const bare = await measure(server, path, headers);
  await server.stop();
  return { own, bare };
}

async function measure(server: Server, path: string, headers: Headers): Promise<Figures> {
  const url = server.url + path;
  await measureRate({ url, ...load, headers, requests: 500 });
  const before = server.cpu();
  const rate = await measureRate({ url, ...load, headers });
  return { rate, cpu: ((server.cpu() - before) * 1000) / load.requests };
}
