import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { testProduct, testStart } from '../testing/product.ts';
import { serveSecurityText } from './security-text.ts';

const PATH = '/.well-known/security.txt';
const DAY = 86_400_000;

async function read(appUrl: string, { contact = undefined as string | undefined, later = 0 } = {}) {
  const app = Fastify();
  const now = () => new Date(testStart.getTime() + later);
  serveSecurityText(app, { appUrl: new URL(appUrl), securityContact: contact, now });
  const { body } = await app.inject(PATH);
  await app.close();
  return body
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).slice(0, 2));
}

test('B15 RFC 9116 security.txt names the contact that was set, once each field', async () => {
  const contact = 'mailto:security@example.org';
  expect(await read('https://help.example.org', { contact })).toEqual([
    ['Contact', contact],
    ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/)],
    ['Preferred-Languages', 'en, ur'],
    ['Canonical', 'https://help.example.org/.well-known/security.txt'],
  ]);
});

test('B15 without a contact it is the form on our own page, and plain http claims no canonical address', async () => {
  const [contact] = await read('https://help.example.org');
  expect(contact).toEqual(['Contact', 'https://help.example.org/#contact']);
  const names = (await read('http://localhost:3000')).map(([name]) => name);
  expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
});

test('B15 its end lies ahead whenever it is read, by less than a year, and is the same all day', async () => {
  const endAt = async (later: number) => {
    const [, [, end = ''] = []] = await read('https://help.example.org', { later });
    return Date.parse(end) - testStart.getTime();
  };
  for (const later of [0, 10 * DAY, 4000 * DAY]) {
    expect((await endAt(later)) - later).toBeGreaterThan(30 * DAY);
    expect((await endAt(later)) - later).toBeLessThan(365 * DAY);
  }
  expect(await endAt(DAY / 4)).toBe(await endAt(0));
});

test('B15 the product serves it with its settings, as text that may be kept for a day, to anybody', async () => {
  const product = await testProduct({ env: { SECURITY_CONTACT: 'https://example.org/security' } });
  const { statusCode, headers, body } = await product.app.inject(PATH);
  await product.close();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toContain('Contact: https://example.org/security\n');
});
