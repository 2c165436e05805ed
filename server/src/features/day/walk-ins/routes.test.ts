import type { Badge } from '@saath/contract/day/badges/endpoints';
import { eventBadges, readBadge } from '@saath/contract/day/badges/endpoints';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import * as kiosk from '@saath/contract/day/kiosk/endpoints';
import { addWalkIn } from '@saath/contract/day/walk-ins/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { testClient } from '../../../testing/client.ts';
import { givenAdmin, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { givenBoard, placed } from '../../../testing/given-board.ts';
import { atAnyTime, minutesIn, onList } from '../../../testing/given-day.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

async function doorOf(places = 2, sameDay = false) {
  product.clock.now = testStart;
  const organiser = await givenAdmin(product);
  const { event, roleIds } = await givenBoard(organiser, [places], sameDay);
  await placed(product, { event, roleId: roleIds[0], name: 'Aisha' }, organiser.id);
  minutesIn(product, event, 10);
  return { event, client: atAnyTime(product, organiser.id), roleId: roleIds[0] };
}
type Door = Awaited<ReturnType<typeof doorOf>>;

const walkIn = async ({ event, client, roleId }: Door, given: Record<string, unknown>) =>
  await client.call(addWalkIn, {
    params: { id: event.id },
    body: { id: newId(), email: '', roleId, ...given },
  });
const accountsOf = async (name: string) =>
  await product.db.selectFrom('appUser').selectAll().where('name', '=', name).execute();

describe('DY-02 walk-ins', () => {
  test('DY-02 somebody new with an address is checked in and gets a welcome link', async () => {
    const door = await doorOf();
    const { body } = await walkIn(door, { name: 'Naima Shah', email: 'naima@example.org' });
    expect(body.person).toMatchObject({ name: 'Naima Shah', state: 'checked_in' });
    const [account] = await accountsOf('Naima Shah');
    expect(account).toMatchObject({ role: 'Volunteer', activatedAt: null });
    const mails = await product.mailsTo('naima@example.org');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('/welcome/');
    const entries = await product.db
      .selectFrom('auditEntry')
      .select(['action', 'userId', 'details'])
      .where('eventId', '=', door.event.id)
      .where('action', '=', 'person.walked_in')
      .execute();
    expect(entries).toEqual([{ action: 'person.walked_in', userId: account?.id, details: {} }]);
  });

  test('DY-02 somebody new without an address is checked in, and no mail can go to them', async () => {
    const door = await doorOf();
    const id = newId();
    const given = { id, name: 'No Address' };
    expect((await walkIn(door, given)).status).toBe(200);
    expect((await walkIn(door, given)).body.person).toMatchObject({ state: 'checked_in' });
    const accounts = await accountsOf('No Address');
    expect(accounts).toHaveLength(1);
    expect(accounts[0]?.email).not.toContain('@');
    expect(accounts[0]?.kindsWithoutMail).toContain('cancellation');
    const mails = await product.db
      .selectFrom('mail')
      .select('id')
      .where('toAddress', '=', accounts[0]?.email ?? '')
      .execute();
    expect(mails).toEqual([]);
  });

  test('DY-02 a known address is the account it belongs to, whatever the name; pressed twice it is one place', async () => {
    const door = await doorOf();
    const known = await givenVolunteer(product.db, { name: 'Known Person' });
    const answers = await Promise.all([
      walkIn(door, { name: 'Somebody', email: known.email.toUpperCase() }),
      walkIn(door, { name: 'Somebody', email: known.email }),
    ]);
    for (const { body } of answers)
      expect(body.person).toMatchObject({ name: 'Known Person', userId: known.id });
    expect(await accountsOf('Somebody')).toEqual([]);
    const role = await product.db
      .selectFrom('eventRole')
      .select('filled')
      .where('id', '=', door.roleId)
      .executeTakeFirstOrThrow();
    expect(role.filled).toBe(2);
  });

  test('DY-02 a full role, another place at that time, an organiser and a wrong address are refused in words', async () => {
    const door = await doorOf(1);
    const full = await walkIn(door, { name: 'Late Comer' });
    expect(full.body).toMatchObject({
      code: 'check_in.full',
      message: 'All places of this role are taken.',
    });
    // Nothing is left of what was refused.
    expect(await accountsOf('Late Comer')).toEqual([]);
    expect((await walkIn(door, { name: 'Late Comer', addPlace: true })).status).toBe(200);
    const other = await doorOf(2, true);
    const busy = await product.db
      .selectFrom('participation')
      .innerJoin('appUser', 'appUser.id', 'participation.userId')
      .select('appUser.email')
      .where('participation.eventId', '=', door.event.id)
      .where('appUser.name', '=', 'Aisha')
      .executeTakeFirstOrThrow();
    const clash = await walkIn(other, { name: 'Aisha', email: busy.email });
    expect(clash.body).toMatchObject({
      code: 'joining.overlap',
      message: 'Aisha already holds a role at that time, in "River clean-up".',
    });
    product.clock.now = testStart;
    const admin = await givenAdmin(product);
    minutesIn(product, door.event, 10);
    expect((await walkIn(door, { name: 'Boss', email: admin.email })).body.code).toBe(
      'walk_ins.not_volunteer',
    );
    expect((await walkIn(door, { name: 'X', email: 'nonsense' })).status).toBe(400);
    expect((await walkIn(door, { name: ' ' })).body.fields).toEqual({
      name: 'Please enter a name.',
    });
    const elsewhere = await walkIn(door, { name: 'Y', roleId: other.roleId });
    expect(elsewhere.body.code).toBe('roles.not_found');
    minutesIn(product, door.event, -90);
    expect((await walkIn(door, { name: 'Too early' })).body.code).toBe('check_in.not_open');
  });
});

describe('DY-02 the kiosk', () => {
  const open = async ({ event, client }: Door) => {
    const device = await signedInAs(product, client.id);
    const { body } = await device.call(kiosk.openKiosk, { params: { id: event.id } });
    return { device, pass: body.pass as string };
  };

  test('DY-02 the device is logged out and can do nothing but check people in at this event', async () => {
    const door = await doorOf();
    const { device, pass } = await open(door);
    expect((await device.call(eventBadges, { params: { id: door.event.id } })).status).toBe(401);
    const people = await device.call(kiosk.kioskPeople, { body: { pass, q: 'ais' } });
    expect(people.body.people).toMatchObject([{ name: 'Aisha', roleName: 'Cook', isHere: false }]);
    expect(JSON.stringify(people.body)).not.toContain('@');
    const { participationId } = await onList(door.client, door.event, 'Aisha');
    const press = async () =>
      await device.call(kiosk.kioskCheckIn, { body: { pass, id: newId(), participationId } });
    expect((await press()).status).toBe(200);
    expect((await press()).status).toBe(200);
    expect((await onList(door.client, door.event, 'Aisha')).state).toBe('checked_in');
    const added = { pass, id: newId(), name: 'Kiosk Guest', email: '', roleId: door.roleId };
    expect((await device.call(kiosk.kioskWalkIn, { body: added })).status).toBe(200);
    const full = { ...added, id: newId(), name: 'One Too Many' };
    expect((await device.call(kiosk.kioskWalkIn, { body: full })).body.code).toBe('check_in.full');
  });

  test('DY-02 a pass is of one event, ends with it, and with the rights of whoever gave it', async () => {
    const door = await doorOf();
    const { pass } = await open(door);
    const guest = testClient(product.app);
    const look = async (text: string) =>
      (await guest.call(kiosk.kioskPeople, { body: { pass: text } })).body.code;
    const [, signature = ''] = pass.split('.');
    const other = await doorOf();
    const { pass: another } = await open(other);
    minutesIn(product, door.event, 10);
    expect(await look(pass)).toBeUndefined();
    for (const forged of [`${another.split('.')[0]}.${signature}`, `${newId()}.${signature}`, 'x'])
      expect(await look(forged)).toBe('kiosk.over');
    const stranger = await onList(other.client, other.event, 'Aisha');
    const elsewhere = { pass, id: newId(), participationId: stranger.participationId };
    expect((await guest.call(kiosk.kioskCheckIn, { body: elsewhere })).body.code).toBe(
      'check_in.not_found',
    );
    minutesIn(product, door.event, 240);
    expect(await look(pass)).toBe('kiosk.over');
    minutesIn(product, door.event, 20);
    await product.db
      .updateTable('appUser')
      .set({ role: 'Volunteer' })
      .where('id', '=', door.client.id)
      .execute();
    expect(await look(pass)).toBe('kiosk.over');
  });

  test('DY-02 says nothing about the account or the other places of an address', async () => {
    const door = await doorOf();
    const { pass, device } = await open(door);
    product.clock.now = testStart;
    const admin = await givenAdmin(product);
    minutesIn(product, door.event, 10);
    const given = { pass, id: newId(), name: 'Me', email: admin.email, roleId: door.roleId };
    const { body } = await device.call(kiosk.kioskWalkIn, { body: given });
    expect(body).toMatchObject({ code: 'door.speak', message: 'Please speak to an organiser.' });
  });
});

describe('DY-07 badges', () => {
  test("DY-07 a badge opens its person on the day's list, for organisers only", async () => {
    const door = await doorOf();
    const { body } = await door.client.call(eventBadges, { params: { id: door.event.id } });
    const [badge] = body.badges as Badge[];
    expect(badge).toMatchObject({ name: 'Aisha', roleName: 'Cook' });
    const { pathname } = new URL(badge?.url ?? '');
    const code = pathname.slice('/badge/'.length);
    expect(code).not.toContain('Aisha');
    const person: DayPerson = await onList(door.client, door.event, 'Aisha');
    const read = await door.client.call(readBadge, { params: { code } });
    expect(read.body).toMatchObject({
      eventId: door.event.id,
      participationId: person.participationId,
    });
    const forged = `${newId()}.${code.split('.')[1]}`;
    expect((await door.client.call(readBadge, { params: { code: forged } })).status).toBe(404);
    const volunteer = atAnyTime(product, person.userId);
    expect((await volunteer.call(readBadge, { params: { code } })).status).toBe(403);
    expect((await testClient(product.app).call(readBadge, { params: { code } })).status).toBe(401);
  });
});
