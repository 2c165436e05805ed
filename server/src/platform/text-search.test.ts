/** AU-08: finding people by a part of their name through the index gives what reading every row gives. */
import { nameKey } from '@saath/contract/events/roles/rules';
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
      .where(holds('app_user.name_key', nameKey(text)))
      .execute()
  )
    .map(({ name }) => name)
    .sort();

/** Every row, without the index and without SQL's patterns. */
function expected(text: string): string[] {
  const key = nameKey(text);
  const isShort = [...key].length < 3;
  return names
    .filter((name) => {
      const whole = nameKey(name);
      return isShort ? ` ${whole}`.includes(` ${key}`) : whole.includes(key);
    })
    .sort();
}

test('AU-08 every part of every name finds what reading every row finds', async () => {
  const texts = new Set<string>();
  for (const name of names) {
    const characters = [...nameKey(name)];
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
