/** Contract, routes and description hold together: a line forgotten in rooms.ts is a silent 404. */
import { accessText, type Endpoint } from '@saath/contract/endpoint';
import { errorCatalogue } from '@saath/contract/errors';
import { mayRefuse } from '@saath/contract/expected-errors';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => {
  await product.close();
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const isServed = (app: FastifyInstance, { method, path, alsoAt = [] }: Endpoint) =>
  [path, ...alsoAt].every((url) => app.hasRoute({ method, url }));

test('E3 every call of the contract is answered, and nothing else is', async () => {
  const described = (await contractEndpoints()).map(({ endpoint }) => endpoint);
  expect(described.length).toBeGreaterThan(140);
  const routed = product.routes.map(({ endpoint }) => endpoint);
  expect(routed.map(nameOf).toSorted()).toEqual(described.map(nameOf).toSorted());
  expect(described.filter((endpoint) => !isServed(product.app, endpoint)).map(nameOf)).toEqual([]);
});

test('E3 every refusal of the catalogue is one that some call can answer with', async () => {
  const calls = (await contractEndpoints()).map(({ endpoint }) => endpoint);
  const codes = Object.keys(errorCatalogue);
  expect(codes.length).toBeGreaterThan(100);
  expect(codes.filter((code) => !calls.some((call) => mayRefuse(call, code)))).toEqual([]);
});

test('E3 no two calls share an address', async () => {
  const names = (await contractEndpoints()).map(({ endpoint }) =>
    nameOf(endpoint).replace(/:\w+/g, ':'),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('E3 the description lists exactly the calls of the contract, with who may make them', async () => {
  const document = (await product.app.inject('/api/openapi.json')).json();
  const listed = Object.entries<Record<string, { 'x-access': string }>>(document.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(
        ([method, { 'x-access': access }]) => `${method.toUpperCase()} ${path} ${access}`,
      ),
  );
  const calls = (await contractEndpoints()).map(
    ({ endpoint }) =>
      `${nameOf(endpoint).replace(/:(\w+)/g, '{$1}')} ${accessText(endpoint.access)}`,
  );
  expect(listed.toSorted()).toEqual(calls.toSorted());
});
