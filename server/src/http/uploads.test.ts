/** Uploads that stop, trickle or never end, on raw connections; and that others go on meanwhile. */
import { createUser } from '@saath/contract/accounts/accounts/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import { uploadImages } from '@saath/contract/foundation/media/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import type { Client } from '../testing/client.ts';
import { givenAdmin, givenEvent, givenPicture } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { portOf, type RawConnection, rawConnection } from '../testing/raw-connection.ts';

let product: TestProduct;
let port: number;
let admin: Client & { id: string };
let other: Client & { id: string };
let eventId: string;
let picture: Buffer;
const patience = { silence: 1500, rate: 100, grace: 3000 };

beforeAll(async () => {
  product = await testProduct({ patience });
  port = await portOf(product.app);
  admin = await givenAdmin(product);
  other = await givenAdmin(product);
  eventId = (await givenEvent(admin)).id;
  picture = await givenPicture();
});
afterAll(async () => {
  await product.close();
});

const until = async (isSo: () => boolean) =>
  await vi.waitFor(() => expect(isSo()).toBe(true), { timeout: patient(20_000), interval: 20 });

const startOf = ({ files }: Endpoint) =>
  `--x\r\ncontent-disposition: form-data; name="${files?.field}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;

/** The head of an upload and the start of its file. */
function begin(connection: RawConnection, endpoint: Endpoint, cookie: string, length?: number) {
  connection.write(
    `${endpoint.method} ${endpoint.path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n${cookie && `Cookie: ${cookie}\r\n`}${length ? `Content-Length: ${length}` : 'Transfer-Encoding: chunked'}\r\n\r\n`,
  );
  const start = startOf(endpoint);
  connection.write(length ? start : chunk(Buffer.from(start)));
}
const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

const halfSent = async (endpoint: Endpoint, cookie: string) => {
  const connection = await rawConnection(port);
  begin(connection, endpoint, cookie, 1_000_000);
  return connection;
};
const upload = async (client: Client, event = eventId) =>
  await client.call(uploadImages, {
    body: { eventId: event },
    files: [
      { name: 'a.png', bytes: picture },
      { name: 'b', bytes: large },
    ],
  });
/** A picture's first bytes and much after them: it takes a place, and is refused when it has been read. */
const large = Buffer.alloc(300_000);

describe('B6 half-sent uploads', () => {
  test('are ended with an answer when they have stopped, and the place is free', async () => {
    const held = await Promise.all([1, 2].map(() => halfSent(uploadImages, admin.cookie)));
    for (const connection of held) {
      const answer = await connection.whole();
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
      expect(answer).toContain('"code":"request.timeout"');
    }
    expect((await upload(admin)).status).toBe(400);
  });

  test('a slow one that moves is kept for longer than one that has stopped', async () => {
    const [slow, stopped] = [await rawConnection(port), await halfSent(uploadImages, other.cookie)];
    begin(slow, uploadImages, admin.cookie);
    const moving = setInterval(() => slow.write(chunk(Buffer.alloc(1000))), 200);
    await until(() => stopped.isClosed());
    const began = performance.now();
    await until(() => performance.now() - began > patience.grace);
    expect(slow.received()).toBe('');
    clearInterval(moving);
    slow.abort();
  });

  test('one that trickles is ended', async () => {
    const slow = await rawConnection(port);
    begin(slow, uploadImages, admin.cookie);
    const trickle = setInterval(() => slow.write(chunk(Buffer.alloc(1))), 200);
    expect(await slow.whole()).toMatch(/^HTTP\/1.1 408 /);
    clearInterval(trickle);
  });

  test('a body of JSON that stops is ended too', async () => {
    const connection = await rawConnection(port);
    connection.write(
      'POST /api/user/login-user HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"email":',
    );
    expect(await connection.whole()).toMatch(/^HTTP\/1.1 408 [\s\S]*"success":false/);
  });
});

describe('B6 half-sent uploads that go on', () => {
  let busy: TestProduct;
  let busyPort: number;
  let one: Client;
  let another: Client;
  let event: string;
  let begun = 0;
  let held: RawConnection[] = [];

  beforeAll(async () => {
    busy = await testProduct({
      env: { TRUST_PROXY: '1' },
      patience: { silence: 600_000, rate: 0, grace: 600_000 },
    });
    busyPort = await portOf(busy.app);
    busy.app.server.on('request', () => begun++);
    [one, another] = [await givenAdmin(busy), await givenAdmin(busy)];
    event = (await givenEvent(one)).id;
  });
  afterEach(() => {
    for (const connection of held) connection.abort();
    held = [];
  });
  afterAll(async () => await busy.close());

  /** The start of a file, and no more for now. */
  async function beginFrom(address: string, cookie = ''): Promise<RawConnection> {
    const endpoint = cookie ? uploadImages : createUser;
    const connection = await rawConnection(busyPort);
    held.push(connection);
    const start = Buffer.from(startOf(endpoint));
    connection.write(
      `${endpoint.method} ${endpoint.path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nX-Forwarded-For: ${address}\r\n${cookie && `Cookie: ${cookie}\r\n`}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${start.length + large.length}\r\n\r\n`,
    );
    connection.write(start);
    return connection;
  }
  async function beginAll(addresses: readonly string[], cookie?: string): Promise<void> {
    const before = begun;
    for (const address of addresses) await beginFrom(address, cookie);
    await until(() => begun === before + addresses.length);
  }
  /** As many as there are places for guests, each of a network of its own. */
  const everywhere = Array.from({ length: 14 }, (_, place) => `198.51.${place}.7`);

  test('B6 B7 of one IPv6 /64 are those of one guest', async () => {
    await beginAll(Array.from({ length: 13 }, (_, host) => `2001:db8:5:6::${host + 1}`));
    const guest = await beginFrom('203.0.113.4');
    guest.write(large);
    await until(() => guest.received().startsWith('HTTP/1.1 400 '));
  });

  test('B6 of guests everywhere keep no member from uploading, and no guest from signing up', async () => {
    await beginAll(everywhere);
    // Read in full, so it had its place: the answer is about its content.
    expect((await upload(one, event)).status).toBe(400);
    const guest = await busy.app.inject({
      method: 'POST',
      url: createUser.path,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nno\r\n--x--\r\n',
    });
    expect(guest.statusCode).toBe(400);
    expect(held.every((connection) => !connection.isClosed())).toBe(true);
  });

  test('B6 of one account keep no other from uploading', async () => {
    await beginAll(everywhere.slice(0, 12), one.cookie);
    // More than the account may have in line are told so.
    await until(
      () => held.filter((each) => each.received().includes('request.uploads')).length === 4,
    );
    expect((await upload(another, event)).status).toBe(400);
  });
});

describe('B6 a body without an end', () => {
  const MEBIBYTE = 1_048_576;

  /** Sends for as long as it is taken. */
  async function pour(connection: RawConnection): Promise<number> {
    const piece = chunk(Buffer.alloc(65_536));
    let sent = 0;
    while (!connection.isClosed() && sent < 100 * MEBIBYTE) {
      connection.write(piece);
      sent += piece.length;
      await until(() => connection.unsent() < MEBIBYTE || connection.isClosed());
    }
    return sent;
  }

  test.each([
    ['an upload', uploadImages, (): string => admin.cookie, 26 * MEBIBYTE],
    ['a picture at sign-up', createUser, (): string => '', 3 * MEBIBYTE],
  ] as const)('%s is answered and then left', async (_what, endpoint, cookie, most) => {
    const connection = await rawConnection(port);
    begin(connection, endpoint, cookie());
    await pour(connection);
    expect(connection.received()).toMatch(/^HTTP\/1.1 413 [\s\S]*"success":false/);
    await until(() => connection.isClosed());
    expect(mostRead()).toBeLessThan(most + 2 * MEBIBYTE);
  });

  test.each([
    ['JSON', 'POST /api/user/login-user', 413],
    ['an address that takes none', 'POST /api/none', 404],
    ['a page', 'POST /login', 413],
  ])('%s is answered and then left', async (_what, line, status) => {
    const connection = await rawConnection(port);
    connection.write(
      `${line} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    await pour(connection);
    expect(connection.received()).toMatch(
      new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*"success":false`),
    );
    expect(mostRead()).toBeLessThan(2 * MEBIBYTE);
  });

  /** Bytes that the product took from the last connection that it closed. */
  const mostRead = () => read;
  let read = 0;
  beforeAll(() => {
    product.app.server.on('connection', (socket) => {
      socket.once('close', () => {
        read = socket.bytesRead;
      });
    });
  });
});
