/** A connection on which a test says exactly what it likes, and stops where it likes. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type RawConnection = {
  readonly write: (bytes: string | Buffer) => boolean;
  /** What has come back so far. */
  readonly received: () => string;
  /** All that came back, once the other side has closed. */
  readonly whole: () => Promise<string>;
  /** Bytes that have been written and are not with the operating system yet. */
  readonly unsent: () => number;
  readonly isClosed: () => boolean;
  /** Goes away in the middle, as a phone in a tunnel does. */
  readonly abort: () => void;
};

/** The port that the product listens on; it begins to when it has not. */
export async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The product has no port');
  return address.port;
}

export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const chunks: Buffer[] = [];
  const received = () => Buffer.concat(chunks).toString('latin1');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('data', (chunk) => chunks.push(chunk));
  // The other side may end while we are still writing; what it said before counts.
  socket.on('error', () => {});
  return {
    write: (bytes) => socket.write(bytes),
    received,
    async whole() {
      await closed;
      return received();
    },
    unsent: () => socket.writableLength,
    isClosed: () => socket.destroyed,
    abort: () => void socket.resetAndDestroy(),
  };
}

/** Says one thing and returns all that comes back until the other side closes. */
export async function said(port: number, bytes: string | Buffer): Promise<string> {
  const connection = await rawConnection(port);
  connection.write(bytes);
  return await connection.whole();
}
