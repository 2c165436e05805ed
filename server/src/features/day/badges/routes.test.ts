/** Who gets a badge, in pages that lose and repeat nobody, and which codes open somebody (DY-07); over HTTP. */
import { personKey } from '@saath/contract/accounts/names/rules';
import { type Badge, eventBadges, readBadge } from '@saath/contract/day/badges/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import { participationStates } from '@saath/contract/places/joining/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { asks, givenBoard, placed } from '../../../testing/given-board.ts';
import { givenHolders } from '../../../testing/given-holders.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { comingByName } from '../../places/lists/queries.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const page = async (event: Event, query: Record<string, unknown> = {}) =>
  await admin.call(eventBadges, { params: { id: event.id }, query });
const codeOf = ({ url }: Badge) => new URL(url).pathname.slice('/badge/'.length);
const read = async (code: string) => await admin.call(readBadge, { params: { code } });

test('DY-07 there is one for everybody who comes or came, and for nobody else', async () => {
  const { event, roleIds } = await givenBoard(admin, [20]);
  for (const state of participationStates) {
    const person = await givenVolunteer(product.db, { name: `In ${state}` });
    const { id } = await asks(product, { event, userId: person.id, roleId: roleIds[0] });
    await givenState(product, id, state, { set: { roleId: roleIds[0] } });
  }
  const { badges, next } = (await page(event)).body as unknown as { badges: Badge[]; next: null };
  expect(badges.map(({ name }) => name)).toEqual([
    'In checked_in',
    'In completed',
    'In confirmed',
    'In left_early',
  ]);
  expect(badges.every(({ roleName }) => roleName === 'Cook')).toBe(true);
  expect(next).toBeNull();
  expect(JSON.stringify(badges)).not.toContain('@');
});

/** Many of them have the same name. */
async function crowd(event: Event, roleId: string, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, number) => `Aisha ${number % 7}`);
  await givenHolders(product, { event, roleId, names });
}

test('DY-07 pages walk everybody once by name, also people of one name, while others join and leave', async () => {
  const { event, roleIds } = await givenBoard(admin, [400]);
  const size = limits.badgePage;
  await crowd(event, roleIds[0], size + 15);
  const first = (await page(event)).body as unknown as { badges: Badge[]; next: string };
  expect(first.badges).toHaveLength(size);
  // Between two pages: somebody on the first page leaves, and somebody comes who stands before its end.
  await givenState(product, first.badges[3]?.participationId ?? '', 'withdrawn');
  await placed(product, { event, roleId: roleIds[0], name: 'Aaron' }, admin.id);
  const second = (await page(event, { after: first.next })).body as unknown as typeof first;
  const ids = [...first.badges, ...second.badges].map(({ participationId }) => participationId);
  expect(second.next).toBeNull();
  expect(ids).toHaveLength(size + 15);
  expect(new Set(ids).size).toBe(ids.length);
  const names = [...first.badges, ...second.badges].map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});

test('DY-07 pages of any size walk everybody once', async () => {
  const { event, roleIds } = await givenBoard(admin, [30]);
  await crowd(event, roleIds[0], 9);
  for (const limit of [1, 2, 4, 9, 10]) {
    const seen: string[] = [];
    let after: { nameOrder: string; id: string } | undefined;
    for (;;) {
      const rows = await comingByName(product.db, { eventId: event.id, after, limit });
      seen.push(...rows.map(({ participationId }) => participationId));
      const last = rows.at(-1);
      if (!last || rows.length < limit) break;
      after = { nameOrder: personKey(last.name), id: last.userId };
    }
    expect([limit, new Set(seen).size, seen.length]).toEqual([limit, 9, 9]);
  }
});

test('DY-07 when everybody stands on the first page there is no next one', async () => {
  const { event, roleIds } = await givenBoard(admin, [200]);
  await crowd(event, roleIds[0], limits.badgePage);
  const { badges, next } = (await page(event)).body;
  expect([(badges as Badge[]).length, next]).toEqual([limits.badgePage, null]);
});

test('DY-07 a page after somebody who is gone, or of no event, is refused in words', async () => {
  const { event } = await givenBoard(admin, [1]);
  const gone = await page(event, { after: newId() });
  expect([gone.status, gone.body.code]).toEqual([409, 'joining.list_changed']);
  const none = await admin.call(eventBadges, { params: { id: newId() } });
  expect([none.status, none.body.code]).toEqual([404, 'events.not_found']);
});

test('DY-07 a code opens its person alone: not with another signature, nor with one for another purpose', async () => {
  const { event, roleIds } = await givenBoard(admin, [2]);
  for (const name of ['Aisha', 'Bilal'])
    await placed(product, { event, roleId: roleIds[0], name }, admin.id);
  const badges = (await page(event)).body.badges as Badge[];
  const [aisha = '', bilal = ''] = badges.map(codeOf);
  const [id = '', signature = ''] = aisha.split('.');
  expect((await read(aisha)).body).toMatchObject({ eventId: event.id, participationId: id });
  const forged = [
    `${id}.${bilal.split('.')[1]}`,
    id,
    `${id}.`,
    `.${signature}`,
    `${id}.${product.ports.signer.sign('kiosk', id)}`,
  ];
  for (const code of forged)
    expect([code, (await read(code)).body.code]).toEqual([code, 'badges.unknown']);
  const unknown = newId();
  const signed = `${unknown}.${product.ports.signer.sign('badge', unknown)}`;
  expect((await read(signed)).body).toMatchObject({
    code: 'badges.unknown',
    message: 'This badge is not one of ours.',
  });
});
