/** Every call of the contract, by an Admin and by a volunteer, on the embedded database; authorisation.test.ts tries all cells. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { isRight, saying, statusOf } from '../testing/authorisation-cells.ts';
import { rules } from '../testing/authorisation-rules.ts';
import { authorisationWorld, type Caller, type World } from '../testing/authorisation-world.ts';
import { testClient } from '../testing/client.ts';
import { contractEndpoints, type NamedEndpoint } from '../testing/contract-endpoints.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => {
  await product.close();
});

const newWorld = async () => await authorisationWorld(product, testClient(product.app));
const calls = await contractEndpoints();
/** A stream does not end when it is let in: guests are not. */
const triedBy = ({ endpoint }: NamedEndpoint): readonly Caller[] =>
  endpoint.stream ? ['guest'] : ['admin', 'volunteer'];
const tried = calls.flatMap((call) =>
  triedBy(call).map((caller) => ({ call, cell: { caller, owner: 'own' } as const })),
);

test(
  'RT-03 every call answers on the embedded database as its line says',
  async () => {
    let world: World = await newWorld();
    const wrong: string[] = [];
    for (const { call, cell } of tried) {
      const rule = rules[call.name];
      if (!rule) throw new Error(`${call.name} has no line in authorisation-rules.ts`);
      const one = { call, rule, cell };
      let status = await statusOf(product.app, world, one);
      // An earlier call may have taken away what this one is about.
      if (!isRight(one, status) && status < 500) {
        world = await newWorld();
        status = await statusOf(product.app, world, one);
      }
      if (!isRight(one, status)) wrong.push(saying(one, status));
    }
    expect(wrong).toEqual([]);
  },
  patient(120_000),
);
