import { readDay } from '@saath/contract/day/check-in/endpoints';
import type { AskingPerson } from '@saath/contract/day/check-in/schema';
import * as endpoints from '@saath/contract/day/door/endpoints';
import { letIn } from '@saath/contract/day/walk-ins/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { testClient } from '../../../testing/client.ts';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { givenBoard, placed } from '../../../testing/given-board.ts';
import { atAnyTime, markOf, minutesIn, onList, sent } from '../../../testing/given-day.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

async function doorOf(places = 2) {
  product.clock.now = testStart;
  const organiser = await givenAdmin(product);
  const { event, roleIds } = await givenBoard(organiser, [places]);
  const place = { event, roleId: roleIds[0], name: 'Aisha' };
  const aisha = await placed(product, place, organiser.id);
  minutesIn(product, event, 0);
  const client = atAnyTime(product, organiser.id);
  return { event, client, roleId: roleIds[0], aisha: atAnyTime(product, aisha.id) };
}
type Door = Awaited<ReturnType<typeof doorOf>>;

async function codeOf({ event, client }: Pick<Door, 'event' | 'client'>): Promise<string> {
  const { body } = await client.call(endpoints.showCode, { params: { id: event.id } });
  const url = new URL(body.url as string);
  expect(url.pathname).toMatch(/^\/check-in\//);
  return url.pathname.slice('/check-in/'.length);
}
const read = async (client: Pick<Door['client'], 'call'>, code: string) =>
  (await client.call(endpoints.readCode, { params: { code } })).body;
const arrive = async (client: Pick<Door['client'], 'call'>, code: string) =>
  await client.call(endpoints.checkInSelf, { body: { code } });
const later = (seconds: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + seconds * 1000);
};
const stateOf = async (door: Door, event: Event = door.event) =>
  (await onList(door.client, event, 'Aisha')).state;

describe('DY-02 the code at the door', () => {
  test('DY-02 whoever has a place scans, sees it, presses once and is here; reading changes nothing', async () => {
    const door = await doorOf();
    minutesIn(product, door.event, 25);
    const code = await codeOf(door);
    expect(await read(door.aisha, code)).toMatchObject({
      standing: 'place',
      roleName: 'Cook',
      event: { title: 'River clean-up' },
    });
    expect(await stateOf(door)).toBe('confirmed');
    const { body } = await arrive(door.aisha, code);
    expect(body).toMatchObject({
      message: 'You are checked in. Thank you for coming!',
      arrivedAt: product.clock.now.toISOString(),
    });
    expect(await stateOf(door)).toBe('checked_in');
    const [first] = [body.arrivedAt];
    later(20);
    expect((await arrive(door.aisha, code)).body.arrivedAt).toBe(first);
    expect(await read(door.aisha, code)).toMatchObject({ standing: 'here', arrivedAt: first });
  });

  test('DY-02 the code shown and the two before it are good, older, coming and forged ones are not', async () => {
    const door = await doorOf();
    const start = Math.floor(product.clock.now.getTime() / 30_000) * 30_000 + 60_000;
    product.clock.now = new Date(start);
    const code = await codeOf(door);
    product.clock.now = new Date(start + 89_999);
    expect((await read(door.aisha, code)).standing).toBe('place');
    product.clock.now = new Date(start + 90_000);
    expect(await read(door.aisha, code)).toMatchObject({
      code: 'door.code',
      message: 'This code is no longer valid. Please scan again.',
    });
    expect((await arrive(door.aisha, code)).body.code).toBe('door.code');
    product.clock.now = new Date(start - 1);
    expect((await arrive(door.aisha, code)).body.code).toBe('door.code');
    product.clock.now = new Date(start);
    const [eventId = '', step = '', signature = ''] = code.split('.');
    const other = await doorOf();
    product.clock.now = new Date(start);
    for (const forged of [
      `${other.event.id}.${step}.${signature}`,
      `${eventId}.${Number(step) + 1}.${signature}`,
      `${eventId}.${step}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${eventId}.${step}`,
      `${eventId}.${start + 99_000}.guest.${signature}`,
      'x',
    ]) {
      expect((await arrive(door.aisha, forged)).body.code).toBe('door.code');
      expect((await read(door.aisha, forged)).code).toBe('door.code');
    }
    expect(await stateOf(door)).toBe('confirmed');
  });

  test('DY-02 a scan leaves five minutes to log in and press, to the person who scanned', async () => {
    const door = await doorOf();
    const code = await codeOf(door);
    const guest = await read(testClient(product.app), code);
    expect(guest).toMatchObject({ standing: 'guest', roleName: null });
    expect((await arrive(testClient(product.app), code)).body.code).toBe('accounts.sign_in_needed');
    const own = await read(door.aisha, code);
    const other = atAnyTime(product, (await givenVolunteer(product.db)).id);
    later(299);
    expect((await arrive(other, own.code as string)).body.code).toBe('door.code');
    expect((await read(door.aisha, guest.code as string)).standing).toBe('place');
    later(1);
    expect((await arrive(door.aisha, guest.code as string)).body.code).toBe('door.code');
    expect((await arrive(door.aisha, own.code as string)).body.code).toBe('door.code');
    expect(await stateOf(door)).toBe('confirmed');
  });

  test('DY-02 opens sixty minutes before the start and ends with the event', async () => {
    const door = await doorOf();
    minutesIn(product, door.event, -61);
    expect((await arrive(door.aisha, await codeOf(door))).body.code).toBe('door.not_open');
    minutesIn(product, door.event, 240);
    const refused = await read(door.aisha, await codeOf(door));
    expect(refused.message).toContain('from one hour before the event until its end');
    minutesIn(product, door.event, 239);
    expect((await arrive(door.aisha, await codeOf(door))).status).toBe(200);
  });

  test('DY-02 who was missed takes a free place again, or speaks to an organiser', async () => {
    const door = await doorOf(1);
    const miss = async () => {
      const at = product.clock.now.toISOString();
      const person = await onList(door.client, door.event, 'Aisha');
      await sent(door.client, door.event, [markOf(person, 'no_show', { at })]);
    };
    minutesIn(product, door.event, 30);
    await miss();
    expect((await arrive(door.aisha, await codeOf(door))).status).toBe(200);
    later(60);
    await miss();
    const { event, roleId, client } = door;
    await placed(product, { event, roleId, name: 'Bilal' }, client.id);
    later(60);
    expect((await arrive(door.aisha, await codeOf(door))).body.message).toBe(
      'Please speak to an organiser.',
    );
    expect(await stateOf(door)).toBe('no_show');
  });

  test('DY-02 who has no place asks, is seen by the organisers, and is let in', async () => {
    const door = await doorOf(1);
    const newcomer = await givenVolunteer(product.db, { name: 'Zara Newcomer' });
    const zara = atAnyTime(product, newcomer.id);
    minutesIn(product, door.event, 10);
    const code = await codeOf(door);
    expect((await read(zara, code)).standing).toBe('ask');
    expect((await arrive(zara, code)).body.code).toBe('door.speak');
    const ask = async () => await zara.call(endpoints.askAtDoor, { body: { code } });
    expect((await ask()).body.message).toContain('can see that you are here');
    expect((await ask()).status).toBe(200);
    expect((await read(zara, code)).standing).toBe('asked');
    const { body } = await door.client.call(readDay, { params: { id: door.event.id } });
    const [asking, ...more] = body.asking as AskingPerson[];
    expect(asking).toMatchObject({ name: 'Zara Newcomer' });
    expect(more).toEqual([]);
    const enter = async (addPlace: boolean, event = door.event) =>
      await door.client.call(letIn, {
        params: { id: event.id },
        body: {
          id: newId(),
          participationId: asking?.participationId,
          roleId: door.roleId,
          addPlace,
        },
      });
    expect((await enter(false)).body.code).toBe('check_in.full');
    expect((await enter(false, (await doorOf()).event)).body.code).toBe('check_in.not_found');
    minutesIn(product, door.event, 12);
    expect((await enter(true)).body.person).toMatchObject({
      name: 'Zara Newcomer',
      state: 'checked_in',
    });
    expect((await read(zara, await codeOf(door))).standing).toBe('here');
  });

  test('DY-02 an organiser without a place, and an account that was never activated, speak to somebody', async () => {
    const door = await doorOf();
    const code = await codeOf(door);
    expect((await read(door.client, code)).standing).toBe('speak');
    expect((await arrive(door.client, code)).body.code).toBe('door.speak');
    expect(
      (await door.aisha.call(endpoints.showCode, { params: { id: door.event.id } })).status,
    ).toBe(403);
  });
});
