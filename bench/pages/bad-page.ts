/** The negative control: a page that misses every bar. It says nothing of itself, breaks, moves, and loads far too much. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MOST_FILES } from './bars.ts';

const FILES = MOST_FILES + 1;
/** Bytes of each, which do not compress. */
const EACH = 20_000;

const script = (index: number) => `
  window.kept${index} = "${randomBytes(EACH / 2).toString('hex')}";
  for (const end = performance.now() + 100; performance.now() < end; );
  if (${index} === 0) throw new Error("broken");`;

// What moves is large, and comes when all else stands.
const page = `<!doctype html><img src="/none.png"><p>Events</p>
  ${Array.from({ length: FILES }, (_, index) => `<script src="/${index}.js"></script>`).join('')}
  <script>setTimeout(() => document.querySelector('p').insertAdjacentHTML('beforebegin', '<div style="height: 400px">Later</div>'), 500)</script>
  <p style="color: #ccc">Pale</p>`;

/** @returns its address on this machine, and what ends it */
export async function serveBadPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(({ url = '/' }, answer) => {
    const index = /^\/(\d+)\.js$/.exec(url)?.[1];
    if (index) answer.setHeader('content-type', 'text/javascript').end(script(Number(index)));
    else if (url === '/events') answer.setHeader('content-type', 'text/html').end(page);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
