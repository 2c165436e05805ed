/** Who helps to run a branch fills its events with the people of the branch: plans, board, next best and invitations, over HTTP (RG-02). */
import { createEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { nextBest } from '@saath/contract/filling/fill/endpoints';
import type { FillPlan, NextBest } from '@saath/contract/filling/fill/schema';
import { addToBranch } from '@saath/contract/office/branches/endpoints';
import { previewRoleInvitation } from '@saath/contract/office/role-invitations/endpoints';
import { boardPeople, eventBoard } from '@saath/contract/places/board/endpoints';
import type { Board } from '@saath/contract/places/board/schema';
import { withdraw } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Client, Reply } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { asks, givePlace, moveOf, saved } from '../../../testing/given-board.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { fillOf, placesIn } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
let north: string;
let event: Event;
let roleId: string;
let fill: ReturnType<typeof fillOf>;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  person = await givenSignedIn(product, { name: 'Hira North', skills: ['Weaving'] });
  north = await givenBranch(admin);
  await give(person);
  event = await made();
  roleId = firstRole(event).id;
  fill = fillOf(product, person);
});
afterAll(async () => await product.close());

const give = async ({ id: userId }: { id: string }) =>
  await done(admin, addToBranch, { params: { id: north }, body: { userId, right: 'organiser' } });
const made = async (change: object = {}) =>
  (await person.call(createEvent, { body: eventForm({ ...change, branchId: north }) })).body
    .event as Event;
const said = ({ status, body }: Reply) => [status, body.code];
const changed = [409, 'fill.changed'];
const noPlan = [404, 'fill.not_found'];
const notAllowed = [403, 'accounts.not_allowed'];
const everybody = { who: 'everybody' };
const params = () => ({ id: event.id });

/** Somebody who asked at an earlier event of the north, and is nothing at this one. */
async function ofNorth(name = 'Aisha') {
  const found = await givenSignedIn(product, { name });
  await asks(product, { event: await made({ title: 'Earlier' }), userId: found.id });
  return found;
}
/** Somebody who asked at an event of another branch. */
async function ofSouth(name = 'Bilal') {
  const found = await givenSignedIn(product, { name });
  const elsewhere = await givenEvent(admin, { title: 'Night shelter' });
  await givenBranch(admin, [elsewhere.id]);
  await asks(product, { event: elsewhere, userId: found.id });
  return found;
}
const placedIn = (plan: FillPlan) => placesIn(plan).map(({ userId }) => userId);
const seatOf = ({ id: userId }: { id: string }) => ({
  ...{ eventId: event.id, roleId, shiftId: null, userId },
});

test('RG-02 MT-04 a plan considers the people of the branch, whoever is pinned, and says nothing of others', async () => {
  const [aisha, bilal] = [await ofNorth(), await ofSouth()];
  const plan = await fill.planFor([event], { ...everybody, pinned: [seatOf(bilal)] });
  // Whoever runs the branch is one of its people, and fits no role of it.
  expect(placedIn(plan)).toEqual([aisha.id]);
  expect([plan.people, plan.hasMore, plan.lostPins]).toEqual([2, false, []]);
  expect(JSON.stringify(plan)).not.toContain(bilal.id);
  // An Admin's plan has everybody, and keeps whom they pin.
  const whole = await fillOf(product, admin).planFor([event], { pinned: [seatOf(bilal)] });
  expect(placedIn(whole)).toEqual([bilal.id]);
});

test('RG-02 MT-04 who is there from elsewhere keeps the place, and it counts', async () => {
  const bilal = await ofSouth();
  await givePlace(product, { event, roleId, userId: bilal.id }, admin.id);
  await ofNorth();
  const plan = await fill.planFor([event], everybody);
  expect(plan.events[0]?.parts[0]).toMatchObject({ places: 2, filled: 1 });
  expect(placedIn(plan)).toHaveLength(1);
  expect((await fill.save(plan)).status).toBe(200);
  expect(await fill.stateOf(event, bilal.id)).toMatchObject({ state: 'confirmed', roleId });
  expect(await fill.filledOf(event)).toEqual([2]);
});

test('RG-02 MT-04 they save and take back a plan; both stand in the log by their name', async () => {
  const aisha = await ofNorth();
  await asks(product, { event, userId: aisha.id });
  const id = newId();
  const saving = await fill.save(await fill.planFor([event]), { id });
  expect(saving.body.summary).toMatchObject({ places: 1 });
  expect((await fill.undo(id)).body).toMatchObject({ released: 1, kept: [] });
  expect(await fill.stateOf(event, aisha.id)).toMatchObject({ state: 'requested' });
  const entries = await product.db
    .selectFrom('auditEntry')
    .select(['action', 'actorId'])
    .where('eventId', '=', event.id)
    .where('action', 'in', ['event.filled', 'event.fill_undone'])
    .orderBy('action')
    .execute();
  const actorId = person.id;
  expect(entries).toEqual([
    { action: 'event.fill_undone', actorId },
    { action: 'event.filled', actorId },
  ]);
});

test.each(['give', 'ask'])(
  'RG-02 MT-04 a plan that is to %s a place to somebody of another branch is refused as one with nobody in it',
  async (how) => {
    const [aisha, bilal] = [await ofNorth(), await ofSouth()];
    await asks(product, { event, userId: aisha.id });
    const plan = await fill.planFor([event]);
    const answers = [];
    for (const other of [bilal, { id: newId() }]) {
      // What an Admin's own plan would have been seen by.
      const theirs = await fillOf(product, admin).planFor([event], { pinned: [seatOf(bilal)] });
      const places = [...placesIn(plan), seatOf(other)];
      const { fingerprint } = placedIn(theirs).includes(other.id) ? theirs : plan;
      answers.push(await fill.save({ ...plan, fingerprint }, { how, places }));
    }
    expect(answers.map(said)).toEqual([changed, changed]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await fill.stateOf(event, aisha.id)).toMatchObject({ state: 'requested' });
    expect(await fill.stateOf(event, bilal.id)).toBeUndefined();
  },
);

test('RG-02 MT-04 nobody takes back or sends again what another organiser saved, and nobody plans two events', async () => {
  const aisha = await ofNorth();
  await asks(product, { event, userId: aisha.id });
  const [colleague, theirs] = [await givenSignedIn(product), fillOf(product, admin)];
  await give(colleague);
  const id = newId();
  const plan = await theirs.planFor([event]);
  expect((await theirs.save(plan, { id })).status).toBe(200);
  expect(said(await fill.undo(id))).toEqual(noPlan);
  expect(said(await fill.save(plan, { id }))).toEqual(changed);
  const own = newId();
  await asks(product, { event, userId: (await ofNorth()).id });
  await fill.save(await fill.planFor([event]), { id: own });
  expect(said(await fillOf(product, colleague).undo(own))).toEqual(noPlan);
  expect((await theirs.undo(own)).status).toBe(200);
  const both = [event, await made()];
  expect(said(await fill.preview(both, everybody))).toEqual(notAllowed);
  const eventIds = both.map(({ id }) => id);
  expect(said(await fill.save(plan, { eventIds }))).toEqual(notAllowed);
});

test('RG-02 MT-04 a right that has ended takes back nothing', async () => {
  await asks(product, { event, userId: (await ofNorth()).id });
  const id = newId();
  await fill.save(await fill.planFor([event]), { id });
  await product.db.deleteFrom('branchGrant').where('userId', '=', person.id).execute();
  expect(said(await fill.undo(id))).toEqual(notAllowed);
});

test('RG-02 RO-05 the board takes in the people of the branch; others are as accounts that there are not', async () => {
  const [aisha, bilal] = [await ofNorth(), await ofSouth()];
  const ids = [aisha.id, bilal.id, newId()].join();
  const { people } = (await person.call(boardPeople, { params: params(), query: { ids } })).body;
  expect((people as Board['people']).map(({ userId }) => userId)).toEqual([aisha.id]);
  const move = async (...moves: { id: string }[]) =>
    await saved(
      person,
      event,
      moves.map(({ id }) => moveOf(id, 'none', roleId)),
    );
  const nobody = { id: newId() };
  const refused = await move(aisha, bilal, nobody);
  expect(said(refused)).toEqual([409, 'board.changed']);
  const fields = refused.body.fields as Record<string, string>;
  expect(Object.keys(fields).toSorted()).toEqual([bilal.id, nobody.id].toSorted());
  expect(fields[bilal.id]).toBe(fields[nobody.id]);
  expect((await move(aisha)).status).toBe(200);
  // An Admin lets somebody of elsewhere in: there they can be seen and moved.
  await givePlace(product, { event, roleId, userId: bilal.id }, admin.id);
  const board = (await person.call(eventBoard, { params: params() })).body.board as Board;
  expect(board.people.map(({ userId }) => userId)).toEqual([aisha.id, bilal.id]);
  expect((await saved(person, event, [moveOf(bilal.id, roleId, null)])).status).toBe(200);
});

test('RG-02 RO-05 a place elsewhere is not named on the board, and a reason overcomes it', async () => {
  const aisha = await ofNorth();
  const shelter = await givenEvent(admin, { title: 'Night shelter' });
  await givePlace(
    product,
    { event: shelter, roleId: firstRole(shelter).id, userId: aisha.id },
    admin.id,
  );
  const moves = [moveOf(aisha.id, 'none', roleId)];
  const clash = await saved(person, event, moves);
  expect(said(clash)).toEqual([409, 'board.clash']);
  expect(JSON.stringify(clash.body)).toContain('somewhere else');
  expect(JSON.stringify(clash.body)).not.toContain('shelter');
  expect(JSON.stringify((await saved(admin, event, moves)).body)).toContain('Night shelter');
});

test('RG-02 MT-04 the next best is one of the branch', async () => {
  const leaver = await ofNorth('Zara');
  const bilal = await ofSouth();
  await givePlace(product, { event, roleId, userId: leaver.id }, admin.id);
  const place = { id: await fill.participationOf(event, leaver.id) };
  await done(leaver, withdraw, { params: place });
  const next = async (by: Client = person) =>
    ((await by.call(nextBest, { params: params() })).body.roles as NextBest[])[0];
  expect(await next()).toMatchObject({ left: ['Zara'], next: { userId: person.id } });
  const aisha = await ofNorth();
  expect((await next())?.next?.userId).toBe(aisha.id);
  expect((await next())?.next?.userId).not.toBe(bilal.id);
});

test('RG-02 AD-02 people of the branch are invited to a role; nobody else is named, counted or asked about', async () => {
  const [aisha, bilal] = [await ofNorth('Aisha'), await ofSouth('Bilal')];
  const busy = await ofNorth('Chanda');
  const shelter = await givenEvent(admin, { title: 'Night shelter' });
  await givePlace(
    product,
    { event: shelter, roleId: firstRole(shelter).id, userId: busy.id },
    admin.id,
  );
  const ask = async (filter: object, by: Client = person) =>
    await by.call(previewRoleInvitation, { params: { id: roleId }, body: { filter } });
  const { body } = await ask({ skills: 'First aid' });
  expect(placedIn(body.plan as FillPlan)).toEqual([aisha.id]);
  expect(body.noPlaceLeft).toMatchObject({ count: 0 });
  expect(body.cannot).toMatchObject({ count: 1, people: [{ userId: busy.id }] });
  const text = JSON.stringify(body);
  for (const hidden of [bilal.id, 'Night shelter', shelter.id]) expect(text).not.toContain(hidden);
  expect(JSON.stringify((await ask({ q: 'Chanda' }, admin)).body)).toContain('Night shelter');
  for (const told of [{ past: 'came' }, { hours: '3' }, { event: shelter.id }])
    expect(said(await ask(told))).toEqual(notAllowed);
  for (const asked of [{ role: 'Volunteer' }, { status: 'active' }])
    expect(said(await ask(asked))).toEqual(notAllowed);
  const saving = await fill.save(body.plan as FillPlan, { how: 'ask' });
  expect(saving.body.summary).toMatchObject({ places: 1 });
  expect(await fill.stateOf(event, aisha.id)).toMatchObject({ state: 'offered' });
});
