/** A push service and a browser behind it: takes what we send over real HTTP, and reads it as the browser would. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Device } from '@saath/contract/notices/devices/schema';

export type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** What the service worker would get. */
  readonly message: Record<string, unknown>;
};

export type PushStub = {
  /** A browser's address and keys; each has its own. */
  readonly device: () => Device;
  /** What came for the address so far. */
  readonly received: (device: Device) => Received[];
  /** How the next messages to the address are answered; 201 until told otherwise. */
  readonly answer: (device: Device, status: number) => void;
  readonly close: () => Promise<void>;
};

export async function pushStub(): Promise<PushStub> {
  const keys = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const answers = new Map<string, number>();
  const all: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const own = keys.get(path);
      if (own)
        all.push({
          path,
          headers: request.headers,
          message: JSON.parse(decrypt(Buffer.concat(chunks), own)),
        });
      const status = answers.get(path) ?? 201;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const pathOf = ({ endpoint }: Device) => new URL(endpoint).pathname;
  return {
    device() {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      keys.set(path, { ecdh, auth });
      return {
        endpoint: `http://127.0.0.1:${port}${path}`,
        keys: {
          p256dh: ecdh.getPublicKey().toString('base64url'),
          auth: auth.toString('base64url'),
        },
      };
    },
    received: (device) => all.filter(({ path }) => path === pathOf(device)),
    answer: (device, status) => void answers.set(pathOf(device), status),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** RFC 8188 with the keys of RFC 8291: one record. */
function decrypt(
  body: Buffer,
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const part = (name: string, size: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
