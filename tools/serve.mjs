/** Runs the server as our child, so that it stops cleanly however we are stopped. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './setup.mjs';
import { whenStopped } from './stopping.mjs';

const PATIENCE = 20_000;

/**
 * Ends with the server, and with its exit code.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {Promise<unknown>} [other] work of ours that must not be cut off when the server ends
 * @returns {import('node:child_process').ChildProcess} the server
 */
export function serve(node, args, env, other) {
  // Through `ipc` the server notices our end, even by kill -9.
  const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc']);
  const server = spawn(node, args, { cwd: root, stdio: [...stdio], env });
  let isStopping = false;
  function stop() {
    if (isStopping) return;
    isStopping = true;
    if (server.connected) server.disconnect();
    // On Windows that would be no request but the end.
    if (process.platform !== 'win32') server.kill('SIGTERM');
    setTimeout(() => server.kill('SIGKILL'), PATIENCE).unref();
  }
  whenStopped(stop);
  server.on('exit', async (code) => {
    await other;
    process.exit(code ?? (isStopping ? 0 : 1));
  });
  return server;
}
