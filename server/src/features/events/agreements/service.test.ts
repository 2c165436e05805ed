/** Agreements and their versions: whose signature counts, whose places are looked at again, and what is written down (EL-01). */
import { withdrawSignature } from '@saath/contract/places/signatures/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenEvent, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { givenAgreement, signs, textOf } from '../../../testing/given-agreements.ts';
import { askingForm, papersOf } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import * as service from './service.ts';

let product: TestProduct;
let admin: SignedIn;
let code: string;
let name: string;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
beforeEach(async () => {
  name = `Code of conduct ${newId()}`;
  code = await givenAgreement(admin, name);
});
afterAll(async () => await product.close());

/** The service with a list of what it asks to be looked at again. */
function given(at = testStart) {
  const again: string[] = [];
  const jobs = {
    addMany: async (_: unknown, job: string, ids: readonly string[]) => {
      expect(job).toBe(service.ASKS_AGAIN);
      again.push(...ids);
    },
    wake: () => {},
  };
  const ports = { db: product.db, now: () => at, jobs } as unknown as service.Agreements;
  return { ports, again };
}
const changes = async (
  ports: service.Agreements,
  change: Partial<Parameters<typeof service.changeAgreement>[1]> = {},
) => {
  const { text, version: basedOn } = await textOf(admin, code);
  const now = { id: code, name, text, basedOn, asksAgain: false, actorId: admin.id };
  await service.changeAgreement(ports, { ...now, ...change });
};
const listed = async (id = code) =>
  (await service.listAgreements(product)).find((each) => each.id === id);

test('EL-01 what is signed is told from any other name and text, also where letters move from one to the other', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(words, words, words, words, (one, text, other, otherText) => {
      const isSame = one === other && text === otherText;
      const [first, second] = [
        { name: one, text },
        { name: other, text: otherText },
      ];
      expect(service.hashOf(first) === service.hashOf(second)).toBe(isSame);
    }),
    {
      examples: [
        ['a', 'bc', 'ab', 'c'],
        ['a","b', 'c', 'a', 'b","c'],
        ['a', 'b', 'a', 'b'],
      ],
    },
  );
  expect(service.hashOf({ name: 'a', text: 'b' })).toMatch(/^[0-9a-f]{64}$/);
});

describe('EL-01 the list of agreements', () => {
  test('EL-01 counts people, not signatures, and only those that count', async () => {
    const [twice, withdrew, stays] = [
      await givenSignedIn(product),
      await givenSignedIn(product),
      await givenSignedIn(product),
    ];
    for (const person of [twice, withdrew, stays]) await signs(person, code);
    await changes(given().ports, { text: 'We are kind.' });
    await signs(twice, code);
    expect(await listed()).toMatchObject({ version: 2, signed: 3, wasSigned: true });
    const [{ id = '' } = {}] = (await papersOf(withdrew)).signatures ?? [];
    await done(withdrew, withdrawSignature, { params: { id } });
    expect(await listed()).toMatchObject({ signed: 2, wasSigned: true });
    await changes(given().ports, { asksAgain: true });
    expect(await listed()).toMatchObject({ version: 3, signed: 0, wasSigned: true });
  });

  test('EL-01 is by name, whatever its capitals', async () => {
    const mark = newId();
    for (const each of ['b', 'A', 'C']) await givenAgreement(admin, `${mark} ${each}`);
    const names = (await service.listAgreements(product)).map((each) => each.name);
    expect(names.filter((each) => each.startsWith(mark))).toEqual([
      ...[`${mark} A`, `${mark} b`, `${mark} C`],
    ]);
  });
});

describe('EL-01 another text', () => {
  test('EL-01 without anything new is no version, unless everybody is asked again', async () => {
    const { ports, again } = given();
    await changes(ports);
    expect(await listed()).toMatchObject({ version: 1 });
    await changes(ports, { asksAgain: true });
    expect(await listed()).toMatchObject({ version: 2 });
    expect(again).toEqual([]);
    const entries = await product.db
      .selectFrom('auditEntry')
      .select(['action', 'details'])
      .where('actorId', '=', admin.id)
      .where('action', '=', 'agreement.changed')
      .execute();
    const own = entries.filter(({ details }) => JSON.stringify(details).includes(name));
    expect(own).toMatchObject([{ details: { subject: name, count: 2 } }]);
  });

  test('EL-01 has the places of events looked at again that ask for it and are not over, each once', async () => {
    const of = async (ids: readonly string[], startTime: string, endTime: string) =>
      (await givenEvent(admin, askingForm({ agreements: ids }, { startTime, endTime }))).id;
    const [role] = askingForm({ agreements: [code] }).role;
    const twoRoles = { role: [role, { ...role, role_name: 'Driver' }] };
    const day = (n: number) => [`2026-12-0${n}T09:00:00Z`, `2026-12-0${n}T13:00:00Z`] as const;
    await of([code], ...day(1));
    const ahead = await of([code], ...day(4));
    await of([await givenAgreement(admin, `Other ${newId()}`)], ...day(5));
    const [startTime, endTime] = day(6);
    const both = await givenEvent(admin, { ...twoRoles, startTime, endTime });
    const { ports, again } = given(new Date('2026-12-01T13:00:00Z'));
    await changes(ports, { text: 'We are kind.' });
    expect(again).toEqual([]);
    await changes(ports, { text: 'We are kinder.', asksAgain: true });
    expect(again).toEqual([ahead, both.id].toSorted());
  });

  test('EL-01 may have another name, which is nobody else’s', async () => {
    const other = `Photos ${newId()}`;
    await givenAgreement(admin, other);
    const { ports } = given();
    const taken = changes(ports, { name: other.toUpperCase() });
    await expect(taken).rejects.toMatchObject({ code: 'agreements.name_taken' });
    await changes(ports, { name: name.toUpperCase() });
    expect(await listed()).toMatchObject({ name: name.toUpperCase(), version: 2 });
  });

  test('EL-01 is refused for a text that is not the one of now, and for none at all', async () => {
    const { ports } = given();
    await changes(ports, { text: 'We are kind.' });
    const late = changes(ports, { text: 'Late.', basedOn: 1 });
    await expect(late).rejects.toMatchObject({ code: 'agreements.changed' });
    const gone = changes(ports, { id: newId() });
    await expect(gone).rejects.toMatchObject({ code: 'agreements.gone' });
    expect((await textOf(admin, code)).text).toBe('We are kind.');
  });
});

test('EL-01 beside a new text stands the one that its reader signed last, and nothing where that is the same', async () => {
  const person = await givenSignedIn(product);
  const before = async () => (await textOf(person, code)).before;
  const { ports } = given();
  await signs(person, code);
  expect(await before()).toBeNull();
  await changes(ports, { text: 'We are kind.' });
  await changes(ports, { text: 'We are kinder.' });
  expect(await before()).toMatchObject({ version: 1 });
  await signs(person, code);
  // Signed now as before: the first text is not the one that they signed last.
  expect(await before()).toBeNull();
  expect((await textOf(await givenSignedIn(product), code)).before).toBeNull();
});
