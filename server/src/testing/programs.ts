/** Programs of the machine that some tests need: a balancer, a pooler. Where there is none, the test says so in words. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { patient } from '../../../tools/patience.mjs';

/** @returns the program's path, or undefined, after saying what is not tested for want of it */
export function installed(name: string, what: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) process.stderr.write(`Not run here: ${what}, because ${name} is not installed.\n`);
  return found;
}

/** Starts a program that listens at a port of this machine, and resolves when it does. */
export async function serveBy(
  program: string,
  args: readonly string[],
  port: number,
): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: 'ignore' });
  for (let look = 0; look < patient(800); look++) {
    if (child.exitCode !== null) break;
    if (await listens(port)) return child;
    await setTimeout(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${program} does not listen at ${port}`);
}

async function listens(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
