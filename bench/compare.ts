/** One address of the product against a bare server that answers the same bytes, one after the other. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureRate } from './load.ts';
import { type Server, startBare } from './servers.ts';

const load = { requests: 4000, connections: 16 };

export type Figures = {
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds of the server's CPU a request. */
  readonly cpu: number;
};

/** @param place a free port, and a folder for the bytes */
export async function compareWithBare(
  product: Server,
  path: string,
  { port, folder }: { port: number; folder: string },
): Promise<{ own: Figures; bare: Figures }> {
  const answer = await fetch(product.url + path, { headers: { 'accept-encoding': 'identity' } });
  const file = join(folder, `${port}.body`);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const server = await startBare(port, file);
  const own = await measure(product, path);
  const bare = await measure(server, path);
  await server.stop();
  return { own, bare };
}

async function measure(server: Server, path: string): Promise<Figures> {
  const url = server.url + path;
  await measureRate({ url, ...load, requests: 500 });
  const before = server.cpu();
  const rate = await measureRate({ url, ...load });
  return { rate, cpu: ((server.cpu() - before) * 1000) / load.requests };
}
