import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { firstRole, givenAdmin, givenEvent, givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { watchTransactions } from '../../../testing/transactions.ts';
import { assignVolunteer } from '../../places/answer/service.ts';
import { keepNumbers } from './jobs.ts';
import { checkKept } from './service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

async function held() {
  const event = await givenEvent(admin);
  const person = await givenVolunteer(product.db);
  const roleId = firstRole(event).id;
  const given = { eventId: event.id, userId: person.id, actorId: admin.id };
  const row = await assignVolunteer(product.ports, { ...given, roleId });
  return { ...row, roleId };
}

test('KP-03 what was made wrong on purpose is found, put right, written down and told to Admins', async () => {
  const { db } = product;
  const { roleId, userId, eventId } = await held();
  const shift = {
    id: newId(),
    eventId,
    roleId,
    position: 1,
    minPeople: 0,
    maxPeople: 2,
    filled: 1,
  };
  const times = { startsAt: new Date('2026-12-07T09:00Z'), endsAt: new Date('2026-12-07T10:00Z') };
  await db
    .insertInto('shift')
    .values({ ...shift, ...times })
    .execute();
  const thread = { id: newId(), eventId, userId, lastAt: testStart, unreadByOrganisers: 3 };
  await db.insertInto('thread').values(thread).execute();
  await db.updateTable('eventRole').set({ filled: 2 }).where('id', '=', roleId).execute();
  await db
    .updateTable('tally')
    .set({ count: '99' })
    .where('name', '=', 'people.Volunteer')
    .execute();
  await sql`update volunteer_record set attended = 7, settled = 7 where user_id = ${userId}`.execute(
    db,
  );
  const found = await checkKept(db);
  expect(found.map(({ what }) => what).sort()).toEqual([
    'person',
    'role',
    'shift',
    'tally',
    'thread',
  ]);
  expect(found.find(({ what }) => what === 'role')).toMatchObject({ kept: '2', counted: '1' });

  expect(await keepNumbers({ db, now: () => testStart })).toBe(5);
  expect(await checkKept(db)).toEqual([]);
  const { body } = await admin.call(readAuditLog, { query: { group: 'lists' } });
  const entries = body.entries as { action: string; details: unknown; event: unknown }[];
  const right = entries.filter(({ action }) => action === 'numbers.put_right');
  expect(right).toHaveLength(5);
  expect(right.map(({ details }) => details)).toContainEqual({
    subject: 'First aider',
    changes: [{ field: 'First aider.filled', before: '2', after: '1' }],
  });
  const notices = (await admin.call(listNotices)).body.notices as { title: string }[];
  expect(notices.filter(({ title }) => title.startsWith('5 kept numbers'))).toHaveLength(1);
  expect(await keepNumbers({ db, now: () => testStart })).toBe(0);
});

test('KP-03 a history that is no way through the table is found, also when its end is missing', async () => {
  const { db } = product;
  const { eventId, userId } = await held();
  const change = { eventId, userId, actorId: null, reason: '', at: testStart };
  const jump = { ...change, id: newId(), fromState: 'confirmed', toState: 'expired' } as const;
  await db.insertInto('participationChange').values(jump).execute();
  expect((await checkKept(db)).map(({ what }) => what)).toEqual(['history']);
  const later = new Date(testStart.getTime() + 1);
  expect(await checkKept(db, { since: later })).toEqual([]);
  await db.deleteFrom('participationChange').where('id', '=', jump.id).execute();
  expect(await checkKept(db)).toEqual([]);
  // Nobody wrote down that the person is here: the state is not where the way ends.
  const lost = { ...change, id: newId(), fromState: 'confirmed', toState: 'checked_in' } as const;
  await db.insertInto('participationChange').values(lost).execute();
  expect((await checkKept(db)).map(({ what }) => what)).toEqual(['history']);
  await db.deleteFrom('participationChange').where('id', '=', lost.id).execute();
});

test('KP-03 negative control: a test file that leaves a number wrong fails at its end', async () => {
  const other = await testProduct();
  const organiser = await givenAdmin(other);
  const event = await givenEvent(organiser);
  await other.db
    .updateTable('eventRole')
    .set({ filled: 1 })
    .where('id', '=', firstRole(event).id)
    .execute();
  await expect(other.close()).rejects.toThrow('Kept numbers differ');
});

test('KP-03 comparing millions of rows may take longer than a call', async () => {
  const transactions = watchTransactions(product.pool);
  await checkKept(product.db);
  expect(transactions).toHaveLength(6);
  for (const [, first] of transactions) expect(first).toBe('set local statement_timeout = 600000');
});
