/**
 * The examples for Caddy, nginx and Apache, run by the real programs with the product behind them (OP-02): secure cookies, the
 * visitor's own address, streams that arrive at once, the largest pictures. `npm run proof -- proxies`
 *
 * Needs caddy, nginx, apache2, openssl and systemd-analyze, and the built screens. Only names, ports and paths of the
 * examples are exchanged.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '@saath/contract/accounts/accounts/endpoints';
import { cancelEvent, createEvent } from '@saath/contract/events/events/endpoints';
import { limits } from '@saath/contract/limits';
import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import sharp from 'sharp';
import { startChildServer } from '../tools/child-server.mjs';
import { root } from '../tools/setup.mjs';
import { ADMIN, eventBody, firstAdmin } from './support/main-job.ts';
import { freePort, need, note, run, scratchFolder } from './support/programs.ts';
import { makeCertificate, type Ports, proxies, startProxy } from './support/proxies.ts';
import { type Site, Visitor } from './support/visitor.ts';

/** Another address of this machine, which the product must see, and one that the visitor only claims to have. */
const OWN = '127.9.9.9';
const CLAIMED = '203.0.113.77';
const LONGEST = 60_000;

process.env.PATH += ':/usr/sbin';
need({ caddy: 'caddy', nginx: 'nginx-light', apache2: 'apache2', openssl: 'openssl' });
const folder = scratchFolder('proxies');
const ports = { http: await freePort(), https: await freePort(), product: await freePort() };
const url = `https://localhost:${ports.https}`;
const pictures = await Promise.all(Array.from({ length: 5 }, largestPicture));

note('the unit of systemd');
requireUnit();
const product = await startChildServer(['server/build/main.mjs'], {
  env: {
    ...process.env,
    ...{ NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), PORT: String(ports.product) },
    ...{ APP_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
  },
  isUp: /Mails are/,
});
try {
  const [setupLink = ''] = /http\S+\/setup\/\S+/.exec(product.words) ?? [];
  await firstAdmin({ url: `http://127.0.0.1:${ports.product}` }, setupLink);
  const figures: string[] = [];
  for (const [name, prepare] of Object.entries(proxies)) {
    note(name);
    const own = join(folder, name);
    mkdirSync(own);
    makeCertificate(own);
    const proxy = await startProxy(prepare, own, ports);
    try {
      const site = { url, ca: proxy.certificate, from: OWN };
      figures.push(`${name}: ${await prove(site, ports)}`);
    } catch (error) {
      throw new Error(`${name}: ${proxy.words()}`, { cause: error });
    } finally {
      await proxy.stop();
    }
  }
  console.log(`proxies: ${figures.join('; ')}`);
} finally {
  await product.stop();
}

async function prove(site: Site, { http }: Ports): Promise<string> {
  await reachable(site);
  const plain = await new Visitor({ url: `http://localhost:${http}` }).ask('/events');
  assert(plain.status >= 301 && plain.status <= 308, `plain http: ${plain.status}`);
  assert.match(plain.headers.location ?? '', /^https:\/\/localhost/);

  const admin = await requireSecureCookie(site);
  await requireOwnAddress(site, admin);
  const event = await requireLargestPictures(admin);
  const milliseconds = await requireStream(admin, event);
  return `news after ${milliseconds} ms, ${Math.round((5 * limits.eventImages.maxBytes) / 1_048_576)} MB uploaded`;
}

async function reachable(site: Site): Promise<void> {
  const began = Date.now();
  for (;;) {
    const answer = await new Visitor(site).ask('/readyz').catch((error: Error) => error);
    if (!(answer instanceof Error) && answer.status === 200) return;
    if (Date.now() - began > LONGEST) throw new Error('Not reachable', { cause: answer });
    await sleep(100);
  }
}

async function requireSecureCookie(site: Site): Promise<Visitor> {
  const admin = new Visitor(site);
  await admin.call(login, { body: { email: ADMIN.email, password: ADMIN.password } });
  const cookie = admin.cookies.get('__Host-sid') ?? '';
  assert.match(cookie, /; Secure/);
  assert.match(cookie, /; HttpOnly/);
  const page = await admin.ask('/admin/dashboard');
  assert.equal(page.status, 200);
  assert.match(String(page.headers['strict-transport-security']), /max-age/);
  return admin;
}

/** A refused login is noted with the address of the visitor, whatever the visitor claims. */
async function requireOwnAddress(site: Site, admin: Visitor): Promise<void> {
  const body = JSON.stringify({ email: 'nobody@gmail.com', password: 'Wrong7!password' });
  const forged = { 'x-forwarded-for': CLAIMED, 'x-real-ip': CLAIMED, forwarded: `for=${CLAIMED}` };
  const headers = { 'content-type': 'application/json', ...forged };
  const refused = await new Visitor(site).ask(login.path, { method: login.method, headers, body });
  assert.notEqual(refused.status, 200);
  const began = Date.now();
  for (;;) {
    const { entries } = await admin.call(readSecurityLog);
    const networks = entries.map(({ network }) => network);
    assert(!networks.some((each) => each.startsWith('203.')), `believed: ${networks}`);
    if (networks.some((each) => each.startsWith('127.9.9.'))) return;
    if (Date.now() - began > LONGEST) throw new Error(`Seen instead of ${OWN}: ${networks}`);
    await sleep(200);
  }
}

/** Just below the limit, and nothing of it can be compressed. */
async function largestPicture(): Promise<Buffer> {
  const side = 1320;
  const raw = { width: side, height: side, channels: 3 } as const;
  const bytes = await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { maxBytes } = limits.eventImages;
  assert(bytes.length <= maxBytes && bytes.length > maxBytes * 0.99, `${bytes.length} bytes`);
  return bytes;
}

async function requireLargestPictures(admin: Visitor): Promise<string> {
  const files = pictures.map((bytes, at) => ({ name: `${at}.png`, type: 'image/png', bytes }));
  const { event } = await admin.call(createEvent, { body: eventBody(), files });
  assert.equal(event.images.length, pictures.length);
  for (const { url: address } of event.images) assert.equal((await admin.ask(address)).status, 200);
  return event.id;
}

/** @returns milliseconds from a change to the news of it on an open stream */
async function requireStream(admin: Visitor, eventId: string): Promise<number> {
  const stream = await admin.open(`/api/live?event=${eventId}`);
  assert.equal(stream.statusCode, 200);
  let heard = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  await until(() => heard.includes('event: ready'));
  const before = Date.now();
  await admin.call(cancelEvent, { params: { id: eventId }, body: { reason: 'Rain.' } });
  await until(() => heard.includes('event: change') && heard.includes(eventId));
  stream.destroy();
  return Date.now() - before;

  async function until(holds: () => boolean): Promise<void> {
    const began = Date.now();
    while (!holds()) {
      if (Date.now() - began > LONGEST) throw new Error(`Nothing arrived but: ${heard}`);
      await sleep(5);
    }
  }
}

/** systemd wants the program to be there: this Node stands in for it. */
function requireUnit(): void {
  const unit = readFileSync(join(root, 'deploy/systemd/saath.service'), 'utf8');
  const path = join(folder, 'saath.service');
  writeFileSync(path, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  run('systemd-analyze', ['verify', path]);
}
