/** Roles that are added to an event and deleted from it: what is refused, and what of them is shown to whom (RO-01). */
import type { Event } from '@saath/contract/events/events/schema';
import { newRoleSchema } from '@saath/contract/events/roles/schema';
import { limits } from '@saath/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { firstRole, givenAdmin, givenEvent } from '../../../testing/given.ts';
import { placed } from '../../../testing/given-board.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { presentRole } from './present.ts';
import { findRole, placesOf, type RoleRow, releaseNames, rolesOf, updateRole } from './queries.ts';
import { addRole, type Roles, removeRole, roleRows } from './service.ts';

const HOUR = 3_600_000;

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const form = (change: object = {}) =>
  newRoleSchema.parse({
    ...{ role_name: 'Cook', description: 'Cooks.', maxVolunteers: 3, skills: ['Cooking'] },
    ...change,
  });

/** The use cases at a moment; who loses a role is only noted. */
function rolesAt(now = testStart) {
  const released: RoleRow[] = [];
  const roles: Roles = {
    db: product.db,
    now: () => now,
    releaseRole: async (_, role) => {
      released.push(role);
    },
  };
  return { roles, released };
}
const add = async (eventId: string, change: object = {}, now = testStart) =>
  await addRole(rolesAt(now).roles, { eventId, role: form(change), actorId: admin.id });
const remove = async (roleId: string, now = testStart) =>
  await removeRole(rolesAt(now).roles, { roleId, actorId: admin.id });
async function change(event: Event, set: { cancelledAt?: Date; publishedAt?: Date | null }) {
  await product.db.updateTable('event').set(set).where('id', '=', event.id).execute();
}
const auditOf = async ({ id }: Event) =>
  await product.db
    .selectFrom('auditEntry')
    .select(['action', 'actorId', 'details'])
    .where('eventId', '=', id)
    .where('action', 'in', ['role.added', 'role.deleted'])
    .orderBy('id')
    .execute();

describe('RO-01 a role that is added', () => {
  test('RO-01 comes after all others, also when one was deleted between, and is in the log', async () => {
    const event = await givenEvent(admin);
    const [cook, driver] = [
      await add(event.id),
      await add(event.id, { role_name: 'Driver', maxVolunteers: 7 }),
    ];
    await remove(cook.id);
    const usher = await add(event.id, { role_name: 'Usher' });
    const order = (await rolesOf(product.db, [event.id])).map(({ name }) => name);
    expect(order).toEqual(['First aider', 'Driver', 'Usher']);
    expect(usher.position).toBeGreaterThan(driver.position);
    expect(await auditOf(event)).toMatchObject([
      { action: 'role.added', actorId: admin.id, details: { subject: 'Cook', count: 3 } },
      { action: 'role.added', details: { subject: 'Driver', count: 7 } },
      { action: 'role.deleted', actorId: admin.id, details: { subject: 'Cook' } },
      { action: 'role.added', details: { subject: 'Usher' } },
    ]);
  });

  test('EV-07 has a name of its own in the event, however it is written; another event may have it too', async () => {
    const [event, other] = [await givenEvent(admin), await givenEvent(admin)];
    await add(event.id, { role_name: 'Tea Cook' });
    for (const role_name of ['Tea Cook', 'tea cook', '  TEA   cook '])
      await expect(add(event.id, { role_name })).rejects.toMatchObject({ code: 'roles.duplicate' });
    expect((await add(other.id, { role_name: 'tea cook' })).name).toBe('tea cook');
  });

  test('RO-01 is refused in an event that is over, cancelled or missing; a draft may still be worked on', async () => {
    const event = await givenEvent(admin);
    const end = new Date(event.endTime);
    await expect(add(event.id, {}, end)).rejects.toMatchObject({
      code: 'events.over',
      message: 'This event is over, so it takes no new roles.',
    });
    expect((await add(event.id, {}, new Date(end.getTime() - 1))).name).toBe('Cook');
    await change(event, { publishedAt: null });
    expect((await add(event.id, { role_name: 'Late' }, end)).name).toBe('Late');
    await change(event, { publishedAt: testStart, cancelledAt: testStart });
    await expect(add(event.id, { role_name: 'X' })).rejects.toMatchObject({
      code: 'events.cancelled',
    });
    await expect(add(newId())).rejects.toMatchObject({ code: 'events.not_found' });
  });

  test('RO-01 is one of fifty at most', async () => {
    const event = await givenEvent(admin);
    const rows = roleRows(
      Array.from({ length: limits.rolesPerEvent.max - 2 }, (_, index) =>
        form({ role_name: `Role ${index}` }),
      ),
      { eventId: event.id, after: 1, at: testStart },
    ).map((row) => ({ ...row, nameKey: row.name.toLowerCase() }));
    await product.db.insertInto('eventRole').values(rows).execute();
    expect((await add(event.id)).name).toBe('Cook');
    await expect(add(event.id, { role_name: 'One more' })).rejects.toMatchObject({
      code: 'roles.too_many',
    });
    expect(await rolesOf(product.db, [event.id])).toHaveLength(limits.rolesPerEvent.max);
  });

  test('OR-01 takes as many as its shifts together, whatever number was sent', () => {
    const times = { startsAt: '2026-12-07T09:00Z', endsAt: '2026-12-07T10:00Z' };
    const shifts = [4, 5].map((maxPeople) => ({ ...times, maxPeople }));
    const place = { eventId: newId(), after: 4, at: testStart };
    const rows = roleRows([form({ shifts, maxVolunteers: 1 }), form({ minVolunteers: 2 })], place);
    expect(rows).toMatchObject([
      { position: 5, maxVolunteers: 9, minVolunteers: null },
      { position: 6, maxVolunteers: 3, minVolunteers: 2 },
    ]);
  });
});

describe('RO-01 a role that is deleted', () => {
  test('RO-01 lets go of its people first, in the same transaction: when that fails, it is still there', async () => {
    const event = await givenEvent(admin);
    const { id } = firstRole(event);
    const { roles, released } = rolesAt();
    const failing = { ...roles, releaseRole: async () => Promise.reject(new Error('not now')) };
    const actorId = admin.id;
    await expect(removeRole(failing, { roleId: id, actorId })).rejects.toThrow('not now');
    expect((await findRole(product.db, id))?.id).toBe(id);
    expect(await auditOf(event)).toEqual([]);
    await removeRole(roles, { roleId: id, actorId });
    expect(released.map((role) => role.id)).toEqual([id]);
    expect(await findRole(product.db, id)).toBeUndefined();
    await expect(remove(id)).rejects.toMatchObject({ code: 'roles.not_found' });
  });

  test('RO-01 is refused once the event has begun or is cancelled; a draft has no beginning', async () => {
    const event = await givenEvent(admin);
    const { id } = firstRole(event);
    const start = new Date(event.startTime);
    await expect(remove(id, start)).rejects.toMatchObject({ code: 'roles.begun' });
    await change(event, { cancelledAt: testStart });
    await expect(remove(id)).rejects.toMatchObject({ code: 'events.cancelled' });
    const draft = await givenEvent(admin);
    await change(draft, { publishedAt: null });
    await remove(firstRole(draft).id, new Date(start.getTime() + HOUR));
    const early = await givenEvent(admin);
    await remove(firstRole(early).id, new Date(start.getTime() - 1));
    expect(await rolesOf(product.db, [draft.id, early.id])).toEqual([]);
  });

  test('KP-01 is refused when it is recorded what somebody did in it, also before the start', async () => {
    const event = await givenEvent(admin);
    const { id } = firstRole(event);
    await placed(product, { event, roleId: id, name: 'Aisha' }, admin.id);
    const place = await product.db
      .selectFrom('participation')
      .select('id')
      .where('eventId', '=', event.id)
      .executeTakeFirstOrThrow();
    await givenState(product, place.id, 'checked_in');
    const opens = new Date(Date.parse(event.startTime) - HOUR);
    await expect(remove(id, opens)).rejects.toMatchObject({ code: 'roles.recorded' });
    await givenState(product, place.id, 'confirmed');
    expect(await findRole(product.db, id)).toBeDefined();
  });
});

describe('EV-11 a role as it is shown', () => {
  test('EV-11 names its people to Admins; everybody else sees ids, and only those of this role', async () => {
    const event = await givenEvent(admin);
    const { id } = firstRole(event);
    const other = await add(event.id);
    const aisha = await placed(product, { event, roleId: id, name: 'Aisha Khan' }, admin.id);
    await placed(product, { event, roleId: other.id, name: 'Bilal' }, admin.id);
    const role = await findRole(product.db, id);
    const places = await placesOf(product.db, [event.id]);
    if (!role) throw new Error('The role is gone');
    const shownTo = (viewer?: { role: 'Admin' | 'Volunteer' }) =>
      presentRole(role, { places, shifts: [], kinds: [] }, viewer && { ...viewer, id: aisha.id })
        .volunteers;
    expect(shownTo({ role: 'Admin' })).toEqual([
      expect.objectContaining({ id: aisha.id, name: 'Aisha Khan' }),
    ]);
    for (const viewer of [undefined, { role: 'Volunteer' }] as const)
      expect(shownTo(viewer)).toEqual([{ id: aisha.id }]);
  });

  test('MT-06 never needs more people than it has places, though its places became fewer', async () => {
    const event = await givenEvent(admin);
    const added = await add(event.id, { maxVolunteers: 5, minVolunteers: 4 });
    const change = { name: 'Cook', description: 'Cooks.', skills: ['Cooking'], maxVolunteers: 2 };
    await product.db.transaction().execute(async (tx) => updateRole(tx, added.id, change));
    const role = await findRole(product.db, added.id);
    const shown = role && presentRole(role, { places: [], shifts: [], kinds: [] }, undefined);
    expect(role?.minVolunteers).toBe(4);
    expect(shown).toMatchObject({ maxVolunteers: 2, minVolunteers: 2 });
  });

  test('EV-10 roles that give up their names first may swap them', async () => {
    const event = await givenEvent(admin);
    const [cook, driver] = [await add(event.id), await add(event.id, { role_name: 'Driver' })];
    const rest = { description: 'Helps.', skills: ['Cooking'], maxVolunteers: 2 };
    await product.db.transaction().execute(async (tx) => {
      await releaseNames(tx, [cook.id, driver.id]);
      await updateRole(tx, cook.id, { name: 'Driver', ...rest });
      await updateRole(tx, driver.id, { name: 'Cook', ...rest });
    });
    const named = await rolesOf(product.db, [event.id]);
    expect(named.map(({ id, nameKey }) => [id, nameKey]).slice(1)).toEqual([
      [cook.id, 'driver'],
      [driver.id, 'cook'],
    ]);
  });
});
