/** The servers under measurement, each a process of its own whose CPU time can be read. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { leanArguments, leanEnvironment } from '../tools/lean.mjs';
import { cpuSeconds } from './cpu.ts';

export type Server = {
  readonly url: string;
  /** CPU seconds so far. */
  readonly cpu: () => number;
  /** Resident megabytes. */
  readonly memory: () => { now: number; highest: number };
  readonly stop: () => Promise<void>;
};

function handle(child: ChildProcess, url: string): Server {
  return {
    url,
    cpu: () => cpuSeconds(child.pid),
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const megabytes = (field: string) =>
        Math.round(Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1]) / 1024);
      return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') };
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function until(child: ChildProcess, sign: RegExp): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => sign.test(chunk.toString()) && resolve());
    child.once('exit', (code) => reject(new Error(`A server ended: ${code}`)));
  });
}

/** The product with the demo's data. @param own settings, which say where the data is */
export async function startProduct(
  port: number,
  own: NodeJS.ProcessEnv & { readonly DATA_DIR: string },
): Promise<Server> {
  const settings = { NODE_ENV: 'production', LOG_LEVEL: 'silent', DEMO: '1' };
  const env = { ...leanEnvironment, ...process.env, ...settings, ...own, PORT: String(port) };
  const child = spawn(process.execPath, [...leanArguments, 'server/build/main.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await until(child, /Mails are/);
  return handle(child, `http://127.0.0.1:${port}`);
}

/** A bare `node:http` server that answers the same bytes to every request. */
export async function startBare(port: number, file: string): Promise<Server> {
  const code = `const body = require('node:fs').readFileSync(${JSON.stringify(file)});
    require('node:http').createServer((_, answer) => answer.writeHead(200, { 'content-type': 'application/json' }).end(body))
      .listen(${port}, '127.0.0.1', () => console.log('ready'));`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await until(child, /ready/);
  return handle(child, `http://127.0.0.1:${port}`);
}
