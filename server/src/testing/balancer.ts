/** A real HAProxy in front of processes of this machine, which asks each every second whether it is ready. */
import type { ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { freePort } from './joiners.ts';
import { serveBy } from './programs.ts';

export async function startBalancer(
  haproxy: string,
  folder: string,
  backs: readonly number[],
): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, settings(port, backs));
  return { port, child: await serveBy(haproxy, ['-db', '-f', file], port) };
}

/** Nothing is tried again and nothing is sent elsewhere: what fails is seen. */
function settings(front: number, backs: readonly number[]): string {
  return `
global
  maxconn 400
defaults
  mode http
  retries 0
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend people
  bind 127.0.0.1:${front}
  use_backend counters if { path /counters }
  default_backend saath
backend counters
  http-request return status 200 content-type text/plain lf-string "${backs.map((_, place) => `%[srv_is_up(saath/s${place})]`).join('')}"
backend saath
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 1s fall 2 rise 1
${backs.map((back, place) => `  server s${place} 127.0.0.1:${back} check`).join('\n')}
`;
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** A GET; its `status` is 0 when the connection was cut. `/counters` tells of each process whether it is sent people. */
export async function ask(port: number, path: string): Promise<{ status: number; text: string }> {
  return await new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', () => resolve({ status: 0, text }));
    });
    request.on('error', ({ message }) => resolve({ status: 0, text: message }));
  });
}
