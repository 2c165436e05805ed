/**
 * Other software that knows nothing but `/api/openapi.json` does the main job over HTTP: the examples of docs/api.md, as they
 * stand there, with types that are generated from the description.
 */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Ability } from '@saath/contract/abilities';
import { makeApiToken } from '@saath/contract/accounts/api-tokens/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAdmin, givenSignedIn, type SignedIn } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

/** The example; its own types are held by its compiler, not by ours. */
type Examples = {
  readonly openSite: (baseUrl: string, token: string) => object;
  readonly makeEvent: (site: object, times: object) => Promise<{ readonly id: string }>;
  readonly publish: (site: object, id: string) => Promise<void>;
  readonly approveAll: (site: object, event: object) => Promise<number>;
  readonly checkInAll: (site: object, id: string, at: Date) => Promise<string[]>;
  readonly hoursOf: (site: object, id: string) => Promise<object[]>;
  readonly correctHours: (site: object, id: string, hours: number) => Promise<void>;
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
let product: TestProduct;
let organiser: SignedIn;
let address: string;
let folder: string;
beforeAll(async () => {
  product = await testProduct();
  organiser = await givenAdmin(product);
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`;
  // Inside the project, where the programs find their packages.
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache', 'client-'));
  const described = await openapiTS(new URL('/api/openapi.json', address), {
    defaultNonNullable: false,
  });
  await writeFile(join(folder, 'saath.d.ts'), astToString(described));
  for (const name of ['client.ts', 'webhook.ts'])
    await copyFile(join(root, 'docs/examples', name), join(folder, name));
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the compiler says of the programs in the folder. */
async function problemsOfTypes(): Promise<string> {
  const options = {
    extends: join(root, 'tsconfig.base.json'),
    include: ['*.ts'],
    compilerOptions: { types: ['node'], lib: ['es2024', 'dom', 'dom.iterable'], noEmit: true },
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options));
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  const run = { cwd: folder, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', '.'], run).stdout;
}

async function tokenWith(abilities: readonly Ability[]): Promise<string> {
  const body = { name: 'Payroll', abilities, days: 30 };
  return (await organiser.call(makeApiToken, { body })).body.secret as string;
}

test('RG-03 AU-08 the types of a generated client fit the examples, and find every slip', async () => {
  const good = await readFile(join(folder, 'client.ts'), 'utf8');
  // Negative controls: a field that there is not, a call that there is not, a role without its name.
  const slips = [
    ['({ userId, hours })', '({ userId, ours })'],
    ["'/api/event/{id}/publish'", "'/api/event/{id}/publsh'"],
    ["role_name: 'Picker',", ''],
  ] as const;
  for (const [index, [from, to]] of slips.entries()) {
    expect(good).toContain(from);
    await writeFile(join(folder, `slip${index}.ts`), good.replace(from, to));
  }
  const told = new Set((await problemsOfTypes()).match(/^[\w.]+(?=\()/gm));
  expect([...told].sort()).toEqual(['slip0.ts', 'slip1.ts', 'slip2.ts']);
});

test('RG-03 an event is made, published, filled, kept on the day and read as hours by a generated client with a token', async () => {
  const client = (await import(join(folder, 'client.ts'))) as Examples;
  const site = client.openSite(
    address,
    await tokenWith([
      ...(['events.read', 'events.write', 'places.read', 'places.write'] as const),
      ...(['day.read', 'day.record', 'hours.read', 'hours.write'] as const),
    ]),
  );
  const reader = client.openSite(address, await tokenWith(['events.read']));
  const times = { startTime: '2026-12-07T09:00:00Z', endTime: '2026-12-07T13:00:00Z' };
  const event = await client.makeEvent(site, times);
  await client.publish(site, event.id);

  const asker = await givenSignedIn(product);
  const asked = await asker.call(requestJoin, { body: { eventId: event.id } });
  expect(asked.status).toBe(200);
  expect(await client.approveAll(site, event)).toBe(1);

  product.clock.now = new Date('2026-12-07T09:05:00Z');
  expect(await client.checkInAll(site, event.id, product.clock.now)).toEqual(['done']);
  product.clock.now = new Date('2026-12-08T09:00:00Z');
  expect(await client.hoursOf(site, event.id)).toEqual([{ userId: asker.id, hours: 4 }]);
  const { participation } = asked.body as { participation: { id: string } };
  await client.correctHours(site, participation.id, 3.5);
  expect(await client.hoursOf(site, event.id)).toEqual([{ userId: asker.id, hours: 3.5 }]);

  // What a token does not name is refused, in words.
  await expect(client.publish(reader, event.id)).rejects.toThrow(
    'api_tokens.ability: This API token does not have the ability events.write, which this call needs.',
  );
});
