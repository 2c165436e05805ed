/** Connections on which nobody has said anything yet: browsers open some ahead of what they may ask. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches a server's connections. To Node those that are silent are not idle: its close waits until the browser gives
 * them up, which may take minutes.
 *
 * @returns ends the silent ones
 */
export function watchSilent(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
