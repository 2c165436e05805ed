/** RG-02: whatever who helps to run one branch asks for, nothing of the other branch is in the answer. */
import type { Endpoint } from '@saath/contract/endpoint';
import { addToBranch } from '@saath/contract/office/branches/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import type { Client } from '../../../testing/client.ts';
import { contractEndpoints, paramsIn } from '../../../testing/contract-endpoints.ts';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { givePlace } from '../../../testing/given-board.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

type Side = {
  readonly branch: string;
  readonly ids: readonly string[];
  /** What only those may read who have a right there: ids, names and addresses of people, and the draft. */
  readonly secrets: readonly string[];
  /** The address of who only asks, which no list shows to anybody who leads. */
  readonly asker: string;
};

/** A branch with an event that everybody sees, a draft, and people who have places or ask for one. */
async function side(word: string): Promise<Side> {
  const event = await givenEvent(admin, { title: `${word} clean-up` });
  const draft = await givenEvent(admin, { title: `${word} secret`, publish: false });
  const people = [
    await givenSignedIn(product, { name: `${word} Khan` }),
    await givenSignedIn(product, { name: `${word} Malik` }),
  ];
  const [holder, asker] = people as [SignedIn, SignedIn];
  const roleId = firstRole(event).id;
  await givePlace(product, { event, roleId, userId: holder.id }, admin.id);
  await done(asker, requestJoin, { body: { eventId: event.id, roleId } });
  const rows = await product.db
    .selectFrom('participation')
    .select('id')
    .where('eventId', '=', event.id)
    .execute();
  const own = people.flatMap(({ id, name, email }) => [id, name, email]);
  const places = rows.map(({ id }) => id);
  return {
    branch: await givenBranch(admin, [event.id, draft.id], word),
    ids: [event.id, draft.id, ...places, ...people.map(({ id }) => id)],
    secrets: [...own, ...places, draft.id, draft.title],
    asker: asker.email,
  };
}

/** Every address that can be read by who is no Admin, with each of the ids, looking for what is on the other side. */
async function addresses(ids: readonly string[], word: string): Promise<string[]> {
  const isRead = ({ method, access, stream }: Endpoint) =>
    method === 'GET' && access !== 'admin' && !stream;
  // One of them would log the reader out, and hide everything after it.
  const reads = (await contractEndpoints()).filter(
    ({ name, endpoint }) => name !== 'logoutByGet' && isRead(endpoint),
  );
  const search = new URLSearchParams({ q: word, name: word, title: word, state: 'requested' });
  return reads.flatMap(({ endpoint }) =>
    pathsOf(endpoint, ids).flatMap((path) => [path, `${path}?${search}`]),
  );
}

function pathsOf(endpoint: Endpoint, ids: readonly string[]): string[] {
  const names = paramsIn(endpoint);
  if (names.length === 0) return [endpoint.path];
  return ids.map((id) =>
    names.reduce((path, name) => path.replace(`:${name}`, id), endpoint.path as string),
  );
}

/** What of it stands in an answer to them. */
async function leaks(reader: Client, paths: readonly string[], secrets: readonly string[]) {
  const found: string[] = [];
  for (const url of paths) {
    const headers = {
      'sec-fetch-site': 'same-origin',
      ...(reader.cookie && { cookie: reader.cookie }),
    };
    const { body } = await product.app.inject({ url, headers });
    for (const secret of secrets) if (body.includes(secret)) found.push(`${url}: ${secret}`);
  }
  return found;
}

test('RG-02 no id, name or address of the other branch is in any answer; with a right there it is', {
  timeout: patient(240_000),
}, async () => {
  const [north, south] = [await side('Northern'), await side('Southern')];
  const organiser = await givenSignedIn(product);
  const body = { userId: organiser.id, right: 'organiser' };
  await done(admin, addToBranch, { params: { id: north.branch }, body });
  const paths = await addresses([...north.ids, ...south.ids], 'Southern');
  expect(paths.length).toBeGreaterThan(200);
  // Of a published event everybody reads the ids of those who have a place, and nothing else.
  const anybodys = await leaks(await givenSignedIn(product), paths, south.secrets);
  expect(anybodys.filter((found) => !/: [0-9a-f-]{36}$/.test(found))).toEqual([]);
  const read = await leaks(organiser, paths, south.secrets);
  expect(read.filter((found) => !anybodys.includes(found))).toEqual([]);
  // Both what is to be hidden and how it is looked for are good: on the own side all of it is found.
  const own = await leaks(organiser, await addresses(north.ids, 'Northern'), north.secrets);
  const unseen = north.secrets.filter(
    (secret) => !own.some((found) => found.endsWith(`: ${secret}`)),
  );
  expect(unseen).toEqual([north.asker]);
  await done(admin, addToBranch, { params: { id: south.branch }, body });
  expect((await leaks(organiser, paths, south.secrets)).length).toBeGreaterThan(
    south.secrets.length,
  );
});
