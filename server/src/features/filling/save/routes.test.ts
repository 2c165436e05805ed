/** MT-04, MA-03: a previewed plan is saved as a whole or not at all, over HTTP. */

import type { Event } from '@saath/contract/events/events/schema';
import { answerOffer } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { asks, givenBoard, givePlace, placed } from '../../../testing/given-board.ts';
import { fillOf, ownSkills, partsOf, placesIn, roleForm } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let fill: ReturnType<typeof fillOf>;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  fill = fillOf(product, admin);
});
afterAll(async () => await product.close());

describe('MT-04 saving', () => {
  test('MT-04 gives all places, tells everyone once, writes it down, and leaves those who held places alone', async () => {
    const { event, roleIds } = await givenBoard(admin, [2, 1]);
    const zara = await placed(product, { event, roleId: roleIds[0], name: 'Zara' }, admin.id);
    const before = await fill.stateOf(event, zara.id);
    const [first, second] = await fill.asking(event, 2);
    const told = (await fill.noticesOf(first?.id ?? '')).length;
    const plan = await fill.planFor([event]);
    const { status, body } = await fill.save(plan, { note: 'See you at the gate.' });
    expect([status, body.message]).toEqual([200, 'The places are given.']);
    expect(body.summary).toEqual({ places: 2, people: 2, mails: 2 });
    expect(await fill.filledOf(event)).toEqual([2, 1]);
    expect(await fill.stateOf(event, zara.id)).toEqual(before);
    for (const person of [first, second]) {
      expect(await fill.stateOf(event, person?.id ?? '')).toMatchObject({ state: 'confirmed' });
      expect(await fill.noticesOf(person?.id ?? '')).toHaveLength(told + 1);
      const mails = await product.mailsTo(person?.email ?? '');
      expect(mails.at(-1)).toContain('See you at the gate.');
    }
    const entry = await product.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('eventId', '=', event.id)
      .where('action', '=', 'event.filled')
      .executeTakeFirst();
    expect(entry).toMatchObject({ actorId: admin.id, details: { count: 2 } });
  });

  test('MT-04 the same plan sent twice is saved once, also at the same moment', async () => {
    const { event } = await givenBoard(admin, [2]);
    const [first] = await fill.asking(event, 2);
    const told = (await fill.noticesOf(first?.id ?? '')).length;
    const plan = await fill.planFor([event]);
    const id = newId();
    const answers = await Promise.all([fill.save(plan, { id }), fill.save(plan, { id })]);
    answers.push(await fill.save(plan, { id }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.summary))).size).toBe(1);
    expect(await fill.noticesOf(first?.id ?? '')).toHaveLength(told + 1);
    expect(await fill.filledOf(event)).toEqual([2]);
    const again = await fill.save(plan);
    expect([again.status, again.body.code]).toEqual([409, 'fill.changed']);
  });

  test('MT-04 whatever changed since the preview, nothing at all is saved', async () => {
    type Meanwhile = (event: Event, userId: string) => Promise<unknown>;
    const changes: readonly Meanwhile[] = [
      async (event) => {
        const roleId = event.role[0]?.id ?? '';
        await placed(product, { event, roleId, name: 'Zara' }, admin.id);
      },
      async (event, userId) => {
        const dayOff = { userId, day: event.startTime.slice(0, 10) };
        await product.db.insertInto('userDayOff').values(dayOff).execute();
      },
      async (_event, userId) => await fill.week(userId, 0, 0, 60),
      async (_event, id) => await updateUser(product.db, id, { activatedAt: null }),
      async (event, userId) => {
        const { event: other, roleIds } = await givenBoard(admin, [1]);
        expect(other.id).not.toBe(event.id);
        await givePlace(product, { event: other, roleId: roleIds[0], userId }, admin.id);
      },
    ];
    for (const change of changes) {
      const { event } = await givenBoard(admin, [2, 2]);
      const people = await fill.asking(event, 2);
      const plan = await fill.planFor([event]);
      expect(plan.figures.placed).toBe(2);
      await change(event, people[0]?.id ?? '');
      const filled = await fill.filledOf(event);
      const { status, body } = await fill.save(plan);
      expect([status, body.code]).toEqual([409, 'fill.changed']);
      expect(await fill.filledOf(event)).toEqual(filled);
      for (const { id } of people)
        expect(await fill.stateOf(event, id)).toMatchObject({ state: 'requested' });
    }
  });

  test('MT-04 a save that names what the plan did not is refused', async () => {
    const { event, roleIds } = await givenBoard(admin, [1, 1]);
    const zara = await placed(product, { event, roleId: roleIds[0], name: 'Zara' }, admin.id);
    await fill.asking(event, 1);
    const plan = await fill.planFor([event]);
    const [place] = placesIn(plan);
    const elsewhere = await givenBoard(admin, [1]);
    for (const places of [
      [{ ...place, userId: zara.id }],
      [{ ...place, eventId: elsewhere.event.id }],
      [{ ...place, roleId: elsewhere.roleIds[0] }],
    ]) {
      const { status } = await fill.save(plan, { places });
      expect(status).toBe(409);
    }
    expect((await fill.save(plan, { places: [] })).status).toBe(400);
    expect((await fill.save(plan, { places: [place, place] })).status).toBe(400);
  });

  test('MT-04 asked first: places are kept until people answer, for those who never asked as well', async () => {
    const skills = ownSkills();
    const event = await fill.eventAt({ role: [roleForm(2, { skills })] });
    const [asked] = await fill.asking(event, 1, { skills });
    const fresh = await givenVolunteer(product.db, { skills });
    const plan = await fill.planFor([event], { who: 'everybody' });
    const { status, body } = await fill.save(plan, { how: 'ask' });
    expect([status, body.summary]).toEqual([200, { places: 2, people: 2, mails: 2 }]);
    expect(await fill.filledOf(event)).toEqual([2]);
    for (const { id } of [asked, fresh].flatMap((person) => person ?? []))
      expect(await fill.stateOf(event, id)).toMatchObject({ state: 'offered' });
    expect((await product.mailsTo(fresh.email)).at(-1)).toContain('would like you to help');
    const client = await signedInAs(product, fresh.id);
    const { id } = await product.db
      .selectFrom('participation')
      .select('id')
      .where('userId', '=', fresh.id)
      .where('eventId', '=', event.id)
      .executeTakeFirstOrThrow();
    const answer = await client.call(answerOffer, { params: { id }, body: { accept: true } });
    expect(answer.status).toBe(200);
    expect(await fill.stateOf(event, fresh.id)).toMatchObject({ state: 'confirmed' });
  });
});

describe('MA-03 several events and shifts', () => {
  test('MA-03 nobody gets two places at one time, also through the way, and at most as many as allowed', async () => {
    const skills = ownSkills();
    const role = [roleForm(1, { skills })];
    const near = await fill.eventAt({ role, location: 'Hall', travelMinutes: 30 });
    const same = await fill.eventAt({ role, location: 'Hall' }, { sameDay: true, hour: 13 });
    const far = await fill.eventAt({ role, location: 'Park' }, { sameDay: true, hour: 13 });
    const person = await givenVolunteer(product.db, { skills });
    for (const event of [near, same, far]) await asks(product, { event, userId: person.id });
    const placedAt = async (events: Event[], change: object = {}) => {
      const plan = await fill.planFor(events, change);
      for (const other of [plan.roleByRole, plan.bestPairFirst])
        expect(plan.figures.value).toBeGreaterThanOrEqual(other.value);
      return placesIn(plan).map(({ eventId }) => eventId);
    };
    expect(await placedAt([near, same])).toEqual([near.id, same.id]);
    expect(await placedAt([near, far])).toHaveLength(1);
    expect(await placedAt([same, far])).toHaveLength(1);
    expect(await placedAt([near, same], { atMost: 1 })).toHaveLength(1);
    const plan = await fill.planFor([near, same]);
    const { status, body } = await fill.save(plan);
    expect([status, body.summary]).toEqual([200, { places: 2, people: 1, mails: 2 }]);
    expect([await fill.filledOf(near), await fill.filledOf(same)]).toEqual([[1], [1]]);
  });

  test('MA-03 one event of several changes: none is filled', async () => {
    const [one, two] = [await givenBoard(admin, [1]), await givenBoard(admin, [1])];
    await fill.asking(one.event, 1);
    await fill.asking(two.event, 1);
    const plan = await fill.planFor([one.event, two.event]);
    await placed(product, { event: two.event, roleId: two.roleIds[0], name: 'Quick' }, admin.id);
    expect((await fill.save(plan)).body.code).toBe('fill.changed');
    expect([await fill.filledOf(one.event), await fill.filledOf(two.event)]).toEqual([[0], [1]]);
  });

  test('MT-04 shifts are filled each by its own places and time, and the save puts people into them', async () => {
    const skills = ownSkills();
    const event = await fill.eventAt({ role: [roleForm(1, { skills })] });
    const roleId = event.role[0]?.id ?? '';
    const start = Date.parse(event.startTime);
    const HOUR = 3_600_000;
    const shiftIds = [newId(), newId()];
    for (const [index, id] of shiftIds.entries())
      await product.db
        .insertInto('shift')
        .values({
          ...{ eventId: event.id, roleId, id, position: index + 1, minPeople: 0, maxPeople: 1 },
          startsAt: new Date(start + index * 2 * HOUR),
          endsAt: new Date(start + (index + 1) * 2 * HOUR),
        })
        .execute();
    await product.db
      .updateTable('eventRole')
      .set({ maxVolunteers: 2 })
      .where('id', '=', roleId)
      .execute();
    const [early, late] = await fill.asking(event, 2, { skills });
    const weekday = (new Date(start).getUTCDay() + 6) % 7;
    // The event's zone is five hours ahead.
    await fill.week(early?.id ?? '', weekday, 14 * 60, 16 * 60);
    await fill.week(late?.id ?? '', weekday, 16 * 60, 18 * 60);
    const plan = await fill.planFor([event]);
    expect(partsOf(plan).map(({ shift, placed: [one] }) => [shift?.id, one?.userId])).toEqual([
      [shiftIds[0], early?.id],
      [shiftIds[1], late?.id],
    ]);
    expect((await fill.save(plan)).status).toBe(200);
    expect(await fill.stateOf(event, late?.id ?? '')).toMatchObject({
      state: 'confirmed',
      shiftId: shiftIds[1],
    });
    const { rows } = { rows: await product.db.selectFrom('shift').select('filled').execute() };
    expect(rows.every(({ filled }) => filled === 1)).toBe(true);
  });
});
