/** RG-02: whatever who runs a branch asks for, nobody of the branch that they asked is in an answer before that person said yes. */
import { answerAppeal, askBranches } from '@saath/contract/office/lending/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import type { Client } from '../../../testing/client.ts';
import { contractEndpoints, paramsIn } from '../../../testing/contract-endpoints.ts';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenSignedIn } from '../../../testing/given.ts';
import { givenNeighbours } from '../../../testing/given-lending.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

/** Every address that can be read by who is no Admin, with each of the ids. */
async function addresses(ids: readonly string[]): Promise<string[]> {
  const reads = (await contractEndpoints()).filter(
    ({ name, endpoint: { method, access, stream } }) =>
      name !== 'logoutByGet' && method === 'GET' && access !== 'admin' && !stream,
  );
  return reads.flatMap(({ endpoint }) => {
    const names = paramsIn(endpoint);
    if (names.length === 0) return [endpoint.path];
    return ids.map((id) =>
      names.reduce((path, name) => path.replace(`:${name}`, id), endpoint.path as string),
    );
  });
}

/** Which of the words stand in an answer to the reader, or in a mail to them. */
async function seenBy(
  product: TestProduct,
  reader: Client & { email: string },
  { ids, secrets }: { ids: readonly string[]; secrets: readonly string[] },
): Promise<string[]> {
  const headers = { 'sec-fetch-site': 'same-origin', cookie: reader.cookie ?? '' };
  const found = new Set<string>();
  const look = (text: string) => {
    for (const secret of secrets) if (text.includes(secret)) found.add(secret);
  };
  for (const url of await addresses(ids)) look((await product.app.inject({ url, headers })).body);
  for (const mail of await product.mailsTo(reader.email)) look(mail);
  return [...found];
}

test('RG-02 nobody is named to the branch that asks before they said yes; afterwards they are', {
  timeout: patient(240_000),
}, async () => {
  const product = await testProduct();
  try {
    const { event, roleId, north, south, runsNorth, runsSouth, southerner } = await givenNeighbours(
      product,
      await givenAdmin(product),
    );
    const person = await southerner('Chanda Hidden');
    const body = { branchId: south, word: '' };
    await done(runsNorth, askBranches, { params: { id: roleId }, body });
    const params = { id: south, roleId };
    await done(runsSouth, answerAppeal, { params, body: { answer: 'pass_on' } });
    const ids = [event.id, roleId, north, south];
    const looked = { ids, secrets: [person.id, person.name, person.email] };
    // The ids of those who take part in a published event are everybody's.
    const anybodys = await seenBy(product, await givenSignedIn(product), looked);
    expect(anybodys.filter((secret) => secret !== person.id)).toEqual([]);
    const before = await seenBy(product, runsNorth, looked);
    expect(before.filter((secret) => !anybodys.includes(secret))).toEqual([]);
    await done(person, requestJoin, { body: { eventId: event.id, roleId } });
    // How it is looked for is good: what they ask for themselves is found.
    const after = await seenBy(product, runsNorth, looked);
    expect(after).toEqual(expect.arrayContaining([person.id, person.name]));
  } finally {
    await product.close();
  }
});
