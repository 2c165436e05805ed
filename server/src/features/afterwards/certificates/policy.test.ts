/** What is signed and how, and what a certificate is worth now (DY-04, VO-03). */
import { createPublicKey, verify } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/database.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database.ts';
import { type Certifier, canonicalJson, newNumber, openCertifier, stateOf } from './policy.ts';

let database: TestDatabase;
let certifier: Certifier;
beforeAll(async () => {
  database = await testDatabase();
  certifier = await openCertifier(openDatabase(database.pool));
});
afterAll(async () => await database.stop());

/** As a stranger checks it, with nothing but the published key. */
function isSigned(text: string, signature: string, { x, kty, crv } = certifier.publicKey): boolean {
  const key = createPublicKey({ key: { x, kty, crv }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
}

describe('DY-04 the signature', () => {
  test('DY-04 is of this text, to the letter', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(' ', '\n', 'x', '0'),
        (text, more) => {
          const signature = certifier.sign(text);
          expect(isSigned(text, signature)).toBe(true);
          expect(isSigned(`${text}${more}`, signature)).toBe(false);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('DY-04 is by one key of the installation, whoever opens it', async () => {
    const [one, other] = await Promise.all([
      openCertifier(openDatabase(database.pool)),
      openCertifier(openDatabase(database.pool)),
    ]);
    expect([one.publicKey, other.publicKey]).toEqual([certifier.publicKey, certifier.publicKey]);
    expect(isSigned('a', one.sign('a'))).toBe(true);
    expect(Object.keys(certifier.publicKey).toSorted()).toEqual([
      ...['alg', 'crv', 'kid', 'kty', 'use', 'x'],
    ]);
  });
});

describe('DY-04 the text', () => {
  const values = fc.dictionary(
    fc.stringMatching(/^[a-zA-Z]\w{0,6}$/),
    fc.oneof(fc.string(), fc.integer()),
  );

  test('DY-04 is the same for the same values, in whatever order they come', () => {
    fc.assert(
      fc.property(values, (given) => {
        const turned = Object.fromEntries(Object.entries(given).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(given));
        expect(JSON.parse(canonicalJson(given))).toEqual({ ...given });
      }),
    );
    expect(canonicalJson({ b: 1, a: 'x y' })).toBe('{"a":"x y","b":1}');
  });
});

test('DY-04 numbers are read out without mistakes: no I, L, O or U; and two are not the same', () => {
  const numbers = Array.from({ length: 500 }, newNumber);
  for (const number of numbers)
    expect(number).toMatch(/^SA-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(new Set(numbers.join('').replace(/SA-|-/g, '')).size).toBe(32);
});

describe('DY-04 what a certificate is worth', () => {
  const row = {
    minutes: 60,
    events: 1,
    revokedAt: null,
    minutesNow: 60,
    eventsNow: 1,
    leftAt: null,
  };
  const at = new Date(0);

  test.each([
    ['valid', {}],
    ['changed', { minutesNow: 45 }],
    ['changed', { minutesNow: 75 }],
    ['changed', { eventsNow: 2 }],
    ['revoked', { revokedAt: at }],
    ['revoked', { revokedAt: at, minutesNow: 0 }],
    ['gone', { leftAt: at, revokedAt: at }],
  ])('DY-04 is %s with %j', (state, change) => {
    expect(stateOf({ ...row, ...change })).toBe(state);
  });
});
