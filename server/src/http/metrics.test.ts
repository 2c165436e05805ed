/** The figures for Prometheus, as text: what is in them, what never is, and who may read them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { getEvent } from '@saath/contract/events/events/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { givenAdmin, givenEvent, givenVolunteer, signedInAs } from '../testing/given.ts';
import { givenMail } from '../testing/given-mail.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { installed } from '../testing/programs.ts';
import { listenForMetrics } from './metrics.ts';

const token = 'a-token-of-the-operator';
let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ env: { METRICS_TOKEN: token } });
});
afterAll(async () => await product.close());

async function figures(): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await product.app.inject({ url: '/metrics', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
  return answer.body;
}
const sampleOf = (text: string, sample: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${sample} `))
    ?.split(' ')[1];
const namesIn = (text: string) =>
  [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));
const labelsIn = (text: string) =>
  [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));

test('OP-04 figures are well-formed: each has one help and one type, and a name by the rules', async () => {
  const text = await figures();
  const names = namesIn(text);
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  for (const { name, type } of names) {
    expect(text).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'));
    // What Prometheus's own checker asks for.
    expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
  }
  const samples = text.split('\n').filter((line) => line && !line.startsWith('#'));
  for (const line of samples) expect(line).toMatch(/^[a-z_]\w*(\{.*\})? (NaN|[+-]?[\d.e+-]+)$/);
  const promtool = installed('promtool', 'the checker of Prometheus');
  if (!promtool) return;
  const { stdout, stderr } = spawnSync(promtool, ['check', 'metrics'], { input: text });
  expect(`${stdout}${stderr}`).toBe('');
});

test('OP-04 requests are counted by route and status, with their time, and say nothing of people', async () => {
  const admin = await givenAdmin(product);
  const event = await givenEvent(admin);
  const person = await givenVolunteer(product.db);
  const volunteer = await signedInAs(product, person.id);
  await volunteer.call(getEvent, { params: { id: event.id } });
  await product.app.inject({ url: `/nowhere/${person.email}?name=${person.id}` });
  await product.app.inject({ url: `/api/event/${newId()}` });
  const text = await figures();
  expect(text).toMatch(
    /^saath_http_requests_total\{method="GET",route="\/api\/event\/:\w+",status="200"\} 1$/m,
  );
  expect(text).toMatch(/^saath_http_request_duration_seconds_count\{.*route="\/api\/event\/:\w+"/m);
  for (const secret of [event.id, person.id, person.email, person.name, token])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

test('OP-04 labels have values that do not grow with people, events or what strangers send', async () => {
  const seen = async () =>
    new Set(labelsIn(await figures()).map(({ name, value }) => `${name} ${value}`));
  await product.app.inject({ url: '/first-of-many' });
  await product.app.inject({ method: 'PROPFIND' as 'GET', url: '/first-of-many' });
  const before = await seen();
  for (let each = 0; each < 20; each++) {
    await product.app.inject({ url: `/${newId()}/${each}` });
    await product.app.inject({ url: `/media/${newId()}` });
    await product.app.inject({ url: `/api/${newId()}` });
    await product.app.inject({ method: 'MKCOL' as 'GET', url: `/${newId()}` });
  }
  const added = [...(await seen())].filter((each) => !before.has(each));
  expect(added.length).toBeLessThan(6);
});

test('OP-04 what waits and what is free is what the organisers see', async () => {
  const admin = await givenAdmin(product);
  const { clock, db } = product;
  const before = await figures();
  const startTime = new Date(clock.now.getTime() + 3 * 86_400_000).toISOString();
  const event = await givenEvent(admin, { startTime });
  const person = await givenVolunteer(db);
  const volunteer = await signedInAs(product, person.id);
  const body = { eventId: event.id, userId: person.id };
  expect((await volunteer.call(requestJoin, { body })).status).toBeLessThan(300);
  const mail = givenMail({ kind: 'contact', to: 'somebody@gmail.com' });
  await db.transaction().execute(async (tx) => await product.ports.outbox.post(tx, mail));
  const text = await figures();
  const grown = (name: string) => Number(sampleOf(text, name)) - Number(sampleOf(before, name));
  expect(grown('saath_join_requests_waiting')).toBe(1);
  const places = event.role.reduce((total, role) => total + role.maxVolunteers, 0);
  expect(grown('saath_places_free_next_week')).toBe(places);
  expect(sampleOf(text, 'saath_database_up')).toBe('1');
  expect(Number(sampleOf(text, 'saath_disk_free_bytes{folder="data"}'))).toBeGreaterThan(0);
  expect(text).toMatch(/^saath_queue_waiting\{queue="mail"\}/m);
  expect(text).toMatch(/^saath_mails_waiting \d+$/m);
  expect(Number(sampleOf(text, 'saath_database_wait_seconds_count'))).toBeGreaterThan(0);
});

test('OP-04 nobody reads figures without the token, and there are none where nobody asked for them', async () => {
  for (const authorization of [undefined, 'Bearer wrong', `Basic ${token}`, token]) {
    const headers = authorization ? { authorization } : {};
    const answer = await product.app.inject({ url: '/metrics', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('saath_');
  }
  const plain = await testProduct();
  const headers = { authorization: `Bearer ${token}` };
  expect((await plain.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  expect(plain.metrics).toBeUndefined();
  await plain.close();
});

async function over(port: number, headers: Record<string, string> = {}, path = '/metrics') {
  return await new Promise<{ status: number; text: string }>((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

test('OP-04 a port of their own serves figures and nothing else, and asks for the token if there is one', async () => {
  const { metrics } = product;
  if (!metrics) throw new Error('There are no figures');
  const host = '127.0.0.1';
  const open = await listenForMetrics(metrics, { host, port: 0, token: undefined });
  expect((await over(open.port)).text).toContain('saath_database_up 1');
  expect((await over(open.port, {}, '/api/event/events')).status).toBe(404);
  await open.close();
  const closed = await listenForMetrics(metrics, { host, port: 0, token });
  expect((await over(closed.port)).status).toBe(401);
  expect((await over(closed.port, { authorization: `Bearer ${token}` })).status).toBe(200);
  await closed.close();
});

test('OP-04 the dashboard and the alarms ask for figures that there are', async () => {
  const names = new Set(namesIn(await figures()).map(({ name }) => name));
  for (const file of ['grafana.json', 'prometheus-rules.yml']) {
    const text = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
    const asked = text.match(/\b(saath|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    const unknown = asked.filter((name) => !names.has(name.replace(/_(bucket|sum|count)$/, '')));
    expect(unknown).toEqual([]);
  }
});

test('OP-04 without a database figures still come, and say so', async () => {
  const { db } = product;
  await db.schema.alterTable('job_run').renameTo('job_run_away').execute();
  try {
    const text = await figures();
    expect(text).toMatch(/^saath_database_up 0$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(text).not.toMatch(/^saath_mails_waiting /m);
  } finally {
    await db.schema.alterTable('job_run_away').renameTo('job_run').execute();
  }
});
