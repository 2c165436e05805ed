/** AU-08: finding people by a part of their name through the index gives what reading every row gives. */
import { personKey } from '@saath/contract/accounts/names/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenVolunteer } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { holds } from './text-search.ts';

const names = [
  'Aisha Khan',
  'Aisha  Ali  Khan',
  'ALI RAZA',
  'Al',
  'A B C',
  'Bilal Siddiqui',
  'عائشہ خان',
  'محمد بلال',
  'علی',
  'زُبیدہ بی بی',
  'Zubaida 100% Ünique',
  'Under_score Person',
  'Back\\slash Person',
  'Straße Ökonom',
  '😀😀😀 Smile',
  "O'Neill",
  'İpek Yılmaz',
];

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
  for (const name of names) await givenVolunteer(product.db, { name });
});
afterAll(async () => await product.close());

const found = async (text: string) =>
  (
    await product.db
      .selectFrom('appUser')
      .select('name')
      .where(holds('app_user.name_key', personKey(text)))
      .execute()
  )
    .map(({ name }) => name)
    .sort();

/** Every row, without the index and without SQL's patterns. */
function expected(text: string): string[] {
  const key = personKey(text);
  const isShort = [...key].length < 3;
  return names
    .filter((name) => {
      const whole = personKey(name);
      return isShort ? ` ${whole}`.includes(` ${key}`) : whole.includes(key);
    })
    .sort();
}

test('AU-08 names are found without their accents, as they are typed at a door', async () => {
  expect(await found('unique')).toEqual(['Zubaida 100% Ünique']);
  expect(await found('strasse oko')).toEqual(['Straße Ökonom']);
  expect(await found('ipek yil')).toEqual(['İpek Yılmaz']);
  expect(await found('زبیدہ')).toEqual(['زُبیدہ بی بی']);
  expect(await found('علي')).toEqual(['علی']);
});

test('AU-08 the database folds names as the code does, also those of an older version beside it', async () => {
  const letter = fc.oneof(
    fc.constantFrom(...'aZéÜłØđßæœþİıيىكهةئؤآأةۂںےھ٠1-’ \u00a0\u0301\u064e\u0640\u200c'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter((each) => each !== '\0'),
  );
  const given = fc
    .sample(fc.array(letter, { maxLength: 40 }), { numRuns: 2_000, seed: 109 })
    .map((each) => each.join(''));
  const earlier = given.map((name) => name.trim().replace(/\s+/g, ' ').toLowerCase());
  const { rows } = await sql<{ now: string; before: string; again: string }>`
    select person_name_key(now) as now, person_name_key(before) as before, person_name_key(person_name_key(now)) as again
    from unnest(${given.map(personKey)}::text[], ${earlier}::text[]) as each(now, before)`.execute(
    product.db,
  );
  const keys = given.map(personKey);
  expect(rows.map(({ now }) => now)).toEqual(keys);
  expect(rows.map(({ again }) => again)).toEqual(keys);
  // Signs like ℡ become capitals, and some only then lower case.
  expect(rows.map(({ before }) => personKey(before))).toEqual(keys);
});

test('AU-08 every part of every name finds what reading every row finds', async () => {
  const texts = new Set<string>();
  for (const name of names) {
    const characters = [...personKey(name)];
    for (let from = 0; from < characters.length; from++)
      for (let to = from + 1; to <= characters.length; to++) {
        const text = characters.slice(from, to).join('');
        if (text.trim() === text) texts.add(text);
      }
  }
  expect(texts.size).toBeGreaterThan(500);
  for (const text of texts) expect([text, await found(text)]).toEqual([text, expected(text)]);
});

test('AU-08 signs of the pattern language are letters like others, and spaces count once', async () => {
  expect(await found('%')).toEqual([]);
  expect(await found('___')).toEqual([]);
  expect(await found('100%')).toEqual(['Zubaida 100% Ünique']);
  expect(await found('r_s')).toEqual(['Under_score Person']);
  expect(await found('k\\s')).toEqual(['Back\\slash Person']);
  expect(await found('  ali   khan ')).toEqual(['Aisha  Ali  Khan']);
  expect(await found("neil' or")).toEqual([]);
});

test('AU-08 one or two letters are the beginning of a word', async () => {
  expect(await found('b')).toEqual(['A B C', 'Back\\slash Person', 'Bilal Siddiqui']);
  expect(await found('al')).toEqual(['ALI RAZA', 'Aisha  Ali  Khan', 'Al']);
  expect(await found('خا')).toEqual(['عائشہ خان']);
});

test('DY-01 lists stand in the order of the alphabet, that of Urdu too', async () => {
  const urdu = ['آمنہ', 'پروین', 'جنید', 'چاند', 'ڈار', 'رضا', 'کاشف', 'ہما'];
  const asked = ['Adam', 'Élodie', 'Emil', 'Łukasz', 'Zara', ...urdu];
  for (const name of asked.toReversed()) await givenVolunteer(product.db, { name });
  const rows = await product.db
    .selectFrom('appUser')
    .select('name')
    .where('name', 'in', asked)
    .orderBy('nameOrder')
    .execute();
  expect(rows.map(({ name }) => name)).toEqual(asked);
});
