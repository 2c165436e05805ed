/** Hours are added up in one place, and months that change are added up again. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { settleDueMonths, settleMissingMonths } from '../../office/figures/jobs.ts';
import { totalHours } from '../../office/figures/service.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

let product: TestProduct;
let adminId: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  await product.db.deleteFrom('everyEvent').execute();
  await product.db.deleteFrom('monthDue').execute();
  await product.db.deleteFrom('monthFigure').execute();
  await product.db.deleteFrom('dayFigure').execute();
  await product.db.deleteFrom('appUser').execute();
  adminId = (await givenAdmin(product)).id;
});
afterAll(async () => await product.close());

const admin = async () => await signedInAs(product, adminId);

/** An event with many places, from nine to one by default. */
async function held(times: { startTime?: string; endTime?: string } = {}) {
  const [role] = eventForm().role;
  const many = [{ ...role, maxVolunteers: 50 }];
  return await givenEvent(await admin(), eventForm({ role: many, ...times }));
}

type Recorded = { state?: ParticipationState; from?: string; until?: string };

/** Somebody with a place at the event, and what was recorded of them. */
async function came(
  event: Awaited<ReturnType<typeof held>>,
  { state = 'confirmed', from, until }: Recorded = {},
  person?: { id: string },
) {
  const { id: userId } = person ?? (await givenVolunteer(product.db));
  const place = { eventId: event.id, roleId: firstRole(event).id, userId, actorId: adminId };
  const { id } = await assignVolunteer(product.ports, place);
  const checkedInAt = from ? new Date(from) : null;
  const checkedOutAt = until ? new Date(until) : null;
  await givenState(product, id, state, { set: { checkedInAt, checkedOutAt } });
  return { participationId: id, userId };
}

test('DY-03 a settled month is due when an event of it is cancelled, moved, put away or deleted, and by nothing else', async () => {
  const event = await held();
  const { participationId } = await came(event);
  const coming = await held({ startTime: '2027-03-01T09:00:00Z', endTime: '2027-03-01T13:00:00Z' });
  product.clock.now = new Date('2027-02-05T08:00:00Z');
  const book = { db: product.db, now: () => product.clock.now, timeZone: 'Asia/Karachi' };
  const due = async () => {
    const rows = await product.db.selectFrom('monthDue').select('month').execute();
    await settleDueMonths(book);
    return [...new Set(rows.map(({ month }) => month))].sort();
  };
  const change = async (values: Record<string, unknown>) =>
    await product.db.updateTable('event').set(values).where('id', '=', event.id).execute();
  await settleMissingMonths(book);
  await came(coming);
  await change({ description: 'Other words' });
  await product.db
    .updateTable('participation')
    .set({ note: 'A note' })
    .where('id', '=', participationId)
    .execute();
  expect(await due()).toEqual([]);
  await change({ cancelledAt: testStart });
  expect(await due()).toEqual(['2026-12']);
  expect(await totalHours(book)).toBe(0);
  await change({ cancelledAt: null });
  await due();
  expect(await totalHours(book)).toBe(4);
  await change({ archivedAt: product.clock.now });
  expect(await due()).toEqual(['2026-12']);
  expect(await totalHours(book)).toBe(4);
  await product.db.updateTable('everyEvent').set({ archivedAt: null }).execute();
  expect(await due()).toEqual(['2026-12']);
  const moved = {
    startTime: new Date('2027-01-07T09:00:00Z'),
    endTime: new Date('2027-01-07T13:00:00Z'),
  };
  await change(moved);
  await product.db
    .updateTable('participation')
    .set(moved)
    .where('id', '=', participationId)
    .execute();
  expect(await due()).toEqual(['2026-12', '2027-01']);
  await product.db.deleteFrom('event').where('id', '=', event.id).execute();
  expect(await due()).toEqual(['2027-01']);
  expect(await totalHours(book)).toBe(0);
});

test('DY-03 no other statement and no other service adds up the time of events', async () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = (await readdir(join(root, 'src'), { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.') && !name.includes('testing/'),
  );
  expect(files.length).toBeGreaterThan(200);
  const ends = '(ends?_?(time|at))';
  const inSql = new RegExp(`epoch from [^)]*${ends}`, 'i');
  const inCode = /endTime\.getTime\(\) - startTime\.getTime\(\)/;
  const found = [];
  for (const file of files) {
    const text = await readFile(join(root, 'src', file), 'utf8');
    if (inSql.test(text) || inCode.test(text)) found.push(file);
  }
  // What is planned, shown beside what counts, the length of a copied event, and moments as the engine counts them.
  const others = [
    'features/afterwards/hours/service.ts',
    'features/places/event-life/service.ts',
    'features/matching/track-record/queries.ts',
    'seed/history.ts',
  ];
  expect(found.filter((file) => !others.includes(file))).toEqual([]);
});
