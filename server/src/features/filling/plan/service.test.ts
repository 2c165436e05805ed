/** MT-04: the plan for the free places of an event, over HTTP; nothing is saved. */

import { deleteRole } from '@saath/contract/events/roles/endpoints';
import { previewFill, saveFill, undoFill } from '@saath/contract/filling/fill/endpoints';
import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { testClient } from '../../../testing/client.ts';
import { givenAdmin, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { asks, givenBoard, givePlace, placed } from '../../../testing/given-board.ts';
import { fillOf, ownSkills, partsOf, placesIn, roleForm } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { decideRequest } from '../../places/answer/service.ts';
import { withdrawRequest } from '../../places/ask/service.ts';

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

describe('MT-04 the preview', () => {
  test('MT-04 only Admins make, save and take back plans', async () => {
    const { event } = await givenBoard(admin, [1]);
    const person = await givenVolunteer(product.db);
    const volunteer = await signedInAs(product, person.id);
    const body = { eventIds: [event.id] };
    expect((await testClient(product.app).call(previewFill, { body })).status).toBe(401);
    expect((await volunteer.call(previewFill, { body })).status).toBe(403);
    expect((await volunteer.call(saveFill, { body: {} })).status).toBe(403);
    expect((await volunteer.call(undoFill, { params: { id: newId() } })).status).toBe(403);
  });

  test('MT-04 fills every role within its places, says why and that nothing is better, and saves and sends nothing', async () => {
    const event = await fill.eventAt({
      role: [
        roleForm(1, { role_name: 'Cook', skills: ['Cooking'] }),
        roleForm(2, { role_name: 'Medic', skills: ['First aid'] }),
      ],
    });
    const [cook] = await fill.asking(event, 1, { skills: ['Cooking', 'First aid'], name: 'Cook' });
    const medics = await fill.asking(event, 3, { skills: ['First aid'] });
    const plan = await fill.planFor([event]);
    const [kitchen, tent] = partsOf(plan);
    expect(kitchen?.placed.map(({ userId }) => userId)).toEqual([cook?.id]);
    expect(tent?.placed).toHaveLength(2);
    expect(tent?.placed.every(({ userId }) => medics.some(({ id }) => id === userId))).toBe(true);
    expect(tent?.others).toHaveLength(1);
    expect(kitchen?.placed[0]).toMatchObject({
      chances: { accept: 1 },
      from: { state: 'requested', roleId: null },
      isPinned: false,
    });
    expect(kitchen?.placed[0]?.reasons[0]?.text).toContain('Cooking');
    expect(plan).toMatchObject({
      people: 4,
      hasMore: false,
      proof: { kind: 'best', gap: 0 },
      figures: { placed: 3, belowMinimum: 0 },
    });
    for (const other of [plan.roleByRole, plan.bestPairFirst])
      expect(plan.figures.value).toBeGreaterThanOrEqual(other.value);
    expect(await fill.filledOf(event)).toEqual([0, 0]);
    // That the request has come in.
    expect(await fill.noticesOf(medics[0]?.id ?? '')).toHaveLength(1);
  });

  test('MT-04 places what an organiser going down the list would have left empty', async () => {
    const event = await fill.eventAt({
      role: [roleForm(1, { skills: ['First aid'] }), roleForm(1, { skills: ['Cooking'] })],
    });
    const [both] = await fill.asking(event, 1, {
      skills: ['First aid', 'Cooking'],
      experienceYears: 10,
    });
    const [one] = await fill.asking(event, 1, { skills: ['First aid'] });
    const plan = await fill.planFor([event]);
    expect(partsOf(plan).map(({ placed: [first] }) => first?.userId)).toEqual([one?.id, both?.id]);
    expect(plan.figures.placed).toBe(2);
    expect(plan.roleByRole.placed).toBe(1);
    expect(plan.figures.value).toBeGreaterThan(plan.roleByRole.value);
  });

  test('MT-04 minimums are filled first, and what is kept free for later stays free', async () => {
    const event = await fill.eventAt({
      role: [
        roleForm(3, { skills: ['First aid'] }),
        roleForm(3, { skills: ['Cooking'], minVolunteers: 2 }),
      ],
    });
    await fill.asking(event, 2, { skills: ['First aid', 'Cooking'], experienceYears: 9 });
    const tight = await fill.planFor([event]);
    // A minimum is told before places go: then all of them are needed.
    const few = await fill.eventAt({ role: [roleForm(1)] });
    // As roles could be made once.
    await product.db
      .updateTable('eventRole')
      .set({ minVolunteers: 4 })
      .where('eventId', '=', few.id)
      .execute();
    expect(partsOf(await fill.planFor([few]))).toMatchObject([
      { places: 1, minimum: 1, empty: { places: 1, belowMinimum: 1 } },
    ]);
    expect(partsOf(tight).map(({ placed: people }) => people.length)).toEqual([0, 2]);
    await fill.asking(event, 4, { skills: ['First aid', 'Cooking'] });
    const sparing = await fill.planFor([event], { keepFree: 2 });
    expect(partsOf(sparing).map(({ placed: people }) => people.length)).toEqual([1, 2]);
    expect(partsOf(sparing).map(({ keptFree }) => keptFree)).toEqual([2, 1]);
  });

  test('MT-04 who is busy, on the way, away or not free then is not placed, and the empty place says so', async () => {
    const event = await fill.eventAt({ role: [roleForm(5)], travelMinutes: 60 });
    const start = new Date(event.startTime);
    const [busy, travelling, away, never] = await fill.asking(event, 4);
    const other = await fill.eventAt(
      { role: [roleForm(5)], location: 'Elsewhere' },
      { sameDay: true },
    );
    const soon = await fill.eventAt(
      { role: [roleForm(5)], location: 'Far away' },
      { sameDay: true, hour: 13 },
    );
    await givePlace(
      product,
      { event: other, roleId: other.role[0]?.id ?? '', userId: busy?.id ?? '' },
      admin.id,
    );
    await givePlace(
      product,
      { event: soon, roleId: soon.role[0]?.id ?? '', userId: travelling?.id ?? '' },
      admin.id,
    );
    await product.db
      .insertInto('userDayOff')
      .values({ userId: away?.id ?? '', day: start.toISOString().slice(0, 10) })
      .execute();
    await fill.week(never?.id ?? '', ((start.getUTCDay() + 6) % 7) + 0, 0, 60);
    const plan = await fill.planFor([event]);
    expect(partsOf(plan)[0]).toMatchObject({
      placed: [],
      empty: { places: 5, why: 'nobody_free', belowMinimum: 0 },
    });
  });

  test('MT-04 says why places stay empty: nobody asked, nobody has the skills, too few, or they are elsewhere', async () => {
    const event = await fill.eventAt({
      role: [
        roleForm(1, { skills: ['Welding'] }),
        roleForm(3, { skills: ['First aid'] }),
        roleForm(2, { skills: ['Cooking'] }),
      ],
    });
    expect(partsOf(await fill.planFor([event])).map(({ empty }) => empty?.why)).toEqual([
      'nobody',
      'nobody',
      'nobody',
    ]);
    await fill.asking(event, 1, { skills: ['First aid'] });
    const [both] = await fill.asking(event, 1, { skills: ['First aid', 'Cooking'], name: 'Bilal' });
    const plan = await fill.planFor([event]);
    const [welding, aid, kitchen] = partsOf(plan);
    expect(welding?.empty?.why).toBe('nobody_fits');
    const [spare, ...others] = [aid, kitchen].filter((part) =>
      part?.placed.some(({ userId }) => userId === both?.id),
    );
    expect(others).toEqual([]);
    const elsewhere = spare === aid ? kitchen : aid;
    expect(spare?.empty?.why).toBe('too_few_fit');
    expect(elsewhere?.empty).toMatchObject({
      why: 'taken_elsewhere',
      elsewhere: ['Bilal'],
      elsewhereCount: 1,
    });
  });

  test('MT-04 who asked for a role gets it without its skills; nobody else does', async () => {
    const { event, roleIds } = await givenBoard(admin, [1, 1]);
    const person = await givenVolunteer(product.db, { skills: ['Painting'] });
    await asks(product, { event, userId: person.id, roleId: roleIds[1] });
    const parts = partsOf(await fill.planFor([event]));
    expect(parts.map(({ placed: people }) => people.length)).toEqual([0, 1]);
  });

  test('MT-04 everybody: those who have not asked are found, those who said no or were declined are not', async () => {
    const skills = ownSkills();
    const event = await fill.eventAt({ role: [roleForm(9, { skills })] });
    const fresh = await givenVolunteer(product.db, { skills });
    const [asked, gone, declined] = await fill.asking(event, 3, { skills });
    const rowOf = async (userId: string) =>
      (
        await product.db
          .selectFrom('participation')
          .select('id')
          .where('userId', '=', userId)
          .where('eventId', '=', event.id)
          .executeTakeFirstOrThrow()
      ).id;
    await withdrawRequest(product.ports, {
      participationId: await rowOf(gone?.id ?? ''),
      userId: gone?.id ?? '',
    });
    const no = { decision: 'decline', note: '', actorId: admin.id } as const;
    await decideRequest(product.ports, {
      participationId: await rowOf(declined?.id ?? ''),
      ...no,
    });
    const ids = (plan: FillPlan) => placesIn(plan).map(({ userId }) => userId);
    expect(ids(await fill.planFor([event]))).toEqual([asked?.id]);
    const everybody = await fill.planFor([event], { who: 'everybody' });
    expect(ids(everybody).toSorted()).toEqual([asked?.id, fresh.id].toSorted());
    const [part] = partsOf(everybody);
    const found = part?.placed.find(({ userId }) => userId === fresh.id);
    expect(found?.from).toEqual({ state: 'none', roleId: null });
    expect(found?.chances.accept).toBeLessThan(1);
  });

  test('MT-04 who is pinned stays, who is taken out is out, and pins that are not possible are named', async () => {
    const { event, roleIds } = await givenBoard(admin, [1, 1]);
    const [first, second, third] = await fill.asking(event, 3);
    const pin = { eventId: event.id, roleId: roleIds[0], shiftId: null, userId: third?.id };
    const without = [{ eventId: event.id, userId: first?.id, roleId: null }];
    const plan = await fill.planFor([event], { pinned: [pin], without });
    expect(partsOf(plan).map(({ placed: [one] }) => [one?.userId, one?.isPinned])).toEqual([
      [third?.id, true],
      [second?.id, false],
    ]);
    const twice = await fill.planFor([event], { pinned: [pin, pin], without });
    expect([twice.lostPins, partsOf(twice)]).toEqual([[], partsOf(plan)]);
    const notThere = [{ eventId: event.id, userId: third?.id, roleId: roleIds[0] }];
    const lost = await fill.planFor([event], { pinned: [pin], without: notThere });
    expect(lost.lostPins).toEqual(['Asking 2']);
    expect(partsOf(lost)[0]?.placed[0]?.userId).not.toBe(third?.id);
  });

  test('MT-04 full roles, no roles, missing, unpublished and cancelled events, and bad questions', async () => {
    const { event, roleIds } = await givenBoard(admin, [1]);
    await placed(product, { event, roleId: roleIds[0], name: 'Zara' }, admin.id);
    await fill.asking(event, 1);
    const [part] = partsOf(await fill.planFor([event]));
    expect(part).toMatchObject({ places: 1, filled: 1, placed: [], empty: null, others: [] });
    const bare = await fill.eventAt();
    await admin.call(deleteRole, { params: { roleId: bare.role[0]?.id ?? '' } });
    expect(partsOf(await fill.planFor([bare]))).toEqual([]);
    const missing = await admin.call(previewFill, { body: { eventIds: [newId()] } });
    expect([missing.status, missing.body.code]).toEqual([404, 'events.not_found']);
    const called = { cancelledAt: testStart };
    await product.db.updateTable('event').set(called).where('id', '=', bare.id).execute();
    const closed = await fill.preview([event, bare]);
    expect([closed.status, closed.body.code]).toEqual([409, 'fill.closed']);
    for (const bad of [
      { eventIds: [] },
      { eventIds: Array.from({ length: 21 }, newId) },
      { keepFree: -1 },
      { keepFree: 1.5 },
      { atMost: 0 },
      { who: 'friends' },
    ])
      expect((await fill.preview([event], bad)).status).toBe(400);
  });

  test('MT-04 everybody who could come holds a place already: the plan is empty and says so', async () => {
    const { event, roleIds } = await givenBoard(admin, [2, 2]);
    await placed(product, { event, roleId: roleIds[0], name: 'Zara' }, admin.id);
    await placed(product, { event, roleId: roleIds[1], name: 'Omar' }, admin.id);
    const plan = await fill.planFor([event]);
    expect(plan.figures.placed).toBe(0);
    expect(partsOf(plan).map(({ filled, empty }) => [filled, empty?.why])).toEqual([
      [1, 'nobody'],
      [1, 'nobody'],
    ]);
  });

  test('MA-03 two days for which the same person is wanted are proved, where everybody comes once', async () => {
    const skills = ownSkills();
    const role = [roleForm(1, { skills })];
    const [first, second] = [await fill.eventAt({ role }), await fill.eventAt({ role })];
    for (const given of [{ skills, experienceYears: 20 }, { skills }])
      for (const { id: userId } of await fill.asking(first, 1, given))
        await asks(product, { event: second, userId });
    const plan = await fill.planFor([first, second], { atMost: 1 });
    expect(plan.figures.placed).toBe(2);
    expect(plan.proof).toEqual({ kind: 'best', gap: 0 });
  });

  test('MT-04 the same question gets the same plan', async () => {
    const { event } = await givenBoard(admin, [3, 3]);
    await fill.asking(event, 8);
    expect(await fill.planFor([event])).toEqual(await fill.planFor([event]));
  });
});
