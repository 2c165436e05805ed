import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { openDatabase } from './database.ts';
import { openSigner, secretNamed } from './secrets.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => await database.stop());

test('NT-05 all processes share a secret, whoever asked first', async () => {
  const db = openDatabase(database.pool);
  const [first, second] = await Promise.all([
    secretNamed(db, 'tea', () => 'green'),
    secretNamed(db, 'tea', () => 'black'),
  ]);
  expect(first).toBe(second);
});

test('NT-05 a signature holds for its own purpose and text only', async () => {
  const db = openDatabase(database.pool);
  const signer = await openSigner(db);
  const signature = signer.sign('answer', 'a');
  expect((await openSigner(db)).isSigned('answer', 'a', signature)).toBe(true);
  expect(signer.isSigned('answer', 'b', signature)).toBe(false);
  expect(signer.isSigned('badge', 'a', signature)).toBe(false);
  expect(signer.isSigned('answer', 'a', '')).toBe(false);
  expect(signer.isSigned('answer', 'a', signature.slice(1))).toBe(false);
});
