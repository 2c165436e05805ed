/** What people see and can do at the kiosk: only who is expected, only at its event, over HTTP (DY-02). */
import * as kiosk from '@saath/contract/day/kiosk/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { participationStates } from '@saath/contract/places/joining/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { testClient } from '../../../testing/client.ts';
import { givenAdmin, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { asks, givenBoard, placed } from '../../../testing/given-board.ts';
import { atAnyTime, minutesIn, onList } from '../../../testing/given-day.ts';
import { givenHolders } from '../../../testing/given-holders.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin.cookie = (await signedInAs(product, admin.id)).cookie;
});
afterAll(async () => await product.close());

type Listed = { participationId: string; name: string; roleName: string | null; isHere: boolean };

/** The kiosk of an event, opened when it begins. */
async function kioskOf(event: Event) {
  minutesIn(product, event, 0);
  const organiser = await signedInAs(product, admin.id);
  const { body } = await organiser.call(kiosk.openKiosk, { params: { id: event.id } });
  const pass = body.pass as string;
  const device = testClient(product.app);
  const read = async (q = '') => (await device.call(kiosk.kioskPeople, { body: { pass, q } })).body;
  const names = async (q?: string) => ((await read(q)).people as Listed[]).map(({ name }) => name);
  const press = async (participationId: string, id = newId()) =>
    await device.call(kiosk.kioskCheckIn, { body: { pass, id, participationId } });
  const walkIn = async (change: object) =>
    await device.call(kiosk.kioskWalkIn, {
      body: { pass, id: newId(), name: 'Somebody', email: '', ...change },
    });
  return { read, names, press, walkIn };
}

/** One person in every state, by state; each is named after it. */
async function oneInEach(event: Event, roleId: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const state of participationStates) {
    const person = await givenVolunteer(product.db, { name: `Ms ${state.replace('_', ' ')}` });
    const { id } = await asks(product, { event, userId: person.id, roleId });
    await givenState(product, id, state, { set: { roleId } });
    ids.set(state, id);
  }
  return ids;
}

describe('DY-02 the list of the kiosk', () => {
  test('DY-02 shows who is expected or here, by name; who is gone, waits or was declined is nobody here', async () => {
    const { event, roleIds } = await givenBoard(admin, [20]);
    const ids = await oneInEach(event, roleIds[0]);
    const { read, press } = await kioskOf(event);
    const people = (await read()).people as Listed[];
    expect(people).toEqual(
      [
        { participationId: ids.get('checked_in'), name: 'Ms checked in', isHere: true },
        { participationId: ids.get('confirmed'), name: 'Ms confirmed', isHere: false },
        { participationId: ids.get('no_show'), name: 'Ms no show', isHere: false },
      ].map((person) => ({ ...person, roleName: 'Cook' })),
    );
    for (const [state, id] of ids) {
      const { status, body } = await press(id);
      const isListed = people.some(({ participationId }) => participationId === id);
      expect([state, status, body.code]).toEqual(
        isListed ? [state, 200, undefined] : [state, 409, 'door.speak'],
      );
    }
    const now = (await read()).people as Listed[];
    expect(now.map(({ isHere }) => isHere)).toEqual([true, true, true]);
  });

  test('DY-02 finds any part of a name, and takes what is typed by its letters', async () => {
    const { event, roleIds } = await givenBoard(admin, [9]);
    for (const name of ['Zoë Müller', 'Bilal Ahmed', '100% Aisha'])
      await placed(product, { event, roleId: roleIds[0], name }, admin.id);
    const { names } = await kioskOf(event);
    expect(await names()).toEqual(['100% Aisha', 'Bilal Ahmed', 'Zoë Müller']);
    expect(await names('AHM')).toEqual(['Bilal Ahmed']);
    expect(await names('00%')).toEqual(['100% Aisha']);
    expect([await names('00_'), await names('%')]).toEqual([[], []]);
    // One or two letters begin a word.
    expect(await names('a')).toEqual(['100% Aisha', 'Bilal Ahmed']);
    expect(await names('  ')).toHaveLength(3);
  });

  test('DY-02 shows fifty at most, the first by name', async () => {
    const { event, roleIds } = await givenBoard(admin, [60]);
    const numbers = Array.from({ length: 51 }, (_, index) => String(51 - index).padStart(2, '0'));
    const names = numbers.map((number) => `Person ${number}`);
    await givenHolders(product, { event, roleId: roleIds[0], names });
    const shown = await (await kioskOf(event)).names();
    expect(shown).toHaveLength(50);
    expect([shown[0], shown.at(-1)]).toEqual(['Person 01', 'Person 50']);
  });

  test('DY-02 says which roles are full, and carries nothing by which to reach anybody', async () => {
    const { event, roleIds } = await givenBoard(admin, [1, 2]);
    for (const roleId of roleIds) await placed(product, { event, roleId, name: 'One' }, admin.id);
    const { read } = await kioskOf(event);
    const body = await read();
    expect(body.roles).toEqual([
      { id: roleIds[0], name: 'Cook', isFull: true },
      { id: roleIds[1], name: 'Driver', isFull: false },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/@|userId|contactNumber/);
  });
});

describe('DY-02 a press at the kiosk', () => {
  test('DY-02 counts once, is the organiser of the pass in the history, and is of this event alone', async () => {
    const { event, roleIds } = await givenBoard(admin, [2]);
    const other = await givenBoard(admin, [1], true);
    const aisha = await placed(product, { event, roleId: roleIds[0], name: 'Aisha' }, admin.id);
    await placed(product, { ...other, roleId: other.roleIds[0], name: 'Bilal' }, admin.id);
    const { press } = await kioskOf(event);
    const client = atAnyTime(product, admin.id);
    const mine = await onList(client, event, 'Aisha');
    const bilal = await onList(client, other.event, 'Bilal');
    const id = newId();
    for (const again of [id, id, newId()])
      expect((await press(mine.participationId, again)).status).toBe(200);
    expect((await press(bilal.participationId)).body.code).toBe('check_in.not_found');
    expect((await press(newId())).body.code).toBe('check_in.not_found');
    const steps = await product.db
      .selectFrom('participationChange')
      .select(['toState', 'actorId'])
      .where('userId', '=', aisha.id)
      .where('toState', '=', 'checked_in')
      .execute();
    expect(steps).toEqual([{ toState: 'checked_in', actorId: admin.id }]);
    expect((await onList(client, other.event, 'Bilal')).state).toBe('confirmed');
  });

  test('DY-02 who was missed and whose place is taken speaks to an organiser; nobody gets one more place here', async () => {
    const { event, roleIds } = await givenBoard(admin, [1]);
    const roleId = roleIds[0];
    await placed(product, { event, roleId, name: 'Aisha' }, admin.id);
    const client = atAnyTime(product, admin.id);
    const { participationId } = await onList(client, event, 'Aisha');
    await givenState(product, participationId, 'no_show');
    await placed(product, { event, roleId, name: 'Bilal' }, admin.id);
    const { press, walkIn } = await kioskOf(event);
    expect((await press(participationId)).body.code).toBe('door.speak');
    expect((await walkIn({ roleId, addPlace: true })).body.code).toBe('check_in.full');
    expect((await onList(client, event, 'Aisha')).state).toBe('no_show');
  });

  test("DY-02 somebody new says no more than a name, and another event's role is none of theirs", async () => {
    const { event, roleIds } = await givenBoard(admin, [1]);
    const other = await givenBoard(admin, [1]);
    const { walkIn, names } = await kioskOf(event);
    expect((await walkIn({ roleId: other.roleIds[0] })).body.code).toBe('door.speak');
    expect((await walkIn({ roleId: roleIds[0], name: '' })).body.fields).toEqual({
      name: 'Please enter a name.',
    });
    expect((await walkIn({ roleId: roleIds[0], name: 'Newcomer' })).status).toBe(200);
    expect(await names()).toEqual(['Newcomer']);
  });
});
